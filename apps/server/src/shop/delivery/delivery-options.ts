import type { Db } from '../../db/schema.js';
import { freeDeliveryLimitIn, readIdentity } from '../identity/identity.js';
import { refusal } from '../refusals.js';
import { readDeliveryRules } from './delivery-rules.js';
import { quoteDelivery } from './quote-delivery.js';
import type { CarrierDesk, DeliveryQuote, QuoteTerms } from './quote-delivery.js';
import { weigh } from './weigh.js';
import type { Weighed } from './weigh.js';

/** How goods reach a city, and what that costs. Money is kopecks. */
export interface DeliveryOptions {
  readonly city: { readonly id: number; readonly value: string };
  /** Free strictly above it. */
  readonly freeDeliveryLimit: number;
  readonly ways: readonly DeliveryQuote[];
}

/** What is to be delivered. `sum` is what it costs now, kopecks. */
export interface GoodsToDeliver {
  readonly goods: readonly Weighed[];
  readonly sum: number;
}

/** What every quote of this moment depends on. */
export async function readQuoteTerms(
  db: Db,
  settings: { readonly freeDeliveryLimit: number },
  now: Date,
): Promise<QuoteTerms> {
  const identity = await readIdentity(db);
  return {
    rules: await readDeliveryRules(db),
    now,
    zone: identity.time.zone,
    freeDeliveryLimit: freeDeliveryLimitIn(identity, settings),
  };
}

/**
 * Price and days of every way to a city. Collecting is offered where there is something to collect at.
 * @throws ShopRefusal when there is no such city
 */
export async function getDeliveryOptions(
  db: Db,
  cityId: number,
  { goods, sum }: GoodsToDeliver,
  terms: QuoteTerms,
  desk: CarrierDesk | null,
): Promise<DeliveryOptions> {
  const city = await db
    .selectFrom('cities')
    .select(['id', 'title', 'region'])
    .where('id', '=', cityId)
    .executeTakeFirst();
  if (!city) throw refusal('place', 'Выберите город из списка');
  const point = await db.selectFrom('shops').select('id').where('city_id', '=', city.id).limit(1).executeTakeFirst();
  const grams = await weigh(db, goods, terms.rules.pieceKg);
  const ways = point ? (['courier', 'pickup'] as const) : (['courier'] as const);
  return {
    city: { id: city.id, value: city.title },
    freeDeliveryLimit: terms.freeDeliveryLimit,
    ways: await Promise.all(ways.map((way) => quoteDelivery(db, { way, city, grams, sum }, terms, desk))),
  };
}
