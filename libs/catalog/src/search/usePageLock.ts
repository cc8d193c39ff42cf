import { lockScroll } from '@tropa/ui-kit';
import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Keeps the page from scrolling while the field has the focus. */
export function usePageLock(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let unlock = () => {};
    const lock = () => {
      unlock();
      unlock = lockScroll();
    };
    const free = () => unlock();
    input.addEventListener('focus', lock);
    input.addEventListener('blur', free);
    // Focused before hydration.
    if (input === document.activeElement) lock();
    return () => {
      input.removeEventListener('focus', lock);
      input.removeEventListener('blur', free);
      unlock();
    };
  }, [field]);
}
