/** Name of the cookie that tells the server the page size for this visitor's screen. */
export const articlesLimitCookie = 'articles_limit';

/** Page size by window width: 10 from 1440 px up, otherwise 9. */
export const wantedArticlesLimit = (): 9 | 10 => (window.matchMedia('(min-width: 1440px)').matches ? 10 : 9);

/** Remembers the page size for a year. */
export function writeArticlesLimit(limit: number): void {
  document.cookie = `${articlesLimitCookie}=${limit}; path=/; max-age=31536000; samesite=lax`;
}
