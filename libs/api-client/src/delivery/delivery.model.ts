import { toKopecks, type Kopecks } from '../money/money.js';
import { toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { DeliveryWire } from './delivery.wire.js';

/** One way of delivery to a city. */
export interface DeliveryWay {
  /** 0 is free; null: the shop's manager will calculate it. */
  readonly price: Kopecks | null;
  /** When it arrives, in words; '' when nothing is promised. */
  readonly dates: string;
  /** Who delivers it; '' means the shop itself. */
  readonly carrier: string;
  /** Identifies the price: see `createOrder`. '' where the server sends none. */
  readonly version: string;
}

/** What delivery to a city costs; a missing way is not offered. */
export interface DeliveryOffer {
  /** Name of the city; '' where the server does not send it. */
  readonly city: string;
  /** Delivery is free strictly above this sum; null: never. */
  readonly freeFrom: Kopecks | null;
  readonly courier?: DeliveryWay;
  readonly pickup?: DeliveryWay;
}

/** Converts the price of delivery from the wire format. */
export function toDeliveryOffer(raw: DeliveryWire): DeliveryOffer {
  const freeFrom = toMaybeNumber(raw.freeFrom);
  const ways = raw.ways.map(({ delivery, price, dates, carrier, version }) => {
    const roubles = toMaybeNumber(price);
    const way: DeliveryWay = {
      price: roubles === undefined ? null : toKopecks(roubles),
      dates: toText(dates),
      carrier: toText(carrier),
      version: toText(version),
    };
    return [delivery, way] as const;
  });
  return {
    city: toText(raw.city?.value),
    freeFrom: freeFrom === undefined ? null : toKopecks(freeFrom),
    ...Object.fromEntries(ways),
  };
}
