import type { Carrier, CarrierQuote, NoQuote, Parcel } from './carrier.js';
import { ServiceFailure } from './service-failure.js';

/** How long a carrier is not called after it failed, milliseconds: nobody else waits for it meanwhile. */
const restMs = 30_000;

/**
 * A carrier that is left alone for a while after it failed, so that one visitor waits for it and not every one.
 * Concurrent requests for the same parcel share one call.
 */
export function restingCarrier(carrier: Carrier, now: () => number = Date.now): Carrier {
  let restsUntil = 0;
  const asked = new Map<string, Promise<CarrierQuote | NoQuote>>();
  const ask = async (parcel: Parcel): Promise<CarrierQuote | NoQuote> => {
    try {
      return await carrier.quote(parcel);
    } catch (error) {
      restsUntil = now() + restMs;
      throw error;
    }
  };
  return {
    ...carrier,
    quote(parcel) {
      if (now() < restsUntil)
        return Promise.reject(
          new ServiceFailure(`${carrier.id}: not asked so soon after it failed`, { isPermanent: false }),
        );
      const key = JSON.stringify([parcel.way, parcel.from, parcel.to, parcel.grams]);
      const asking = asked.get(key) ?? ask(parcel).finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
  };
}
