import { useEffect, useState, type RefObject } from 'react';

/** Interval between two flips, ms; one flip takes as long (`FlipCounter.module.css`). */
const step = 150;

const canMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * How many flips have been made: null is «all of them», as the server renders it and as it stays with reduced motion.
 * The counter is set to 0 before it is visible, and counts up from there when it is.
 *
 * @param flips How many it takes.
 */
export function useFlips(root: RefObject<HTMLElement | null>, flips: number): number | null {
  const [made, setMade] = useState<number | null>(null);

  useEffect(() => {
    const element = root.current;
    if (element === null || flips === 0 || !canMove()) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      let now = 0;
      timer = setInterval(() => {
        now += 1;
        // One step more than there are flips: the last leaf falls before the cards come to rest.
        setMade(now <= flips ? now : null);
        if (now > flips) clearInterval(timer);
      }, step);
    };
    setMade(0);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setMade(null);
    };
  }, [root, flips]);

  return made;
}
