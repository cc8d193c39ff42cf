import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the start of one slide to that of the next, px; 0 before layout. */
export function slideStep(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** The index of the current slide of a row, from 0. */
export function slideAt(row: HTMLElement): number {
  const step = slideStep(row);
  return step > 0 ? Math.round(row.scrollLeft / step) : 0;
}

/** Follows the current slide; reports every change. */
export function useCurrentSlide(viewport: RefObject<HTMLElement | null>, onChange?: (index: number) => void): number {
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const index = slideAt(row);
      if (index === shown.current) return;
      shown.current = index;
      setCurrent(index);
      notify.current?.(index);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    // A browser may have scrolled the row before hydration.
    schedule();
    row.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', schedule);
    };
  }, [viewport]);

  return current;
}
