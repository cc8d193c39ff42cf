import type { ApiError } from '../shop-api/api-error.js';
import type { ShopTag } from '../shop-api/shop-api.js';

/**
 * What a refused call of the account leaves in doubt: the session may have ended meanwhile. The user is asked anew, and
 * the header and the account's pages follow the answer; which code a shop refuses with does not matter. A lost network
 * says nothing about the session.
 */
export const userInDoubt = (error: ApiError | undefined): ShopTag[] =>
  error?.kind === 'shop' || error?.statusCode === 401 || error?.statusCode === 403 ? ['User'] : [];
