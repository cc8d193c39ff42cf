import { keyWire, maybeTextWire } from '../wire-values/wire-values.js';
import { emailRequest, idRequest, maybeTextRequest, phoneRequest } from '../wire-values/wire-requests.js';
import {
  description,
  maxLength,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
  type InferOutput,
} from 'valibot';

/** How the order reaches the buyer. */
export const DELIVERIES = ['pickup', 'courier'] as const;
/**
 * How the buyer pays. A city with shops allows all, `credit` from a `salePrice` of 3000 roubles; a city with pickup points
 * only `card`. `sbp` (Система быстрых платежей) is allowed wherever `card` is, by a server that supports it.
 */
export const PAYMENTS = ['card', 'sbp', 'onDelivery', 'credit'] as const;

/**
 * Request of `POST /api/basket/order/`. `address` is the id of the point for pickup, or text for a courier. Requests
 * with the same `Idempotency-Key` header make one order; prices in the request are ignored. With `If-Match` set to the
 * basket's `version`, the order is rejected unless the basket is still the one that the buyer saw.
 */
export const createOrderRequest = object({
  name: maybeTextRequest(100),
  phone: phoneRequest,
  email: emailRequest,
  delivery: picklist(DELIVERIES),
  // A missing address counts as empty: the shop says which one it needs.
  address: nullish(
    pipe(
      union([number(), string()]),
      description('The id of the pickup point, or the address for a courier. A number is read as text.'),
      transform(String),
      trim(),
      maxLength(500),
    ),
    '',
  ),
  city: object({ id: idRequest, value: maybeTextRequest(200) }),
  comment: maybeTextRequest(5000),
  payment: picklist(PAYMENTS),
  deliveryVersion: nullish(
    pipe(
      string(),
      description(
        'Optional: `version` of the way of delivery as `getDelivery` gave it. The order is rejected with errorCode 34 when its price is another one by now; the price itself is never taken from a request. Without it the client has shown no price: delivery is free above the limit, and left to the manager below it.',
      ),
      trim(),
      maxLength(100),
    ),
  ),
});
/** `errorCode` of an order whose `If-Match` no longer matches the basket. */
export const BASKET_CHANGED = 33;
/** `errorCode` of an order whose `deliveryVersion` no longer matches the price of its delivery. */
export const DELIVERY_CHANGED = 34;

/** Response of `POST /api/basket/order/`; `payment_link` is empty unless the order is paid by card or СБП. */
export const createOrderResponse = object({ payment_link: maybeTextWire, orderNum: nullish(keyWire) });

/** The order form on the wire, as the server reads it. */
export type CreateOrderRequest = InferOutput<typeof createOrderRequest>;
