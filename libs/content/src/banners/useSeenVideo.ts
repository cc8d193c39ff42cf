import { useEffect, useState, type RefObject } from 'react';

/** A video that plays while it is in view. */
export interface SeenVideo {
  /** The visitor has stopped it, or the browser does not let it autoplay. */
  readonly isStopped: boolean;
  /** A frame of it has been shown. */
  readonly hasBegun: boolean;
  /** It could not be loaded: the poster stays. */
  readonly isBroken: boolean;
  readonly toggle: () => void;
  readonly onPlaying: () => void;
  readonly onError: () => void;
}

/** How much of a video must be in view, as a share. */
const seenPart = 0.5;

const savesData = () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Plays a video while at least half of it is in view and nobody has stopped it; never under reduced motion. */
export function useSeenVideo(video: RefObject<HTMLVideoElement | null>): SeenVideo {
  const [isStopped, setStopped] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [isBroken, setBroken] = useState(false);

  // With data saving on, the visitor decides.
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
      // Browsers autoplay muted videos only.
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
