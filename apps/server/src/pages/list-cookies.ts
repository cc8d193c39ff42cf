import { LISTING_LIMITS, LISTING_SORTS } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';

/**
 * The visitor's saved choices for a list at this address; values outside the closed lists are ignored (decision 25).
 * The page size that depends on the screen applies to articles alone, or every page would have two cache entries
 * (decision 24).
 */
export function listCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  address: string,
): RenderInput['cookies'] {
  const { limit = '', sort = '', articles_limit: articlesLimit = '' } = cookies;
  if (/^\/articles\/?(\?|$)/.test(address)) return articlesLimit === '10' ? { articles_limit: articlesLimit } : {};
  return {
    ...(LISTING_LIMITS.some((known) => String(known) === limit) ? { limit } : {}),
    ...(LISTING_SORTS.some((known) => known === sort) ? { sort } : {}),
  };
}
