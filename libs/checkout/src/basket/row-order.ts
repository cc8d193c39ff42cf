/**
 * Keeps lines where the visitor saw them: a line that was deleted and put back stands at its old place, though the
 * server may name it last.
 *
 * @param known Keys as they stood.
 * @param present Keys that are to be shown now, in the server's order; new ones come last.
 */
export function keepOrder(known: readonly string[], present: readonly string[]): readonly string[] {
  const kept = known.filter((key) => present.includes(key));
  return [...kept, ...present.filter((key) => !kept.includes(key))];
}
