import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { RequestedVariant } from '../product/requested-variant.js';
import type { ShopRefusal } from '../refusal.js';
import { refusal } from '../refusals.js';
import { askFor } from '../sessions/visitor-call.js';
import type { VisitorCall } from '../sessions/visitor-call.js';
import { totalsOf } from './basket-totals.js';
import type { BasketTotals, PricesRow } from './basket-totals.js';

/** More lines than any buyer needs: keeps one basket from growing without bound. */
const maxLines = 200;

const refusals: Readonly<Record<string, () => ShopRefusal>> = {
  unknown: () => refusal('notFound', 'Товар не найден'),
  absent: () => refusal('notFound', 'Этого товара нет в корзине'),
  noStock: () => refusal('noStock', 'Товара нет в наличии'),
  full: () => refusal('invalidForm', `В корзине не может быть больше ${maxLines} товаров`),
};

/** The result of a change: the totals after it, or why it changed nothing. */
const readChange =
  (now: Date) =>
  (row: PricesRow & { readonly refused?: string }): BasketTotals => {
    if (row.refused === undefined) return totalsOf(row, now);
    throw refusals[row.refused]?.() ?? new Error(`the database refused without a reason: ${row.refused}`);
  };

/** Puts one more piece into the basket; a line never grows above what the shops have (decision 33). */
export const adding = ({ productId, variantId }: RequestedVariant, now: Date): VisitorCall<BasketTotals> => ({
  of: (visitor) => sql`add_to_basket(${visitor}, ${productId}, ${variantId}, ${maxLines})`,
  isRepeatable: false,
  read: readChange(now),
});

/**
 * Removes a line; without a variant, the one that adding without a variant would have added. A missing line is not an
 * error: the buyer wanted it gone.
 */
export const removing = ({ productId, variantId }: RequestedVariant, now: Date): VisitorCall<BasketTotals> => ({
  of: (visitor) => sql`remove_from_basket(${visitor}, ${productId}, ${variantId})`,
  isRepeatable: true,
  read: readChange(now),
});

/** Sets how many pieces a line has, capped to what the shops have (decision 20a). */
export const settingQuantity = (
  { productId, variantId, quantity }: RequestedVariant & { readonly quantity: number },
  now: Date,
): VisitorCall<BasketTotals> => ({
  of: (visitor) => sql`set_basket_quantity(${visitor}, ${productId}, ${variantId}, ${quantity})`,
  isRepeatable: true,
  read: readChange(now),
});

/** Puts one more piece into the basket of a visitor: `adding`. */
export async function addToBasket(
  db: Db,
  visitorId: number,
  goods: RequestedVariant,
  now: Date,
): Promise<BasketTotals> {
  return askFor(db, visitorId, adding(goods, now));
}

/** Locks the basket, creating it when needed, and increments its version: two changes never run concurrently. */
export async function touchBasket(trx: Db, visitorId: number): Promise<void> {
  await sql`select touch_basket(${visitorId})`.execute(trx);
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
  await sql`select put_basket_line(${visitorId}, ${productId}, ${variantId}, ${quantity}, ${stock})`.execute(trx);
}

/** Pieces of a variant in all shops together. */
export async function stockOf(db: Db, variantId: number): Promise<number> {
  const { rows } = await sql<{ stock: number }>`select variant_stock(${variantId}) as stock`.execute(db);
  return Number(rows[0]?.stock ?? 0);
}

/**
 * The variant that a request means. Without one it is the product's default one: the same that
 * `checkAvailability` shows the price and stock of.
 */
export async function resolveVariant(db: Db, { productId, variantId }: RequestedVariant): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select chosen_variant(${productId}, ${variantId}) as id`.execute(
    db,
  );
  const id = rows[0]?.id ?? null;
  if (id === null) throw refusal('notFound', 'Товар не найден');
  return id;
}
