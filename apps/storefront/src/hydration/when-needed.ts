import type { WidgetAbout } from '../widgets/widget-registry.js';

/** How far outside the viewport a widget counts as visible. */
const nearby = '300px';

const gestures = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls back when the element is needed; `visible`, too, is triggered by a gesture on the element.
 *
 * @returns a function that stops waiting.
 */
export function whenNeeded(element: HTMLElement, when: WidgetAbout['when'], callback: () => void): () => void {
  // An empty element has nothing to point at; an element that already has the pointer or focus will not be entered
  // again.
  if (when === 'idle' || element.firstChild === null || element.matches(':hover, :focus-within')) {
    callback();
    return () => {};
  }
  const stops: (() => void)[] = [];
  const stop = () => stops.forEach((end) => end());
  const call = () => {
    stop();
    callback();
  };
  for (const gesture of gestures) {
    element.addEventListener(gesture, call, { passive: true });
    stops.push(() => element.removeEventListener(gesture, call));
  }
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    stops.push(() => observer.disconnect());
  }
  return stop;
}
