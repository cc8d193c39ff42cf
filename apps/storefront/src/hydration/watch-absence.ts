/** After this long, ms, it is unknown what has happened: the loader itself may have come late. */
const longAgo = 30_000;

/**
 * Whether the visitor was on a page of the shop a moment ago: what they changed last there, a quantity say, may have
 * been under way while this page was rendered.
 */
function comesFromHere({ document, performance, location }: Window): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Notes whether the visitor leaves before the shop's code has started: for another tab, or for another page from which
 * the back/forward cache returned; or comes from a page of the shop. What the page says about the visitor may be
 * outdated then.
 *
 * @returns whether that may have happened by now.
 */
export function watchAbsence(target: Window): () => boolean {
  let wasAway = target.document.visibilityState === 'hidden' || comesFromHere(target);
  target.document.addEventListener('visibilitychange', () => (wasAway = true), { once: true });
  target.addEventListener('pageshow', ({ persisted }) => (wasAway ||= persisted));
  return () => wasAway || performance.now() > longAgo;
}
