import { productCardWire } from '../product/product-card.wire.js';
import { maybeTextWire } from '../wire-values/wire-values.js';
import { limitRequest, maybeTextRequest, pageRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** Request of `POST /api/catalog/search/`. The response has no total: a page shorter than the limit is the last one. */
export const searchProductsRequest = object({
  query: maybeTextRequest(200),
  limit: nullish(limitRequest(60), 15),
  page: nullish(pageRequest, 1),
});
/**
 * Response of `POST /api/catalog/search/`. `correctedQuery`, an optional extension, is the query actually searched
 * after its keyboard layout was corrected.
 */
export const searchProductsResponse = object({ items: array(productCardWire), correctedQuery: maybeTextWire });
