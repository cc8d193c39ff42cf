import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { putLine, stockOf, touchBasket } from '../basket/change-basket.js';
import { refusal } from '../refusals.js';
import { ownOrders } from './own-orders.js';
import { wasVariantShown } from './was-variant-shown.js';

/** Pieces that a repeat has put into the basket. */
export interface RepeatedLine {
  readonly productId: number;
  readonly variantId: number;
  readonly isVariantShown: boolean;
  readonly quantity: number;
}

/**
 * Adds what is still sold of an order to the basket, as far as it is in stock. A line that the basket already has keeps
 * the larger quantity: repeating twice does not double it. Refuses when nothing is left.
 *
 * @returns the pieces that are new in the basket.
 */
export async function repeatOrder(
  db: Db,
  userId: number,
  visitorId: number,
  orderId: number,
): Promise<readonly RepeatedLine[]> {
  return inTransaction(db, async (trx) => {
    const order = await ownOrders(trx, userId).select('orders.id').where('orders.id', '=', orderId).executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    await touchBasket(trx, visitorId);
    const lines = await trx
      .selectFrom('order_lines')
      .innerJoin('variants', (join) =>
        join
          .onRef('variants.id', '=', 'order_lines.variant_id')
          .onRef('variants.product_id', '=', 'order_lines.product_id'),
      )
      .select([
        'order_lines.product_id',
        'order_lines.variant_id',
        'order_lines.is_variant_shown',
        'order_lines.link',
        'order_lines.quantity',
      ])
      .where('order_lines.order_id', '=', order.id)
      .orderBy('order_lines.position')
      .execute();
    let available = 0;
    const added: RepeatedLine[] = [];
    for (const line of lines) {
      const stock = await stockOf(trx, line.variant_id);
      if (stock === 0) continue;
      const has = await trx
        .selectFrom('basket_lines')
        .select('quantity')
        .where('visitor_id', '=', visitorId)
        .where('variant_id', '=', line.variant_id)
        .executeTakeFirst();
      const before = has?.quantity ?? 0;
      const lacking = line.quantity - before;
      if (lacking > 0) await putLine(trx, visitorId, line.product_id, line.variant_id, lacking, stock);
      const quantity = Math.min(lacking, stock - before);
      if (quantity > 0)
        added.push({
          productId: line.product_id,
          variantId: line.variant_id,
          isVariantShown: wasVariantShown(line),
          quantity,
        });
      available += 1;
    }
    if (available === 0) throw refusal('noStock', 'Товаров из этого заказа больше нет в наличии');
    return added;
  });
}
