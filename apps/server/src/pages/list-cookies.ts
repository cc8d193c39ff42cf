import type { RenderInput } from '../api/render-contract.js';
import { LISTING_LIMITS, LISTING_SORTS } from '@tropa/api-client/wire';

/**
 * What a list of this address knows of the visitor: his choices of before, values outside the closed lists are none
 * (decision 25); the page size of his screen for articles alone, lest every page have two copies (decision 24).
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
