import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toText } from '../wire-values/wire-values.model.js';
import { isApiError } from '../shop-api/api-error.js';
import { BASKET_CHANGED, createOrderResponse, type DELIVERIES, type PAYMENTS } from './order.wire.js';

/** How the goods get to the buyer. */
export type Delivery = (typeof DELIVERIES)[number];
/** How the buyer pays. */
export type Payment = (typeof PAYMENTS)[number];

/** Values of the order form (S2 §3). */
export interface OrderValues {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly delivery: Delivery;
  /** The point's id for pickup, text for courier (decision 34). */
  readonly address: string;
  readonly city: { readonly id: number; readonly value: string };
  readonly comment: string;
  readonly payment: Payment;
}

/** What the shop answers to an order. */
export interface OrderResult {
  /** Where to pay; '' unless the order is paid by card. */
  readonly paymentLink: string;
  /** '' where the server gives none. */
  readonly orderNum: string;
}

/** An order to be placed. */
export interface NewOrder extends OrderValues {
  /** One per filled form: repeats with the same key are one order (decision 18). */
  readonly idempotencyKey: string;
  /** `version` of the basket that the buyer saw; left out where the server names none. */
  readonly basketVersion?: string | undefined;
}

/** Whether the order was refused because the basket is no longer the one that the buyer saw: to be confirmed anew. */
export const isBasketChanged = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'shop' && error.errorCode === BASKET_CHANGED;

/** Calls of the making of an order, in the one cache of the shop. */
export const orderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places the order. `POST /api/basket/order/` (S2 §7). Keep one `idempotencyKey` per filled form: repeats with
     * the same key are one order (decision 18). With a `basketVersion` the shop refuses to order another basket than
     * that: see `isBasketChanged`.
     */
    createOrder: build.mutation<OrderResult, NewOrder>({
      query: ({ idempotencyKey, basketVersion, ...values }) => ({
        url: 'basket/order/',
        method: 'POST',
        data: values,
        showsLoader: true,
        // Only for a server that named the version: a header that it does not know could cost a foreign site its CORS.
        headers: { 'Idempotency-Key': idempotencyKey, ...(basketVersion && { 'If-Match': `"${basketVersion}"` }) },
      }),
      ...answerOf(createOrderResponse, (raw) => ({
        paymentLink: toText(raw.payment_link),
        orderNum: toText(raw.orderNum),
      })),
      // A refusal has its reason: goods ran out, a promo code was lost. The basket is asked anew, the buyer sees which.
      invalidatesTags: (_result, error) => (error && error.kind !== 'shop' ? [] : ['Basket', 'Orders']),
    }),
  }),
});

/** Places the order. `POST /api/basket/order/` */
export const useCreateOrderMutation = orderApi.useCreateOrderMutation;
