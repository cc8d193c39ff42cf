/** Which page of the articles. `limit` defaults to 9; large screens (1440 px and up) show 10. */
export interface ArticlesArgs {
  readonly page: number;
  readonly limit?: number;
  readonly filter?: Readonly<Record<string, string | number>>;
}

/**
 * The page of articles that a URL denotes: 9 articles, or 10 when the cookie `articles_limit` is `10`. Server and
 * client both use it, so the first render does not depend on a measured window width.
 */
export function articlesArgsFromUrl(
  url: string,
  cookies?: { readonly articles_limit?: string | undefined },
): ArticlesArgs & { readonly limit: number } {
  const page = Number(/[?&]page=(\d{1,5})(?:&|#|$)/.exec(url)?.[1] ?? 1);
  return { page: page >= 1 && page <= 10_000 ? page : 1, limit: cookies?.articles_limit === '10' ? 10 : 9 };
}
