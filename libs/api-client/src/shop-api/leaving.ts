let isWatched = false;
let isLeft = false;
let leaves = 0;

/** Notes when the page is left, from the first store on; on a server it does nothing. */
export function watchLeaving(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  window.addEventListener('pagehide', () => {
    isLeft = true;
    leaves += 1;
  });
  // Restored from the back/forward cache.
  window.addEventListener('pageshow', () => (isLeft = false));
}

/**
 * Notes when a call began. The returned function says whether the page has been left since: the browser aborts calls in
 * flight, and that is not a failure to report. A page in the back/forward cache is frozen: it learns of the abort after
 * the visitor has come back.
 */
export function sinceHere(): () => boolean {
  const before = leaves;
  return () => isLeft || leaves !== before;
}
