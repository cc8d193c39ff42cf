import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import type { Fit } from '../product/product.model.js';
import { userInDoubt } from '../user/user-doubt.js';
import { toOwnReview, type OwnReview } from './own-reviews.model.js';
import { cancelReviewResponse, sendReviewResponse } from './own-reviews.wire.js';

/** Values of the review form. */
export interface ReviewValues {
  readonly id: number;
  /** Stars 1…5. */
  readonly rating: number;
  readonly comment: string;
  /** How the size fits, where the form has that question. */
  readonly fit?: Fit | undefined;
  readonly photos?: readonly File[] | undefined;
}

/** Endpoints of the visitor's own reviews, injected into the shop's single API. */
export const ownReviewsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Removes a product from those that wait for a rating. `POST /api/cancelReview/` */
    cancelReview: build.mutation<null, { readonly id: number }>({
      query: ({ id }) => ({ url: 'cancelReview/', method: 'POST', data: { id }, showsLoader: true }),
      ...responseOf(cancelReviewResponse, () => null),
      invalidatesTags: (_result, error) => userInDoubt(error),
    }),
    /** Sends a review; responds with the saved one. `POST /api/sendReview/` */
    sendReview: build.mutation<OwnReview, ReviewValues>({
      query: ({ id, rating, comment, fit, photos = [] }) => ({
        url: 'sendReview/',
        method: 'POST',
        data: { id, rating, comment, ...(fit && { fit }), ...(photos.length > 0 && { photos }) },
        isForm: photos.length > 0,
        showsLoader: true,
      }),
      ...responseOf(sendReviewResponse, (raw) => toOwnReview(raw.item)),
      onQueryStarted: announceDone('form:sent', () => ({ form: 'review' })),
      invalidatesTags: (_result, error) => (error ? userInDoubt(error) : ['Reviews']),
    }),
  }),
});

/** Removes a product from those that wait for a rating. `POST /api/cancelReview/` */
export const useCancelReviewMutation = ownReviewsApi.useCancelReviewMutation;
/** Sends a review; responds with the saved one. `POST /api/sendReview/` */
export const useSendReviewMutation = ownReviewsApi.useSendReviewMutation;
