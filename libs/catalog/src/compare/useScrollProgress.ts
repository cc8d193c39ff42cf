import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Which part of a row is visible, as fractions of its whole width. */
export interface ScrollProgress {
  start: number;
  size: number;
}

/** Follows a row that scrolls sideways; `null` before the first measurement and when all of it is visible. */
export function useScrollProgress(row: RefObject<HTMLElement | null>): ScrollProgress | null {
  const [progress, setProgress] = useState<ScrollProgress | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const fits = scrollWidth <= clientWidth + 1;
      setProgress(fits ? null : { start: scrollLeft / scrollWidth, size: clientWidth / scrollWidth });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A removed product narrows the content, not the row.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);

  return progress;
}
