import { responseOf } from '../shop-api/response.js';
import { eventProduct } from '../events/event-product.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import { shopApi } from '../shop-api/shop-api.js';
import { isApiError } from '../shop-api/api-error.js';
import { userInDoubt } from '../user/user-doubt.js';
import { ORDERS_LIMIT, type OrdersArgs } from './orders.args.js';
import {
  toOrderStatus,
  toOrdersList,
  toRepeatedLines,
  type Order,
  type OrdersList,
  type OrderStatus,
  type RepeatedLine,
} from './orders.model.js';
import { cancelOrderResponse, getOrdersResponse, repeatOrderResponse } from './orders.wire.js';

/** Endpoints of the visitor's own orders, injected into the shop's single API. */
export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's orders. `POST /api/user/getOrders/`: a query, although it is a POST. */
    getOrders: build.query<OrdersList, OrdersArgs>({
      query: ({ page, limit = ORDERS_LIMIT, year }) => ({
        url: 'user/getOrders/',
        method: 'POST',
        data: { page, limit, filter: year ? { year } : {} },
        showsLoader: true,
      }),
      ...responseOf(getOrdersResponse, toOrdersList),
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
    /** Cancels an order; the returned status replaces the old one in the cache. `POST /api/user/cancelOrder/` */
    cancelOrder: build.mutation<OrderStatus, { readonly id: number }>({
      query: ({ id }) => ({ url: 'user/cancelOrder/', method: 'POST', data: { id }, showsLoader: true }),
      ...responseOf(cancelOrderResponse, (raw) => toOrderStatus(raw.status)),
      invalidatesTags: (_status, error) => userInDoubt(error),
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        try {
          const { data: status } = await queryFulfilled;
          for (const { endpointName, originalArgs } of shopApi.util.selectInvalidatedBy(getState(), ['Orders'])) {
            if (endpointName !== 'getOrders') continue;
            dispatch(
              ordersApi.util.updateQueryData('getOrders', originalArgs as OrdersArgs, (page) => ({
                ...page,
                items: page.items.map((order) => (order.id === id ? { ...order, status } : order)),
              })),
            );
          }
        } catch {
          // The mutation reports the failure itself; the list stays as it is.
        }
      },
    }),
    /**
     * Puts the order's products into the basket again, and returns what the backend says was added.
     * `POST /api/user/repeatOrder/`
     */
    repeatOrder: build.mutation<readonly RepeatedLine[], { readonly id: number }>({
      query: ({ id }) => ({ url: 'user/repeatOrder/', method: 'POST', data: { id }, showsLoader: true }),
      ...responseOf(repeatOrderResponse, (raw) => toRepeatedLines(raw?.added)),
      invalidatesTags: (_result, error) => (error ? userInDoubt(error) : ['Basket']),
      async onQueryStarted(_order, { queryFulfilled, extra, getState }) {
        try {
          const { data: added } = await queryFulfilled;
          const { events } = runtimeOf(extra);
          for (const { quantity, ...variant } of added) {
            const name = titleIn(cachedOrders(getState()), variant.id);
            const seenAs = name === undefined ? {} : { name };
            events.emit('basket:added', { product: eventProduct(getState(), variant, { quantity, seenAs }) });
          }
        } catch {
          // The mutation reports the failure itself; nothing was added.
        }
      },
    }),
  }),
});

type ShopState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0];

/** All orders that the page has loaded. */
const cachedOrders = (state: ShopState): readonly Order[] =>
  shopApi.util
    .selectInvalidatedBy(state, ['Orders'])
    .filter(({ endpointName }) => endpointName === 'getOrders')
    .flatMap(
      ({ originalArgs }) => ordersApi.endpoints.getOrders.select(originalArgs as OrdersArgs)(state).data?.items ?? [],
    );

const titleIn = (orders: readonly Order[], id: number): string | undefined =>
  orders.flatMap(({ items }) => items).find((line) => line.id === id)?.title;

/** The user's orders. `POST /api/user/getOrders/`: a query, although it is a POST. */
export const useGetOrdersQuery = ordersApi.useGetOrdersQuery;
/** Cancels an order; the returned status replaces the old one in the cache. `POST /api/user/cancelOrder/` */
export const useCancelOrderMutation = ordersApi.useCancelOrderMutation;
/** Puts the order's products into the basket again. `POST /api/user/repeatOrder/` */
export const useRepeatOrderMutation = ordersApi.useRepeatOrderMutation;
