import type { DeliveryWire } from '@tropa/api-client/wire';
import { carrierNames } from '../adapters/carrier.js';
import type { DeliveryOptions } from '../shop/delivery/delivery-options.js';
import { deliveryVersion } from '../shop/delivery/quote-delivery.js';
import { toRoubles } from '../shop/money.js';

/** What delivery costs, on the wire. */
export const deliveryToWire = ({ city, freeDeliveryLimit, ways }: DeliveryOptions): DeliveryWire => ({
  city,
  freeFrom: toRoubles(freeDeliveryLimit),
  ways: ways.map((quote) => ({
    delivery: quote.way,
    price: quote.price === null ? null : toRoubles(quote.price),
    dates: quote.dates,
    carrier: quote.carrier === '' ? '' : carrierNames[quote.carrier],
    version: deliveryVersion(quote),
  })),
});
