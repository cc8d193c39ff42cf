import type { Db } from '../../db/schema.js';
import { ShopRefusal, errorCodes } from '../refusal.js';

/** The two lists that a visitor keeps. */
export type ProductList = 'favorites' | 'comparison';

/** More than anyone reads; keeps one visitor from filling the table. */
const maxLength = 500;

/** Ids of a list, the newest first. A visitor without a session has none. */
export async function getListIds(db: Db, list: ProductList, visitorId: number | null): Promise<number[]> {
  if (visitorId === null) return [];
  const rows = await db
    .selectFrom(list)
    .select('product_id')
    .where('visitor_id', '=', visitorId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** How many products a list holds. */
export async function countList(db: Db, list: ProductList, visitorId: number | null): Promise<number> {
  return (await getListIds(db, list, visitorId)).length;
}

/**
 * Adds a product; one that is there already stays once.
 * @throws ShopRefusal when there is no such product, or the list is full.
 */
export async function addToList(db: Db, list: ProductList, visitorId: number, productId: number): Promise<number> {
  const product = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst();
  if (!product) throw new ShopRefusal('Такого товара нет', errorCodes.notFound);
  if ((await countList(db, list, visitorId)) >= maxLength) throw new ShopRefusal('В списке слишком много товаров');
  await db
    .insertInto(list)
    .values({ visitor_id: visitorId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return countList(db, list, visitorId);
}

/** Removes a product; one that is not there is no failure. */
export async function removeFromList(
  db: Db,
  list: ProductList,
  visitorId: number | null,
  productId: number,
): Promise<number> {
  if (visitorId === null) return 0;
  await db.deleteFrom(list).where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
  return countList(db, list, visitorId);
}

/** Empties a list. */
export async function clearList(db: Db, list: ProductList, visitorId: number | null): Promise<void> {
  if (visitorId !== null) await db.deleteFrom(list).where('visitor_id', '=', visitorId).execute();
}
