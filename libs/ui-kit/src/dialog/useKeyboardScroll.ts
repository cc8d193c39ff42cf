import { useEffect } from 'react';
import type { RefObject } from 'react';

const focusable = 'a[href], summary, [tabindex], :is(button, input, select, textarea):not(:disabled)';

/**
 * What scrolls must be reachable by key (WCAG 2.1.1). Chromium and Firefox let the focus into a scroller that has
 * nothing else to focus; in WebKit a long text could not be read to its end without a mouse.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const update = () => {
      const isStop = scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(focusable);
      if (isStop) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
