import { useEffect, useState, type RefObject } from 'react';

/** A film that plays while it is seen. */
export interface SeenVideo {
  /** The visitor has stopped it, or the browser does not let it begin by itself. */
  readonly isStopped: boolean;
  /** A picture of it has been shown. */
  readonly hasBegun: boolean;
  /** It could not be loaded: the poster stays. */
  readonly isBroken: boolean;
  readonly toggle: () => void;
  readonly onPlaying: () => void;
  readonly onError: () => void;
}

/** How much of a film must be in the window. */
const seenPart = 0.5;

const savesData = () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Plays a film while at least half of it is seen and nobody has stopped it; never under reduced motion. S1 §3. */
export function useSeenVideo(video: RefObject<HTMLVideoElement | null>): SeenVideo {
  const [isStopped, setStopped] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [isBroken, setBroken] = useState(false);

  // Who counts bytes decides himself.
  useEffect(() => {
    if (savesData()) setStopped(true);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element || isStopped || isBroken) return;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    let isSeen = false;
    let isAlive = true;
    const follow = () => {
      if (!isSeen || stillness.matches) {
        element.pause();
        return;
      }
      // A browser lets only silent films begin by themselves.
      element.muted = true;
      element.play()?.catch((error: unknown) => {
        if (isAlive && (error as Error).name === 'NotAllowedError') setStopped(true);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= seenPart;
        follow();
      },
      { threshold: seenPart },
    );
    observer.observe(element);
    stillness.addEventListener('change', follow);
    return () => {
      isAlive = false;
      observer.disconnect();
      stillness.removeEventListener('change', follow);
      element.pause();
    };
  }, [video, isStopped, isBroken]);

  return {
    isStopped,
    hasBegun,
    isBroken,
    toggle: () => setStopped(!isStopped),
    onPlaying: () => setBegun(true),
    onError: () => setBroken(true),
  };
}
