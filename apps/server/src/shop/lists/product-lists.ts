import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { ShopRefusal, errorCodes } from '../refusal.js';

/** The two lists that a visitor keeps. */
export type ProductList = 'favorites' | 'comparison';

/** More than anyone needs; keeps one visitor from filling the table. */
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
  if (visitorId === null) return 0;
  const { count } = await db
    .selectFrom(list)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Adds a product; one that is there already stays once.
 * @throws ShopRefusal when there is no such product, or the list is full.
 */
export async function addToList(db: Db, list: ProductList, visitorId: number, productId: number): Promise<number> {
  const table = sql.table(list);
  const added = await sql`
    insert into ${table} (visitor_id, product_id)
    select ${visitorId}::bigint, p.id from products p
     where p.id = ${productId} and (select count(*) from ${table} where visitor_id = ${visitorId}) < ${maxLength}
    on conflict do nothing`.execute(db);
  if (!added.numAffectedRows) await explainWhyNot(db, list, visitorId, productId);
  return countList(db, list, visitorId);
}

/** Nothing was added: the product is in the list already, or does not exist, or the list is full. */
async function explainWhyNot(db: Db, list: ProductList, visitorId: number, productId: number): Promise<void> {
  if ((await getListIds(db, list, visitorId)).includes(productId)) return;
  const product = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst();
  if (!product) throw new ShopRefusal('Такого товара нет', errorCodes.notFound);
  throw new ShopRefusal('В списке слишком много товаров');
}

/** Removes a product; a no-op when it is not there. */
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
