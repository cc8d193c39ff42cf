import type { RefObject } from 'react';
import { useEffect } from 'react';
import { scrollTo } from './scroll-to.js';

/** Steepest movement of a finger that still turns the cards, degrees from the horizontal. */
export const SWIPE_ANGLE = 30;

/** How far a finger moves before its direction counts, px. */
const certainty = 6;

/** A shorter swipe, as a share of a card, springs back to where it began. */
const leastTurn = 0.15;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  /** Where the finger was at its last event. */
  lastY: number;
  isSwipe: boolean | null;
}

/**
 * Turns a row of cards (`[data-card]`) with a finger, card by card. Replaces the browser's own scrolling, which follows
 * any slant: here a movement steeper than 30° leaves the cards alone and scrolls the page. Wheel, keys and scroll bar,
 * and a page without scripts, scroll the row as usual.
 */
export function useCardSwipe(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let finger: Finger | null = null;

    const begin = ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch' || !isPrimary) return;
      finger = { id, x, y, left: element.scrollLeft, lastY: y, isSwipe: null };
    };
    const move = (event: PointerEvent) => {
      if (!finger || finger.id !== event.pointerId) return;
      const across = event.clientX - finger.x;
      const down = event.clientY - finger.y;
      if (finger.isSwipe === null) {
        if (Math.hypot(across, down) < certainty) return;
        finger.isSwipe = isSwipe(across, down);
        // While the cards follow the finger, nothing else scrolls them.
        if (finger.isSwipe) element.style.scrollSnapType = 'none';
      }
      if (finger.isSwipe) element.scrollLeft = finger.left - across;
      // Between 30° and 45° the browser sees a horizontal movement, which it does not handle here: the page would not
      // scroll.
      else window.scrollBy({ top: finger.lastY - event.clientY, behavior: 'instant' });
      finger.lastY = event.clientY;
    };
    const end = ({ pointerId }: PointerEvent) => {
      if (!finger || finger.id !== pointerId) return;
      const { left, isSwipe: wasSwipe } = finger;
      finger = null;
      if (!wasSwipe) return;
      const card = element.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
      if (card > 0) scrollTo(element, restingPlace(left, element.scrollLeft, card));
      element.style.scrollSnapType = '';
    };

    // oxlint-disable-next-line react/immutability -- a DOM element, not a React value
    element.style.touchAction = 'pan-y pinch-zoom';
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) element.addEventListener(name, listeners[name]);
    return () => {
      element.style.touchAction = '';
      for (const name of names) element.removeEventListener(name, listeners[name]);
    };
  }, [row]);
}

/** Whether a finger's movement turns the cards. */
export const isSwipe = (across: number, down: number): boolean =>
  Math.atan2(Math.abs(down), Math.abs(across)) <= (SWIPE_ANGLE * Math.PI) / 180;

/** Where the row comes to rest: on the edge of a card, at least one further when the swipe was long enough. */
export function restingPlace(from: number, to: number, card: number): number {
  const turned = (to - from) / card;
  const cards = Math.abs(turned) < leastTurn ? 0 : Math.sign(turned) * Math.max(1, Math.round(Math.abs(turned)));
  return Math.max(0, Math.round(from / card) + cards) * card;
}
