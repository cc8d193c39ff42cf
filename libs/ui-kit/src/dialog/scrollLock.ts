let locks = 0;
let restore = () => {};

/**
 * Stops the page under a dialog from scrolling, without the jump that a vanishing scrollbar causes. Locks are counted:
 * the page scrolls again when the last one is released.
 * @returns releases this lock; further calls do nothing
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks === 0) {
    const { overflow, scrollbarGutter } = style;
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    if (hasScrollbar) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    restore = () => {
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }
  locks += 1;
  let isLifted = false;
  return () => {
    if (isLifted) return;
    isLifted = true;
    locks -= 1;
    if (locks === 0) restore();
  };
}
