import type { AvailabilityWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { toRoubles } from '../money.js';
import { ShopRefusal, errorCodes } from '../refusal.js';
import { readIdentity } from '../identity/identity.js';
import { datesHoldUntil, deliveryDates } from './delivery-dates.js';
import type { RequestedVariant } from './requested-variant.js';
import { getImages, imagesOfVariant } from './variants.js';

const missing = (): ShopRefusal => new ShopRefusal('Такого товара нет', errorCodes.notFound);

type AvailabilityAsked = RequestedVariant & { readonly cityId: number | null; readonly now: Date };

/** What is known of a variant right now, for callers that keep it for a while. */
export interface KnownAvailability {
  readonly availability: AvailabilityWire;
  /** Whether a shop of the city has it; a partner's point has goods brought, as another city has. */
  readonly isInCity: boolean;
  /** Until when the same dates are promised. */
  readonly until: Date;
}

/**
 * Price, pictures and shops of a variant right now: read from the database each time, never from a cache.
 * Without a variant the product's default variant. The city of the visitor decides which shops come first and when.
 * @throws ShopRefusal when there is no such product, or the variant is another product's.
 */
export const getAvailability = async (db: Db, args: AvailabilityAsked): Promise<AvailabilityWire> =>
  (await findAvailability(db, args)).availability;

/** {@link getAvailability}, and how long it holds. */
export async function findAvailability(db: Db, args: AvailabilityAsked): Promise<KnownAvailability> {
  const variant = await db
    .selectFrom('products as p')
    .innerJoin('variants as v', 'v.product_id', 'p.id')
    .select(['v.id', 'v.price_kopecks', 'v.old_price_kopecks'])
    .where('p.id', '=', args.productId)
    .$if(args.variantId !== null, (query) => query.where('v.id', '=', args.variantId))
    .$if(args.variantId === null, (query) => query.whereRef('v.id', '=', 'p.default_variant_id'))
    .executeTakeFirst();
  if (!variant) throw missing();
  const stores = await db
    .selectFrom('stock as s')
    .innerJoin('shops as sh', 'sh.id', 's.shop_id')
    .innerJoin('cities as c', 'c.id', 'sh.city_id')
    .select(['sh.id', 'sh.type', 'sh.address', 'sh.work_time', 'sh.city_id', 'c.title as city', 's.amount'])
    .where('s.variant_id', '=', variant.id)
    .where('s.amount', '>', 0)
    .orderBy('c.position')
    .orderBy('sh.position')
    .orderBy('sh.id')
    .execute();
  const own = stores.filter((store) => store.city_id === args.cityId);
  // To a partner's point goods are brought as to another city.
  const ownShops = own.filter(({ type }) => type === 'shops').map(({ work_time }) => ({ workTime: work_time }));
  const others = stores.filter((store) => store.city_id !== args.cityId);
  const dates = { now: args.now, ownShops, zone: (await readIdentity(db)).time.zone };
  const availability = {
    images: imagesOfVariant(await getImages(db, args.productId), variant.id),
    price: toRoubles(variant.price_kopecks),
    oldPrice: variant.old_price_kopecks === null ? null : toRoubles(variant.old_price_kopecks),
    store: [...own, ...others].map(({ id, address, amount, city, city_id }) => ({
      id,
      address: city_id === args.cityId ? address : `${city}, ${address}`,
      amount,
    })),
    ...deliveryDates({ ...dates, isAnywhere: stores.length > 0 }),
  };
  return { availability, isInCity: ownShops.length > 0, until: datesHoldUntil(dates) };
}
