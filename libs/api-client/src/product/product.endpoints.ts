import type { VariantRef } from '../basket/basket.model.js';
import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { cityStockTag, keepFor, shopApi } from '../shop-api/shop-api.js';
import {
  toAvailability,
  toReservation,
  toReview,
  toReviewSummary,
  type Availability,
  type Reservation,
  type Review,
  type ReviewSummary,
} from './product.model.js';
import {
  checkAvailabilityResponse,
  getReviewMarksResponse,
  getReviewsResponse,
  markReviewResponse,
  reserveProductResponse,
} from './product.wire.js';

/** Values of the reservation form. */
export interface ReservationValues extends VariantRef {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  /** Id of the chosen shop. */
  readonly address: string | number;
  /** Comma-joined values of the properties that are not pictures. */
  readonly property: string;
}

/** Reviews per call. */
export const REVIEWS_LIMIT = 5;

/** Which reviews: `index` is an offset, the number of reviews already loaded. */
export interface ReviewsArgs {
  readonly id: number;
  readonly limit?: number;
  readonly index?: number;
  /** Only reviews with that many stars. */
  readonly value?: number;
}

/** A portion of the reviews of a product. */
export interface ReviewsPortion {
  readonly reviews: readonly Review[];
  /** Total number of matching reviews. */
  readonly count: number;
  /** Summary of all reviews; null where the backend does not send it. */
  readonly summary: ReviewSummary | null;
}

/** The visitor's votes and own reviews of a product. */
export interface ReviewMarks {
  /** Ids of the reviews that the visitor found helpful. */
  readonly helpful: readonly number[];
  /** Ids of the user's own reviews. */
  readonly own: readonly number[];
}

/** A vote for a review. `productId`: the reviewed product. */
export interface MarkReviewArgs {
  readonly id: number;
  readonly productId: number;
  readonly isHelpful: boolean;
}

/** Endpoints of one product, injected into the shop's single API. */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Price, pictures and stock of a variant. `POST /api/product/checkAvailability/`: a query, although it is a POST.
     * Render `currentData`: `data` still holds the previous variant.
     */
    checkAvailability: build.query<Availability, VariantRef>({
      query: ({ id, retailId }) => ({
        url: 'product/checkAvailability/',
        method: 'POST',
        data: retailId ? { id, retailId } : { id },
      }),
      ...responseOf(checkAvailabilityResponse, toAvailability),
      // Stock goes stale quickly: returning to a variant later refetches it.
      keepUnusedDataFor: keepFor(60),
      // Shops, dates and their order depend on the visitor's city.
      providesTags: [cityStockTag],
    }),
    /**
     * Reserves a piece in a shop. `POST /api/product/reserveProduct/`. Keep one `idempotencyKey` per filled form: a
     * retry after a lost response makes no second reservation.
     */
    reserveProduct: build.mutation<Reservation, ReservationValues & { readonly idempotencyKey?: string }>({
      query: ({ retailId, idempotencyKey, ...form }) => ({
        url: 'product/reserveProduct/',
        method: 'POST',
        data: retailId ? { ...form, retailId } : form,
        showsLoader: true,
        ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
      }),
      ...responseOf(reserveProductResponse, toReservation),
      onQueryStarted: announceDone('form:sent', () => ({ form: 'reservation' })),
      // A refusal may mean that the stock changed: somebody else took the last piece.
      invalidatesTags: (_done, error) =>
        error === undefined ? [cityStockTag, 'Orders'] : error.kind === 'shop' ? [cityStockTag] : [],
    }),
    /** Reviews of a product. `POST /api/product/getReviews/`: a query, although it is a POST. */
    getReviews: build.query<ReviewsPortion, ReviewsArgs>({
      query: ({ id, limit = REVIEWS_LIMIT, index = 0, value }) => ({
        url: 'product/getReviews/',
        method: 'POST',
        data: { id, limit, index, ...(value !== undefined && { value }) },
      }),
      ...responseOf(getReviewsResponse, (raw) => ({
        reviews: raw.reviews.map(toReview),
        count: Number(raw.count),
        summary: toReviewSummary(raw.summary),
      })),
      providesTags: ['Reviews'],
    }),
    /**
     * Which reviews of a product this visitor found helpful or wrote. `POST /api/product/getReviewMarks/`: a query,
     * although it is a POST; optional for a backend.
     */
    getReviewMarks: build.query<ReviewMarks, { readonly id: number }>({
      query: ({ id }) => ({ url: 'product/getReviewMarks/', method: 'POST', data: { id }, isOptional: true }),
      ...responseOf(getReviewMarksResponse, (raw) => ({ helpful: raw.helpful.map(Number), own: raw.own.map(Number) })),
      providesTags: ['User'],
    }),
    /** Says that a review is helpful, or takes that back. `POST /api/product/markReview/` */
    markReview: build.mutation<number, MarkReviewArgs>({
      query: ({ id, isHelpful }) => ({ url: 'product/markReview/', method: 'POST', data: { id, isHelpful } }),
      ...responseOf(markReviewResponse, (raw) => Number(raw.helpful)),
      async onQueryStarted({ id, productId, isHelpful }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            productApi.util.updateQueryData('getReviewMarks', { id: productId }, ({ helpful, own }) => ({
              own,
              helpful: isHelpful ? [...new Set([...helpful, id])] : helpful.filter((one) => one !== id),
            })),
          );
        } catch {
          // The mutation reports the failure itself; the mark stays as it was.
        }
      },
    }),
  }),
});

/** Price, pictures and stock of a variant. `POST /api/product/checkAvailability/` */
export const useCheckAvailabilityQuery = productApi.useCheckAvailabilityQuery;
/** Reserves a piece in a shop. `POST /api/product/reserveProduct/` */
export const useReserveProductMutation = productApi.useReserveProductMutation;
/** Reviews of a product. `POST /api/product/getReviews/`: a query, although it is a POST. */
export const useGetReviewsQuery = productApi.useGetReviewsQuery;
/** Which reviews of a product this visitor found helpful or wrote; the call is optional for a backend. */
export const useGetReviewMarksQuery = productApi.useGetReviewMarksQuery;
/** Says that a review is helpful, or takes that back. `POST /api/product/markReview/` */
export const useMarkReviewMutation = productApi.useMarkReviewMutation;
/** Reviews of a product, fetched on demand. */
export const useLazyGetReviewsQuery = productApi.useLazyGetReviewsQuery;
