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

/** How the goods get to the buyer (S2 §3). */
export const DELIVERIES = ['pickup', 'courier'] as const;
/** How the buyer pays (S2 §9). */
export const PAYMENTS = ['card', 'onDelivery', 'credit'] as const;

/**
 * `POST /api/basket/order/` (S2 §7). `address`: the point's id for pickup, text for courier (decision 34).
 * The header `Idempotency-Key` makes retries one order (decision 18); `If-Match` with the basket's `version` lets the
 * order through only while the basket is the one that the buyer saw.
 */
export const createOrderRequest = object({
  name: maybeTextRequest(100),
  phone: phoneRequest,
  email: emailRequest,
  delivery: picklist(DELIVERIES),
  // Nothing said is an empty address: the shop tells which one it wants.
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
});
/** `errorCode` of an order whose `If-Match` names another basket than the shop has by now. */
export const BASKET_CHANGED = 33;

/** `payment_link` is empty unless the order is paid by card. */
export const createOrderResponse = object({ payment_link: maybeTextWire, orderNum: nullish(keyWire) });

/** The order form on the wire, as the server reads it. */
export type CreateOrderRequest = InferOutput<typeof createOrderRequest>;
