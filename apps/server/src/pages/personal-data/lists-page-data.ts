import type { PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { getComparedProducts } from '../../shop/comparison/compared-products.js';
import { getListIds } from '../../shop/lists/product-lists.js';
import { getCards } from '../../shop/product/cards.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/favorites/`: the favourite goods. */
export async function getFavoritesPageData(db: Db, { visitorId }: Session): Promise<Pick<PageDataWire, '_favorites'>> {
  return { _favorites: { items: await getCards(db, await getListIds(db, 'favorites', visitorId)) } };
}

/** Page data of `/catalog/compare/`: the goods of the visitor's own comparison. */
export async function getComparisonPageData(
  db: Db,
  { visitorId }: Session,
): Promise<Pick<PageDataWire, '_comparison'>> {
  const ids = await getListIds(db, 'comparison', visitorId);
  return { _comparison: { items: ids.length === 0 ? [] : await getComparedProducts(db, ids, () => true) } };
}
