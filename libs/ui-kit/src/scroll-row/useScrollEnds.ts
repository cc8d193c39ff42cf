import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether a row can scroll further in either direction, and reports when its end is near. */
export function useScrollEnds(row: RefObject<HTMLElement | null>, nearEndItems: number, onNearEnd?: () => void) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  const notify = useRef(onNearEnd);
  useEffect(() => {
    notify.current = onNearEnd;
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const canGoBack = element.scrollLeft > 1;
      const canGoOn = rest > 1;
      setEnds((old) => (old.canGoBack === canGoBack && old.canGoOn === canGoOn ? old : { canGoBack, canGoOn }));
      const itemWidth = element.firstElementChild?.getBoundingClientRect().width ?? 0;
      if (itemWidth > 0 && rest < nearEndItems * itemWidth) notify.current?.();
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    // New items do not change the size of the row itself.
    const items = new MutationObserver(schedule);
    items.observe(element, { childList: true });
    element.addEventListener('scroll', schedule, { passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', schedule);
    };
  }, [row, nearEndItems]);

  return ends;
}
