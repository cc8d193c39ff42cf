/** A page number, or a gap between two of them. */
export type PageSlot = number | 'gap';

/**
 * What a row of `visible` numbered links shows: the first and the last page always, the pages around the current one
 * between them. Gaps mark where pages are left out; they do not count towards `visible`.
 */
export function pageSlots(page: number, pageCount: number, visible: number): PageSlot[] {
  if (pageCount <= visible) return range(1, pageCount);
  const inner = visible - 2;
  // The window between both ends, moved back where the current page is near one of them.
  const start = Math.min(Math.max(2, page - Math.floor(inner / 2)), pageCount - inner);
  const end = start + inner - 1;
  return [
    1,
    ...(start > 2 ? ['gap' as const] : []),
    ...range(start, end),
    ...(end < pageCount - 1 ? ['gap' as const] : []),
    pageCount,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
