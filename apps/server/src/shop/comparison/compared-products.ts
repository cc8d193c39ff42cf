import type { ComparedProductWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { getCards } from '../product/cards.js';
import { getComparableProperties } from '../product/product-properties.js';

/** Products with the properties worth comparing, in the order of `ids`. */
export async function getComparedProducts(
  db: Db,
  ids: readonly number[],
  isInComparison: (id: number) => boolean,
): Promise<ComparedProductWire[]> {
  const cards = await getCards(db, ids);
  const properties = await getComparableProperties(
    db,
    cards.map((card) => Number(card.id)),
  );
  return cards.map(({ id, link, title, price, oldPrice, img, retailId, hasVariants, isAvailable }) => ({
    id,
    link,
    title,
    price,
    oldPrice,
    img,
    retailId,
    hasVariants,
    isAvailable,
    isInComparison: isInComparison(Number(id)),
    properties: properties.get(Number(id)) ?? [],
  }));
}
