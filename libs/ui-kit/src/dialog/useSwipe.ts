import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** A swipe longer than this closes, px. */
const threshold = 20;

type Direction = 'left' | 'right' | 'down';

/**
 * Follows a finger and reports a swipe. The element trails the finger, so that the gesture is felt before it takes
 * effect.
 * @param direction where the finger must go
 * @param canStart rejects a gesture, e.g. when the content is scrolled
 */
export function useSwipe(
  direction: Direction,
  onSwipe: () => void,
  canStart: (target: Element) => boolean = () => true,
) {
  const start = useRef<{ x: number; y: number } | null>(null);

  const travel = (event: TouchEvent<HTMLElement>) => {
    const touch = event.changedTouches[0];
    if (!start.current || !touch) return 0;
    const dx = touch.clientX - start.current.x;
    const dy = touch.clientY - start.current.y;
    const along = direction === 'down' ? dy : direction === 'left' ? -dx : dx;
    const across = direction === 'down' ? dx : dy;
    return along > Math.abs(across) ? along : 0;
  };
  const moveBy = (element: HTMLElement, distance: number) => {
    element.style.translate = distance
      ? direction === 'down'
        ? `0 ${distance}px`
        : `${direction === 'left' ? -distance : distance}px 0`
      : '';
  };

  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      const isOne = event.touches.length === 1;
      start.current =
        touch && isOne && canStart(event.target as Element) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => moveBy(event.currentTarget, travel(event)),
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const distance = travel(event);
      start.current = null;
      moveBy(event.currentTarget, 0);
      if (distance > threshold) onSwipe();
    },
    onTouchCancel: (event: TouchEvent<HTMLElement>) => {
      start.current = null;
      moveBy(event.currentTarget, 0);
    },
  };
}
