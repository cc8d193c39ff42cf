import { useEffect, useState, type RefObject } from 'react';
import { slideAt, slideStep } from './useCurrentSlide.js';

/** A slide that disappears sooner cannot be read, whatever the settings say; ms. */
const leastTimeout = 1000;

/** Why a row that moves by itself is paused. */
type Hold = 'hover' | 'focus' | 'touch' | 'hidden' | 'away' | 'stillness';

const isSwitch = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-autoplay-switch]') !== null;

/**
 * Keeps advancing to the next slide, from the last one to the first. It is paused while the pointer is over the frame,
 * while the keyboard focus is in it, while it is touched, in a hidden tab and out of view; always under reduced motion.
 *
 * @returns whether the next slide is about to be shown: time to load its picture.
 */
export function useAutoplay(
  frame: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  { timeout, isOn }: { timeout: number; isOn: boolean },
): boolean {
  const [isNextNear, setNextNear] = useState(false);

  useEffect(() => {
    const root = frame.current;
    const row = viewport.current;
    if (!root || !row || !isOn) return;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stay = Math.max(timeout, leastTimeout);
    const holds = new Set<Hold>();
    let timers: ReturnType<typeof setTimeout>[] = [];

    const showNext = () => {
      const next = (slideAt(row) + 1) % row.children.length;
      row.scrollTo({ left: next * slideStep(row), behavior: 'smooth' });
      restart();
    };
    const restart = () => {
      timers.forEach(clearTimeout);
      timers = holds.size > 0 ? [] : [setTimeout(() => setNextNear(true), stay / 2), setTimeout(showNext, stay)];
    };
    const hold = (reason: Hold, isHeld: boolean) => {
      if (isHeld === holds.has(reason)) return;
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      restart();
    };

    const stops: (() => void)[] = [];
    const on = (target: EventTarget, type: string, listen: (event: Event) => void) => {
      target.addEventListener(type, listen, { passive: true });
      stops.push(() => target.removeEventListener(type, listen));
    };
    const isFinger = (event: Event) => (event as PointerEvent).pointerType === 'touch';
    on(root, 'pointerenter', (event) => !isFinger(event) && hold('hover', true));
    on(root, 'pointerleave', (event) => !isFinger(event) && hold('hover', false));
    on(root, 'pointerdown', (event) => isFinger(event) && hold('touch', true));
    // A finger that scrolls ends with `pointercancel`.
    for (const end of ['pointerup', 'pointercancel']) on(document, end, () => hold('touch', false));
    // Only keyboard focus pauses: a clicked dot keeps the focus long after the visitor has moved on. The pause button
    // does not pause either: a visitor who clicks «play» wants it to play.
    on(root, 'focusin', ({ target }) =>
      hold('focus', !isSwitch(target) && root.querySelector(':focus-visible') !== null),
    );
    on(root, 'focusout', () => hold('focus', false));
    on(document, 'visibilitychange', () => hold('hidden', document.hidden));
    on(stillness, 'change', () => hold('stillness', stillness.matches));
    const observer = new IntersectionObserver(([entry]) => hold('away', entry?.isIntersecting === false));
    observer.observe(row);

    if (stillness.matches) holds.add('stillness');
    if (document.hidden) holds.add('hidden');
    if (root.matches(':hover')) holds.add('hover');
    restart();
    return () => {
      timers.forEach(clearTimeout);
      observer.disconnect();
      stops.forEach((stop) => stop());
    };
  }, [frame, viewport, timeout, isOn]);

  return isNextNear;
}
