import type { ApiError } from '../shop-api/api-error.js';
import type { ShopTag } from '../shop-api/shop-api.js';

/**
 * The tags to invalidate after a rejected account call: the session may have ended meanwhile, whatever the error code.
 * The user is refetched, and the header and account pages follow. A network failure says nothing about the session.
 */
export const userInDoubt = (error: ApiError | undefined): ShopTag[] =>
  error?.kind === 'shop' || error?.statusCode === 401 || error?.statusCode === 403 ? ['User'] : [];
