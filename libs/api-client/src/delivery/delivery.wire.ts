import { DELIVERIES } from '../order/order.wire.js';
import { keyWire, maybeNumberWire, maybeTextWire, numberWire, textWire } from '../wire-values/wire-values.js';
import { maybeIdRequest } from '../wire-values/wire-requests.js';
import { array, description, nullish, object, picklist, pipe, type InferOutput } from 'valibot';

/**
 * A way of delivery. `price` in roubles: 0 is free, null means that the shop's manager will calculate it. `dates` and
 * `carrier` are texts for the visitor. `version` identifies the price and may be sent with the order as
 * `deliveryVersion`.
 */
export const deliveryWayWire = object({
  delivery: picklist(DELIVERIES),
  price: maybeNumberWire,
  dates: maybeTextWire,
  carrier: maybeTextWire,
  version: maybeTextWire,
});

/**
 * Request of `POST /api/location/getDelivery/`: optional for a backend. It contains nothing personal.
 */
export const getDeliveryRequest = object({
  cityId: pipe(maybeIdRequest, description("The city of delivery; absent: the visitor's.")),
  id: pipe(maybeIdRequest, description("The product to deliver; absent: the visitor's basket.")),
  retailId: maybeIdRequest,
});

/** Response of `POST /api/location/getDelivery/`. Delivery is free strictly above `freeFrom` roubles; null: never. */
export const getDeliveryResponse = object({
  city: nullish(object({ id: numberWire, value: textWire, region: nullish(keyWire) })),
  freeFrom: maybeNumberWire,
  ways: array(deliveryWayWire),
});

/** What delivery costs, on the wire. */
export type DeliveryWire = InferOutput<typeof getDeliveryResponse>;
