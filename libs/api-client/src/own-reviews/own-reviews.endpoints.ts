import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { userInDoubt } from '../user/user-doubt.js';
import { toOwnReview, type OwnReview } from './own-reviews.model.js';
import { cancelReviewResponse, sendReviewResponse } from './own-reviews.wire.js';

/** Values of the review form. */
export interface ReviewValues {
  readonly id: number;
  /** Stars 1…5. */
  readonly rating: number;
  readonly comment: string;
}

/** Calls of the visitor's own reviews, in the one cache of the shop. */
export const ownReviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A product no longer waits for a rating. `POST /api/cancelReview/` (S2 §7) */
    cancelReview: build.mutation<null, { readonly id: number }>({
      query: ({ id }) => ({ url: 'cancelReview/', method: 'POST', data: { id }, showsLoader: true }),
      ...answerOf(cancelReviewResponse, () => null),
      invalidatesTags: (_result, error) => userInDoubt(error),
    }),
    /** Sends a review; the saved one comes back. `POST /api/sendReview/` (S2 §7) */
    sendReview: build.mutation<OwnReview, ReviewValues>({
      query: ({ id, rating, comment }) => ({
        url: 'sendReview/',
        method: 'POST',
        data: { id, rating, comment },
        showsLoader: true,
      }),
      ...answerOf(sendReviewResponse, (raw) => toOwnReview(raw.item)),
      invalidatesTags: (_result, error) => (error ? userInDoubt(error) : ['Reviews']),
    }),
  }),
});

/** A product no longer waits for a rating. `POST /api/cancelReview/` (S2 §7) */
export const useCancelReviewMutation = ownReviewsApi.useCancelReviewMutation;
/** Sends a review; the saved one comes back. `POST /api/sendReview/` (S2 §7) */
export const useSendReviewMutation = ownReviewsApi.useSendReviewMutation;
