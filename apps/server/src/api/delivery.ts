import type { FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters.js';
import { readBasket } from '../shop/basket/basket.js';
import { readSingleLine } from '../shop/basket/basket-lines.js';
import { resolveVariant } from '../shop/basket/change-basket.js';
import { getDeliveryOptions, readQuoteTerms } from '../shop/delivery/delivery-options.js';
import type { GoodsToDeliver } from '../shop/delivery/delivery-options.js';
import type { CarrierDesk } from '../shop/delivery/quote-delivery.js';
import { refusal } from '../shop/refusals.js';
import type { RouteContext } from './context.js';
import { deliveryToWire } from './delivery.wire.js';
import { wireRoute } from './route.js';
import { variantOf } from './variant.wire.js';
import { visitorCity } from './visitor-city.js';

/** The shop's carriers; one that fails is named in the log. */
export const carrierDesk = ({ carriers }: Adapters, log: RouteContext['log']): CarrierDesk => ({
  carriers,
  onFailure: (carrier, error) => log.warn({ err: error, carrier: carrier.id }, 'a carrier quoted no price'),
});

/**
 * `POST /api/location/getDelivery/`: what delivery to a city costs and when it arrives, for one product or the visitor's
 * basket, before the visitor has entered any personal data.
 */
export function deliveryRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getDelivery',
    async (context, asked) => {
      const { db, settings, adapters, log, now, session, request } = context;
      const cityId = asked.cityId ?? (await visitorCity(db, session, request));
      const goods = await goodsOf(context, asked);
      const terms = await readQuoteTerms(db, settings, now);
      return deliveryToWire(await getDeliveryOptions(db, cityId, goods, terms, carrierDesk(adapters, log)));
    },
    { isReading: true },
  );
}

/** One piece of the requested product, else the basket. */
async function goodsOf(
  { db, session, now }: RouteContext,
  { id, retailId }: { readonly id?: number | null | undefined; readonly retailId?: number | null | undefined },
): Promise<GoodsToDeliver> {
  if (!id) {
    const { lines, price } = await readBasket(db, session.visitorId, now);
    return { goods: lines, sum: price };
  }
  const variantId = await resolveVariant(db, variantOf({ id, retailId }));
  const line = await readSingleLine(db, session.visitorId ?? 0, variantId);
  if (!line) throw refusal('notFound', 'Товар не найден');
  return { goods: [line], sum: line.price };
}
