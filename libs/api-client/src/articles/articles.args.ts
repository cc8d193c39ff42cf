/** Which page of the articles. Page size 9, or 10 on large screens (S1 §7). */
export interface ArticlesArgs {
  readonly page: number;
  readonly limit?: number;
  readonly filter?: Readonly<Record<string, string | number>>;
}

/** The page of articles that an address means; the same function on both sides (decision 24). */
export function articlesArgsFromUrl(
  url: string,
  cookies?: { readonly articles_limit?: string | undefined },
): ArticlesArgs & { readonly limit: number } {
  const page = Number(/[?&]page=(\d{1,5})(?:&|#|$)/.exec(url)?.[1] ?? 1);
  return { page: page >= 1 && page <= 10_000 ? page : 1, limit: cookies?.articles_limit === '10' ? 10 : 9 };
}
