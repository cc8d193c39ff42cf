let isWatched = false;
let isLeft = false;

/** Notes when the page is left, from the first store on; on a server it does nothing. */
export function watchLeaving(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  window.addEventListener('pagehide', () => (isLeft = true));
  // Back from the browser's cache.
  window.addEventListener('pageshow', () => (isLeft = false));
}

/** Whether the page is being left: the browser cuts the calls in flight, and that is no failure to tell of. */
export const isLeaving = (): boolean => isLeft;
