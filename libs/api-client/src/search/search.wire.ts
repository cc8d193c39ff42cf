import { productCardWire } from '../product/product-card.wire.js';
import { maybeTextWire } from '../wire-values/wire-values.js';
import { limitRequest, maybeTextRequest, pageRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** `POST /api/catalog/search/` (S1 §7): no count; the end is a page shorter than the limit (decision 15). */
export const searchProductsRequest = object({
  query: maybeTextRequest(200),
  limit: nullish(limitRequest(60), 15),
  page: nullish(pageRequest, 1),
});
/** `correctedQuery`: our extra, the query that was really searched (keyboard layout repaired). */
export const searchProductsResponse = object({ items: array(productCardWire), correctedQuery: maybeTextWire });
