import { useRef } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';

/** A movement shorter than this, px, is only a tap. */
const threshold = 40;

interface Turns {
  index: number;
  last: number;
  turnTo: (index: number) => void;
}

/** Arrows, Home and End. With a modifier they belong to the browser (Alt+← is «back»). */
export function turnsByKey({ index, last, turnTo }: Turns) {
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
  return (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turnTo(target);
  };
}

/** The row of pictures follows the finger, and turns when it is lifted far enough from where it touched down. */
export function useTurnsByFinger({ index, last, turnTo }: Turns) {
  const start = useRef<{ x: number; y: number } | null>(null);

  const travel = (event: TouchEvent<HTMLElement>) => {
    const touch = event.changedTouches[0];
    if (!start.current || !touch) return 0;
    const dx = touch.clientX - start.current.x;
    return Math.abs(dx) > Math.abs(touch.clientY - start.current.y) ? dx : 0;
  };
  const moveBy = (element: HTMLElement, dx: number) => {
    if (dx) element.style.setProperty('--lightbox-drag', `${dx}px`);
    else element.style.removeProperty('--lightbox-drag');
    element.toggleAttribute('data-dragged', dx !== 0);
  };
  const release = (event: TouchEvent<HTMLElement>) => {
    start.current = null;
    moveBy(event.currentTarget, 0);
  };

  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      // Two fingers zoom, and one finger pans a zoomed page.
      const isTurn = event.touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.05;
      start.current = touch && isTurn ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const dx = travel(event);
      const isPastEnd = (dx > 0 && index === 0) || (dx < 0 && index === last);
      moveBy(event.currentTarget, isPastEnd ? dx / 4 : dx);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const dx = travel(event);
      release(event);
      if (Math.abs(dx) >= threshold) turnTo(index + (dx < 0 ? 1 : -1));
    },
    onTouchCancel: release,
  };
}
