import type { WidgetAbout } from '../widgets/widget-registry.js';

/** A screen's fraction before a widget comes into sight. */
const nearby = '300px';

const gestures = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back when the element is needed; `interaction` and `visible` both come with a gesture on it too. */
export function whenNeeded(element: HTMLElement, when: WidgetAbout['when'], callback: () => void): void {
  // An empty element shows nothing to point at.
  if (when === 'idle' || element.firstChild === null) {
    callback();
    return;
  }
  const stops: (() => void)[] = [];
  const call = () => {
    stops.forEach((stop) => stop());
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
}
