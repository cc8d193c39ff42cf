import { LISTING_LIMITS, LISTING_SORTS } from '@tropa/api-client/wire';

/** The choices of a list that the visitor made before; values outside the closed lists are none (decision 25). */
export function listCookies(cookies: Readonly<Record<string, string | undefined>>): { limit?: string; sort?: string } {
  const { limit = '', sort = '' } = cookies;
  return {
    ...(LISTING_LIMITS.some((known) => String(known) === limit) ? { limit } : {}),
    ...(LISTING_SORTS.some((known) => known === sort) ? { sort } : {}),
  };
}
