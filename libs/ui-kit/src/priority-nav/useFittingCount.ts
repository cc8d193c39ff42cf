import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Space that «ещё» takes beside the row. */
const moreWidth = 88;

/**
 * How many items of a row fit into its parent beside the «more» button; `null` until measured.
 * Widths are measured once (and again when the fonts have loaded): a resize costs only arithmetic.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, items: readonly unknown[]): number | null {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const element = list.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    let ends: number[] = [];

    const measure = () => {
      const children = [...element.children] as HTMLElement[];
      // Hidden ones have no width: show all while measuring, before the browser paints.
      const hidden = children.filter((child) => child.hasAttribute('data-overflow'));
      for (const child of hidden) child.removeAttribute('data-overflow');
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      let end = 0;
      ends = children.map((child, index) => (end += child.getBoundingClientRect().width + (index ? gap : 0)));
      for (const child of hidden) child.setAttribute('data-overflow', 'true');
    };
    const fit = () => {
      // Fractions count: a rounded width may promise half a pixel that is not there.
      const room = parent.getBoundingClientRect().width;
      const total = ends.at(-1) ?? 0;
      // Without layout (a hidden header) nothing is known yet.
      if (room === 0 || total === 0) return;
      setCount(total <= room ? ends.length : ends.filter((end) => end <= room - moreWidth).length);
    };

    measure();
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(parent);
    let isAlive = true;
    void document.fonts?.ready.then(() => {
      if (!isAlive) return;
      measure();
      fit();
    });
    return () => {
      isAlive = false;
      observer.disconnect();
    };
  }, [list, items]);

  return count;
}
