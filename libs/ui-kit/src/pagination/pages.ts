/** A page number, or a gap between two of them. */
export type PageSlot = number | 'gap';

/**
 * What a row of `visible` places shows: the first and the last page always, the current one with its
 * neighbours, gaps where pages are left out. The row keeps its length, so that buttons do not move under the pointer.
 */
export function pageSlots(page: number, pageCount: number, visible: number): PageSlot[] {
  if (pageCount <= visible) return range(1, pageCount);
  // First, last and a gap on each side leave the rest for the middle.
  const middle = Math.max(1, visible - 4);
  const edge = visible - 2;
  if (page <= Math.ceil(edge / 2) + (middle > 1 ? 1 : 0) && page < edge) return [...range(1, edge), 'gap', pageCount];
  if (page > pageCount - edge + 1) return [1, 'gap', ...range(pageCount - edge + 1, pageCount)];
  const start = page - Math.floor(middle / 2);
  return [1, 'gap', ...range(start, start + middle - 1), 'gap', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
