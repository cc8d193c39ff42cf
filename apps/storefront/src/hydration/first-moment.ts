import { isPrerendering } from './when-activated.js';

const gestures = ['pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls back once: when the page has loaded, has been painted and is idle, or at the visitor's first touch, key or
 * pointer press, whichever comes first. Scripts fetched before the largest picture would delay it. A prerendered page
 * is never painted: it is ready as soon as it is idle. A page in a background tab waits until it is shown.
 */
export function atFirstMoment(callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (isCalled) return;
    isCalled = true;
    gestures.forEach((gesture) => removeEventListener(gesture, call, true));
    callback();
  };

  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: 1500 }) : setTimeout(call, 200);
  // On a fast network everything has loaded before the first paint.
  const whenPainted = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      whenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  };

  const whenLoaded = isPrerendering(document) ? whenIdle : whenPainted;

  gestures.forEach((gesture) => addEventListener(gesture, call, { capture: true, passive: true }));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}
