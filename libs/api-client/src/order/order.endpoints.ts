import { basketApi } from '../basket/basket.endpoints.js';
import { eventOfBasket } from '../events/event-product.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toText } from '../wire-values/wire-values.model.js';
import { isApiError } from '../shop-api/api-error.js';
import { BASKET_CHANGED, createOrderResponse, DELIVERY_CHANGED, type DELIVERIES, type PAYMENTS } from './order.wire.js';

/** How the order reaches the buyer. */
export type Delivery = (typeof DELIVERIES)[number];
/** How the buyer pays. */
export type Payment = (typeof PAYMENTS)[number];

/** Values of the order form; `city` is the city of delivery, not that of the page header. */
export interface OrderValues {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly delivery: Delivery;
  /** Id of the pickup point, or the address as text for a courier. */
  readonly address: string;
  readonly city: { readonly id: number; readonly value: string };
  readonly comment: string;
  readonly payment: Payment;
}

/** The shop's response to an order. */
export interface OrderResult {
  /** Where to pay; '' unless the order is paid by card or СБП. */
  readonly paymentLink: string;
  /** '' where the server sends none. */
  readonly orderNum: string;
}

/** An order to be placed. */
export interface NewOrder extends OrderValues {
  /** Idempotency key, one per filled form: retries with the same key make one order. */
  readonly idempotencyKey: string;
  /** `version` of the basket that the buyer saw; omit it where the server sends none. */
  readonly basketVersion?: string | undefined;
  /** `version` of the way of delivery that the buyer saw the price of; omit it where the server has no `getDelivery`. */
  readonly deliveryVersion?: string | undefined;
}

/**
 * Whether the order was rejected because the basket has changed since the buyer saw it, so the buyer must confirm
 * again.
 */
export const isBasketChanged = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'shop' && error.errorCode === BASKET_CHANGED;

/** Whether the order was rejected because the price of its delivery differs from what the buyer saw. */
export const isDeliveryChanged = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'shop' && error.errorCode === DELIVERY_CHANGED;

/** The endpoint that places orders, injected into the shop's single API. */
export const orderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places the order. `POST /api/basket/order/`. Keep one `idempotencyKey` per filled form: retries with the same key
     * make one order. With a `basketVersion` the shop rejects the order if the basket has changed: see
     * `isBasketChanged`.
     */
    createOrder: build.mutation<OrderResult, NewOrder>({
      query: ({ idempotencyKey, basketVersion, deliveryVersion, ...values }) => ({
        url: 'basket/order/',
        method: 'POST',
        data: { ...values, ...(deliveryVersion && { deliveryVersion }) },
        showsLoader: true,
        // Only for a server that sent a version: an unknown header could fail the CORS preflight of another site.
        headers: { 'Idempotency-Key': idempotencyKey, ...(basketVersion && { 'If-Match': `"${basketVersion}"` }) },
      }),
      ...responseOf(createOrderResponse, (raw) => ({
        paymentLink: toText(raw.payment_link),
        orderNum: toText(raw.orderNum),
      })),
      async onQueryStarted({ delivery, payment }, { getState, extra, queryFulfilled }) {
        // The basket as it was ordered: the response empties it.
        const { data: basket } = basketApi.endpoints.getBasketItems.select()(getState());
        try {
          const { data } = await queryFulfilled;
          const sum = eventOfBasket(basket ?? { price: 0, items: [] });
          runtimeOf(extra).events.emit('order:placed', { ...sum, orderNumber: data.orderNum, delivery, payment });
          runtimeOf(extra).tabs.tell({ about: 'Basket' });
        } catch {
          // The mutation reports the failure itself.
        }
      },
      // A refusal means the basket changed (sold out, promo code lost): it is refetched, so that the buyer sees how.
      invalidatesTags: (_result, error) => (error && error.kind !== 'shop' ? [] : ['Basket', 'Orders', 'Delivery']),
    }),
  }),
});

/** Places the order. `POST /api/basket/order/` */
export const useCreateOrderMutation = orderApi.useCreateOrderMutation;
