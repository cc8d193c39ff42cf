/**
 * Keeps lines where the visitor saw them: a line that was deleted and put back is at its old place, though the
 * server may name it last.
 *
 * @param known Keys in the order in which they were shown.
 * @param present Keys that are to be shown now, in the server's order; new ones come last.
 */
export function keepOrder(known: readonly string[], present: readonly string[]): readonly string[] {
  const kept = known.filter((key) => present.includes(key));
  return [...kept, ...present.filter((key) => !kept.includes(key))];
}
