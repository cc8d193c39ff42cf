import {
  cancelReviewRequest,
  cancelReviewResponse,
  sendReviewRequest,
  sendReviewResponse,
} from './own-reviews.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the user's own reviews. */
export const ownReviewsCalls = [
  {
    name: 'cancelReview',
    method: 'POST',
    path: '/api/cancelReview/',
    request: cancelReviewRequest,
    response: cancelReviewResponse,
  },
  {
    name: 'sendReview',
    method: 'POST',
    path: '/api/sendReview/',
    request: sendReviewRequest,
    response: sendReviewResponse,
    files: ['photos'],
  },
] as const satisfies readonly WireCall[];
