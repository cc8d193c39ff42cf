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
  // Back from the browser's cache.
  window.addEventListener('pageshow', () => (isLeft = false));
}

/**
 * Notes where a call began. The answer says whether the page has been left since: the browser cuts the calls in flight,
 * and that is no failure to tell of. A page that lies in the browser's cache stands still: it learns of the cut after
 * the visitor has come back.
 */
export function sinceHere(): () => boolean {
  const before = leaves;
  return () => isLeft || leaves !== before;
}
