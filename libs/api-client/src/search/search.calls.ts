import { searchProductsRequest, searchProductsResponse } from './search.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the search. */
export const searchCalls = [
  {
    name: 'searchProducts',
    method: 'POST',
    path: '/api/catalog/search/',
    request: searchProductsRequest,
    response: searchProductsResponse,
  },
] as const satisfies readonly WireCall[];
