import {
  flagWire,
  keyWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  roublesWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { countRequest, idRequest, limitRequest, pageRequest } from '../wire-values/wire-requests.js';
import { linePropertyWire } from '../basket/basket.wire.js';
import {
  array,
  description,
  fallback,
  literal,
  nullish,
  object,
  pipe,
  string,
  transform,
  union,
  type InferOutput,
} from 'valibot';

/**
 * The status of an order; the server chooses its text. `paymentLink`: where to pay, empty when there is nothing to pay.
 * `creditLink`: where to continue a credit application.
 */
export const orderStatusWire = object({
  text: textWire,
  color: maybeTextWire,
  isCancelAvailable: flagWire,
  isRepeatAvailable: flagWire,
  paymentLink: maybeTextWire,
  creditLink: maybeTextWire,
});

/** A line of an order. */
export const orderItemWire = object({
  id: numberWire,
  retailId: maybeNumberWire,
  title: textWire,
  link: maybeTextWire,
  img: urlWire,
  price: roublesWire,
  quantity: numberWire,
  properties: nullish(array(linePropertyWire)),
});

/**
 * An order, prices in roubles; its total is the sum of price × quantity over its items. `link` is an optional extension:
 * the order's own page, where the shop has one.
 */
export const orderWire = object({
  id: numberWire,
  number: keyWire,
  date: textWire,
  items: array(orderItemWire),
  status: orderStatusWire,
  address: maybeTextWire,
  delivery: nullish(union([object({ value: maybeTextWire }), string()])),
  link: maybeTextWire,
});

const year = union([
  pipe(
    literal(''),
    description('All years, as absent.'),
    transform(() => undefined),
  ),
  countRequest(9999),
]);

/**
 * Request of `POST /api/user/getOrders/`. `limit` may be as large as the number of the visitor's own orders, to show
 * all of them at once.
 */
export const getOrdersRequest = object({
  page: nullish(pageRequest, 1),
  limit: nullish(limitRequest(10_000), 20),
  filter: nullish(object({ year: nullish(year) }), {}),
});
/** Response of `POST /api/user/getOrders/` */
export const getOrdersResponse = object({ items: array(orderWire), count: numberWire });
/**
 * `_orders`: the same as page data, with the arguments of the request: the first request of the page must have exactly
 * these.
 */
export const ordersPageWire = object({
  ...getOrdersResponse.entries,
  page: numberWire,
  limit: numberWire,
  year: maybeNumberWire,
});

/** Request of `POST /api/user/cancelOrder/`, which responds with the new status. */
export const cancelOrderRequest = object({ id: idRequest });
/** Response of `POST /api/user/cancelOrder/` */
export const cancelOrderResponse = object({ status: orderStatusWire });

/** Request of `POST /api/user/repeatOrder/`, which puts the order's products into the basket. */
export const repeatOrderRequest = object({ id: idRequest });
/** Pieces that a repeat has put into the basket. */
export const repeatedLineWire = object({ id: numberWire, retailId: maybeNumberWire, quantity: numberWire });
/**
 * Response of `POST /api/user/repeatOrder/`. `added`, which a backend may leave out: the pieces that were added to the
 * basket, for analytics. Any other response is treated as one without it.
 */
export const repeatOrderResponse = fallback(nullish(object({ added: nullish(array(repeatedLineWire)) })), null);

/** Repeated pieces on the wire. */
export type RepeatedLineWire = InferOutput<typeof repeatedLineWire>;
/** An order on the wire. */
export type OrderWire = InferOutput<typeof orderWire>;
/** An order's status on the wire. */
export type OrderStatusWire = InferOutput<typeof orderStatusWire>;
