import type { CityWire } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';
import type { Db } from '../../db/schema.js';
import { findAvailability } from '../../shop/product/availability.js';
import type { RequestedVariant } from '../../shop/product/requested-variant.js';
import { ShopRefusal } from '../../shop/refusal.js';
import { getReviews } from '../../shop/product/reviews.js';

/** Shops and reviews that are listed: a page without scripts has no «ещё». */
const most = { shops: 20, reviews: 5 };

/** What is requested of a product, by whom and when. */
export interface FactsAsked extends RequestedVariant {
  /** The visitor's; undefined: the shop has none. */
  readonly city: CityWire | undefined;
  readonly now: Date;
}

/**
 * What a product's page contains only for browsers without scripts: with scripts it is requested by calls, fresh. For the visitor's city
 * both ways. `until`: from then on other days are promised.
 */
export async function factsWithoutScripts(
  db: Db,
  { city, ...asked }: FactsAsked,
): Promise<{ facts: NonNullable<RenderInput['withoutScripts']>; until: Date | undefined }> {
  const known = await availabilityOf(db, { ...asked, cityId: city === undefined ? null : Number(city.id) });
  const { store, pickupDate, deliveryDate } = known?.availability ?? {};
  const stores = store ?? [];
  const { reviews } = await getReviews(db, { id: asked.productId, limit: most.reviews, index: 0 });
  return {
    until: known?.until,
    facts: {
      city: city?.value ?? '',
      isInCity: known?.isInCity ?? false,
      pickupDate: pickupDate ?? '',
      deliveryDate: deliveryDate ?? '',
      shops: stores
        .slice(0, most.shops)
        .map(({ address, amount }) => ({ address: address ?? '', amount: Number(amount) })),
      otherShops: Math.max(0, stores.length - most.shops),
      reviews: reviews.map(({ name, date, value, text }) => ({
        name: name ?? '',
        date: date ?? '',
        value: Number(value),
        text: text ?? '',
      })),
    },
  };
}

/** A product that has just lost its variants is in no shop; its page is served all the same. */
async function availabilityOf(db: Db, args: Parameters<typeof findAvailability>[1]) {
  try {
    return await findAvailability(db, args);
  } catch (error) {
    if (error instanceof ShopRefusal) return null;
    throw error;
  }
}
