import type { PageDataWire } from '@tropa/api-client/wire';
import { deliveryToWire } from '../../api/delivery.wire.js';
import type { Db } from '../../db/schema.js';
import type { Basket } from '../../shop/basket/basket.js';
import { getDeliveryOptions, readQuoteTerms } from '../../shop/delivery/delivery-options.js';

/** Where a basket would be delivered, and above which limit for free. */
export interface DeliveryAsked {
  /** Whether the page shows it at all: the flag `delivery`. */
  readonly isShown: boolean;
  /** The visitor's city; null: the shop has none. */
  readonly cityId: number | null;
  /** Kopecks. */
  readonly freeDeliveryLimit: number;
  readonly now: Date;
}

/**
 * What delivery of the basket costs. Nothing for an empty one or where the page does not show it, and nothing where a
 * carrier would have to be called first: a page does not wait for other companies, its widget makes the call.
 */
export async function getDeliveryPageData(
  db: Db,
  { lines, price }: Basket,
  { isShown, cityId, now, ...settings }: DeliveryAsked,
): Promise<Pick<PageDataWire, '_delivery'>> {
  if (!isShown || lines.length === 0 || cityId === null) return {};
  const terms = await readQuoteTerms(db, settings, now);
  const options = await getDeliveryOptions(db, cityId, { goods: lines, sum: price }, terms, null);
  const isWhole = options.ways.every(({ note }) => note === '');
  return isWhole ? { _delivery: deliveryToWire(options) } : {};
}
