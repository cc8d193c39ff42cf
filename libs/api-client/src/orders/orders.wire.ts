import {
  doneResponse,
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
  literal,
  nullish,
  object,
  pipe,
  string,
  transform,
  union,
  type InferOutput,
} from 'valibot';

/** The state of an order, named by the server (S2 §3). `creditLink`: where an application for credit is continued. */
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

/** An order (S2 §3); its total is Σ price × quantity (decision 40). */
export const orderWire = object({
  id: numberWire,
  number: keyWire,
  date: textWire,
  items: array(orderItemWire),
  status: orderStatusWire,
  address: maybeTextWire,
  delivery: nullish(union([object({ value: maybeTextWire }), string()])),
});

const year = union([
  pipe(
    literal(''),
    description('All years, as absent.'),
    transform(() => undefined),
  ),
  countRequest(9999),
]);

/** `POST /api/user/getOrders/` (S2 §7, decision 20a): `limit` up to the visitor's own count. */
export const getOrdersRequest = object({
  page: nullish(pageRequest, 1),
  limit: nullish(limitRequest(10_000), 20),
  filter: nullish(object({ year: nullish(year) }), {}),
});
/** Answer of `POST /api/user/getOrders/` */
export const getOrdersResponse = object({ items: array(orderWire), count: numberWire });

/** `POST /api/user/cancelOrder/` answers with the new status. */
export const cancelOrderRequest = object({ id: idRequest });
/** Answer of `POST /api/user/cancelOrder/` */
export const cancelOrderResponse = object({ status: orderStatusWire });

/** `POST /api/user/repeatOrder/` puts the order's goods into the basket. */
export const repeatOrderRequest = object({ id: idRequest });
/** Answer of `POST /api/user/repeatOrder/` */
export const repeatOrderResponse = doneResponse;

/** An order on the wire. */
export type OrderWire = InferOutput<typeof orderWire>;
/** An order's status on the wire. */
export type OrderStatusWire = InferOutput<typeof orderStatusWire>;
