import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { VariantRef } from '../product/variant-ref.js';
import { refusal } from '../refusals.js';
import { basketTotals } from './basket-totals.js';
import type { BasketTotals } from './basket-totals.js';

/** More lines than any buyer needs: keeps one basket from growing without bound. */
const maxLines = 200;

/** Puts one more piece into the basket; a line never grows above what the shops have (decision 33). */
export async function addToBasket(db: Db, visitorId: number, goods: VariantRef, now: Date): Promise<BasketTotals> {
  return inTransaction(db, async (trx) => {
    const variantId = await resolveVariant(trx, goods);
    const stock = await stockOf(trx, variantId);
    if (stock === 0) throw refusal('noStock', 'Товара нет в наличии');
    await touchBasket(trx, visitorId);
    await putLine(trx, visitorId, goods.productId, variantId, 1, stock);
    const totals = await basketTotals(trx, visitorId, now);
    if (totals.length > maxLines) throw refusal('invalidForm', `В корзине не может быть больше ${maxLines} товаров`);
    return totals;
  });
}

/**
 * Removes a line; without a variant, the one that adding without a variant would have added. A missing line is not an
 * error: the buyer wanted it gone.
 */
export async function removeFromBasket(db: Db, visitorId: number, goods: VariantRef, now: Date): Promise<BasketTotals> {
  return inTransaction(db, async (trx) => {
    await touchBasket(trx, visitorId);
    await trx
      .deleteFrom('basket_lines')
      .where('visitor_id', '=', visitorId)
      .where('product_id', '=', goods.productId)
      .where('variant_id', '=', await findVariant(trx, goods))
      .execute();
    return basketTotals(trx, visitorId, now);
  });
}

/** Sets how many pieces a line has, capped to what the shops have (decision 20a). */
export async function setQuantity(
  db: Db,
  visitorId: number,
  goods: VariantRef & { readonly quantity: number },
  now: Date,
): Promise<BasketTotals> {
  return inTransaction(db, async (trx) => {
    await touchBasket(trx, visitorId);
    const line = await trx
      .selectFrom('basket_lines')
      .select('variant_id')
      .where('visitor_id', '=', visitorId)
      .where('product_id', '=', goods.productId)
      .where('variant_id', '=', await findVariant(trx, goods))
      .executeTakeFirst();
    if (!line) throw refusal('notFound', 'Этого товара нет в корзине');
    const stock = await stockOf(trx, line.variant_id);
    if (stock === 0) throw refusal('noStock', 'Товара нет в наличии');
    await trx
      .updateTable('basket_lines')
      .set({ quantity: Math.min(goods.quantity, stock) })
      .where('visitor_id', '=', visitorId)
      .where('variant_id', '=', line.variant_id)
      .execute();
    return basketTotals(trx, visitorId, now);
  });
}

/** Locks the basket, creating it when needed, and increments its version: two changes never run concurrently. */
export async function touchBasket(trx: Db, visitorId: number): Promise<void> {
  await trx
    .insertInto('baskets')
    .values({ visitor_id: visitorId })
    .onConflict((conflict) =>
      conflict.column('visitor_id').doUpdateSet({
        version: sql<number>`baskets.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** Adds pieces to a line or opens it, never above `stock`. */
export async function putLine(
  trx: Db,
  visitorId: number,
  productId: number,
  variantId: number,
  quantity: number,
  stock: number,
): Promise<void> {
  await sql`
    insert into basket_lines (visitor_id, variant_id, product_id, quantity)
    values (${visitorId}, ${variantId}, ${productId}, least(${quantity}::int, ${stock}::int))
    on conflict (visitor_id, variant_id)
    do update set quantity = greatest(least(basket_lines.quantity + ${quantity}::int, ${stock}::int), 1)`.execute(trx);
}

/** Pieces of a variant in all shops together. */
export async function stockOf(db: Db, variantId: number): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('amount'))
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  return Number(row.amount);
}

/**
 * The variant that a request means. Without one it is the product's default one: the same that
 * `checkAvailability` shows the price and stock of.
 */
export async function resolveVariant(db: Db, goods: VariantRef): Promise<number> {
  const found = await findVariant(db, goods);
  if (found === null) throw refusal('notFound', 'Товар не найден');
  return found;
}

async function findVariant(db: Db, goods: VariantRef): Promise<number | null> {
  const found = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('variants.product_id', '=', goods.productId)
    .$if(goods.variantId !== null, (query) => query.where('variants.id', '=', goods.variantId))
    .orderBy(
      (eb) => eb('variants.id', '=', eb.ref('products.default_variant_id')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('variants.position')
    .orderBy('variants.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}
