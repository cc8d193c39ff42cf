import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { refusal } from '../refusals.js';
import { allocateStock } from './stock-allocation.js';
import type { StockTake } from './stock-allocation.js';

/** Goods that an order wants. */
export interface WantedGoods {
  readonly variantId: number;
  readonly quantity: number;
  readonly title: string;
}

/**
 * Takes the goods of an order from stock and returns from which shops, line by line. The rows are locked in sorted
 * order, so that orders never deadlock; the check `amount >= 0` is the safety net. The refusal names what is missing.
 * `isThereOnly` leaves other shops alone.
 */
export async function takeStock(
  trx: Db,
  wanted: readonly WantedGoods[],
  pickupShopId: number | null,
  isThereOnly = false,
): Promise<StockTake[][]> {
  const variantIds = wanted.map((goods) => goods.variantId);
  const rows = await trx
    .selectFrom('stock')
    .selectAll()
    .where('variant_id', 'in', variantIds)
    .orderBy('variant_id')
    .orderBy('shop_id')
    .forUpdate()
    .execute();
  const problems: string[] = [];
  const takes = wanted.map((goods) => {
    const shelves = rows
      .filter((row) => row.variant_id === goods.variantId && (!isThereOnly || row.shop_id === pickupShopId))
      .map((row) => ({ shopId: row.shop_id, amount: row.amount }));
    const taken = allocateStock(shelves, goods.quantity, pickupShopId);
    if (!taken)
      problems.push(
        shortage(
          goods,
          shelves.reduce((sum, shelf) => sum + shelf.amount, 0),
        ),
      );
    return taken ?? [];
  });
  if (problems.length > 0) throw refusal('noStock', problems.join(' '));
  await moveStock(
    trx,
    takes.flatMap((lines, index) => lines.map((take) => ({ ...take, variantId: variantIds[index]! }))),
    -1,
  );
  return takes;
}

/**
 * Puts the goods of an order back where they were taken from: `order_stock` is what orders hold now, so the sum of both
 * is constant. Nothing is returned to a shop or variant that no longer exists.
 */
export async function giveStockBack(trx: Db, orderId: number): Promise<void> {
  const rows = await trx
    .selectFrom('order_stock')
    .innerJoin('order_lines', 'order_lines.id', 'order_stock.order_line_id')
    .select(['order_lines.variant_id as variantId', 'order_stock.shop_id as shopId', 'order_stock.amount'])
    .where('order_lines.order_id', '=', orderId)
    .execute();
  if (rows.length === 0) return;
  await trx
    .selectFrom('stock')
    .select('variant_id')
    .where(
      'variant_id',
      'in',
      rows.map((row) => row.variantId),
    )
    .orderBy('variant_id')
    .orderBy('shop_id')
    .forUpdate()
    .execute();
  await moveStock(trx, rows, 1);
  await trx
    .deleteFrom('order_stock')
    .where('order_line_id', 'in', (query) =>
      query.selectFrom('order_lines').select('order_lines.id').where('order_lines.order_id', '=', orderId),
    )
    .execute();
}

interface StockMove extends StockTake {
  readonly variantId: number;
}

async function moveStock(trx: Db, moves: readonly StockMove[], sign: 1 | -1): Promise<void> {
  const values = sql.join(
    moves.map((move) => sql`(${move.variantId}::int, ${move.shopId}::int, ${sign * move.amount}::int)`),
  );
  await sql`
    update stock set amount = stock.amount + moved.amount
      from (select variant_id, shop_id, sum(amount)::int as amount
              from (values ${values}) as one (variant_id, shop_id, amount) group by variant_id, shop_id) as moved
     where stock.variant_id = moved.variant_id and stock.shop_id = moved.shop_id`.execute(trx);
}

function shortage(goods: WantedGoods, left: number): string {
  if (left === 0) return `Товара «${goods.title}» нет в наличии.`;
  return `Товара «${goods.title}» осталось ${left}\u00A0шт.`;
}
