import type { CarrierQuote } from './carrier.js';
import { ServiceFailure } from './service-failure.js';

/** Nothing that a buyer sends costs more, in roubles, or takes longer, in days: such an answer is a mistake. */
const most = { roubles: 1_000_000, days: 90 };

/**
 * What a carrier said as a quote: roubles, and days of which either may be missing.
 * @throws ServiceFailure when it is not what a price and days can be: the buyer must not pay for a mistake.
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
