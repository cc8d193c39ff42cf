import type { ReceiptData } from '../../adapters/card-payment.js';
import type { Db } from '../../db/schema.js';

/** What the receipt of an order lists. */
export async function readReceiptData(db: Db, orderId: number): Promise<ReceiptData> {
  const order = await db
    .selectFrom('orders')
    .select(['email', 'phone', 'delivery_kopecks'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['title', 'price_kopecks as price', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { email: order.email, phone: order.phone, lines, delivery: order.delivery_kopecks ?? 0 };
}
