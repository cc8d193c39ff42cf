import {
  checkAvailabilityRequest,
  checkAvailabilityResponse,
  reserveProductRequest,
  reserveProductResponse,
  getReviewsRequest,
  getReviewsResponse,
} from './product.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of a product. */
export const productCalls = [
  {
    name: 'checkAvailability',
    method: 'POST',
    path: '/api/product/checkAvailability/',
    request: checkAvailabilityRequest,
    response: checkAvailabilityResponse,
  },
  {
    name: 'reserveProduct',
    method: 'POST',
    path: '/api/product/reserveProduct/',
    request: reserveProductRequest,
    response: reserveProductResponse,
    isIdempotent: true,
  },
  {
    name: 'getReviews',
    method: 'POST',
    path: '/api/product/getReviews/',
    request: getReviewsRequest,
    response: getReviewsResponse,
  },
] as const satisfies readonly WireCall[];
