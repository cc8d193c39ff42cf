const gestures = ['pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls back once: when the page has loaded and is idle, or at the visitor's first touch, key or pointer press,
 * whichever comes first. Scripts fetched before the largest picture would delay it. A prerendered page waits until it
 * is activated.
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

  const listen = () => {
    gestures.forEach((gesture) => addEventListener(gesture, call, { capture: true, passive: true }));
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  };

  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', listen, { once: true });
  } else {
    listen();
  }
}
