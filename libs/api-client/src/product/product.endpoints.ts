import type { VariantRef } from '../basket/basket.model.js';
import { announceDone } from '../events/announce.js';
import { answerOf } from '../shop-api/answer.js';
import { cityStockTag, shopApi } from '../shop-api/shop-api.js';
import {
  toAvailability,
  toReservation,
  toReview,
  type Availability,
  type Reservation,
  type Review,
} from './product.model.js';
import { checkAvailabilityResponse, getReviewsResponse, reserveProductResponse } from './product.wire.js';

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
      ...answerOf(checkAvailabilityResponse, toAvailability),
      // Stock goes stale quickly: returning to a variant later refetches it.
      keepUnusedDataFor: 60,
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
      ...answerOf(reserveProductResponse, toReservation),
      onQueryStarted: announceDone('form:sent', () => ({ form: 'reservation' })),
      // A refusal may mean that the stock changed: somebody else took the last piece.
      invalidatesTags: (_done, error) =>
        error === undefined ? [cityStockTag, 'Orders'] : error.kind === 'shop' ? [cityStockTag] : [],
    }),
    /** Reviews of a product. `POST /api/product/getReviews/`: a query, although it is a POST. */
    getReviews: build.query<{ readonly reviews: readonly Review[]; readonly count: number }, ReviewsArgs>({
      query: ({ id, limit = REVIEWS_LIMIT, index = 0 }) => ({
        url: 'product/getReviews/',
        method: 'POST',
        data: { id, limit, index },
      }),
      ...answerOf(getReviewsResponse, (raw) => ({ reviews: raw.reviews.map(toReview), count: Number(raw.count) })),
      providesTags: ['Reviews'],
    }),
  }),
});

/** Price, pictures and stock of a variant. `POST /api/product/checkAvailability/` */
export const useCheckAvailabilityQuery = productApi.useCheckAvailabilityQuery;
/** Reserves a piece in a shop. `POST /api/product/reserveProduct/` */
export const useReserveProductMutation = productApi.useReserveProductMutation;
/** Reviews of a product. `POST /api/product/getReviews/`: a query, although it is a POST. */
export const useGetReviewsQuery = productApi.useGetReviewsQuery;
/** Reviews of a product, fetched on demand. */
export const useLazyGetReviewsQuery = productApi.useLazyGetReviewsQuery;
