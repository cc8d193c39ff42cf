/** Name of the cookie in which the server finds the page size of this visitor's screen (decision 24). */
export const articlesLimitCookie = 'articles_limit';

/** Page size by the window: 10 on large screens and up, otherwise 9 (S1 §7). */
export const wantedArticlesLimit = (): 9 | 10 => (window.matchMedia('(min-width: 1440px)').matches ? 10 : 9);

/** Remembers the page size for a year. */
export function writeArticlesLimit(limit: number): void {
  document.cookie = `${articlesLimitCookie}=${limit}; path=/; max-age=31536000; samesite=lax`;
}
