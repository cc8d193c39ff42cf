import { getListingRequest, getListingResponse } from './listing.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the list of goods. */
export const listingCalls = [
  {
    name: 'getListing',
    method: 'POST',
    path: '/api/catalog/getItems/',
    request: getListingRequest,
    response: getListingResponse,
  },
] as const satisfies readonly WireCall[];
