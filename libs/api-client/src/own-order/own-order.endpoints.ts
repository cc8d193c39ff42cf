import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { isApiError } from '../shop-api/api-error.js';
import { userInDoubt } from '../user/user-doubt.js';
import { toOwnOrder, type OwnOrder, type ReturnReason } from './own-order.model.js';
import { getOwnOrderResponse, requestReturnResponse } from './own-order.wire.js';

/** What is returned, and why. */
export interface ReturnValues {
  /** Number of the order. */
  readonly number: string;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly items: readonly { readonly lineId: number; readonly quantity: number }[];
}

/** Endpoints of one order's own page, injected into the shop's single API. They are optional for a backend. */
export const ownOrderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** One order of the user. `POST /api/user/getOrder/`: a query, although it is a POST. */
    getOwnOrder: build.query<OwnOrder, { readonly number: string }>({
      query: ({ number }) => ({ url: 'user/getOrder/', method: 'POST', data: { number }, showsLoader: true }),
      ...responseOf(getOwnOrderResponse, (raw) => toOwnOrder(raw.order)),
      providesTags: ['Orders'],
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch (failure) {
          const { error } = failure as { readonly error?: unknown };
          if (isApiError(error)) dispatch(shopApi.util.invalidateTags(userInDoubt(error)));
        }
      },
    }),
    /** Requests a return; the order in the response replaces the cached one. `POST /api/user/requestReturn/` */
    requestReturn: build.mutation<OwnOrder, ReturnValues>({
      query: (data) => ({ url: 'user/requestReturn/', method: 'POST', data: { ...data }, showsLoader: true }),
      ...responseOf(requestReturnResponse, (raw) => toOwnOrder(raw.order)),
      // A refusal may mean that the order has changed meanwhile.
      invalidatesTags: (_order, error) => (error?.kind === 'shop' ? ['Orders', ...userInDoubt(error)] : []),
      async onQueryStarted({ number }, { dispatch, queryFulfilled }) {
        try {
          const { data: order } = await queryFulfilled;
          dispatch(ownOrderApi.util.updateQueryData('getOwnOrder', { number }, () => order));
        } catch {
          // The mutation reports the failure itself; the order stays as it is.
        }
      },
    }),
  }),
});

/** One order of the user. `POST /api/user/getOrder/`: a query, although it is a POST; optional for a backend. */
export const useGetOwnOrderQuery = ownOrderApi.useGetOwnOrderQuery;
/** Requests a return. `POST /api/user/requestReturn/`; optional for a backend. */
export const useRequestReturnMutation = ownOrderApi.useRequestReturnMutation;
