import type { CarrierQuote } from './carrier.js';
import { ServiceFailure } from './service-failure.js';

/** No buyer's parcel costs more, in roubles, or takes longer, in days: such a quote is a mistake. */
const most = { roubles: 1_000_000, days: 90 };

/**
 * Turns a carrier's response into a quote: the price in roubles, and the least and most days, of which either may be missing.
 * @throws ServiceFailure when the price or the days are impossible: the buyer must not pay for a mistake.
 */
export function quoteOf(service: string, roubles: unknown, [least, longest]: readonly unknown[]): CarrierQuote {
  const price = Math.round(Number(roubles) * 100);
  const days = [least ?? longest, longest ?? least].map((one) => Math.ceil(Number(one)));
  const [from = NaN, to = NaN] = days;
  const isPrice = roubles !== null && roubles !== undefined && price >= 0 && price <= most.roubles * 100;
  if (!isPrice || !(from >= 0 && to >= from && to <= most.days))
    throw new ServiceFailure(`${service}: an unexpected response`, { isPermanent: false });
  return { price, days: [from, to] };
}
