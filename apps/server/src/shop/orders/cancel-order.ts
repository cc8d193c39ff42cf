import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { PaymentKind } from '../payment/allowed-payment.js';
import { settleRefunds } from '../payment/refunds.js';
import { refusal } from '../refusals.js';
import { changeOrder } from './change-order.js';
import { ownOrders } from './own-orders.js';

/**
 * Cancels an order of the user: goods and promo code go back, paid money too. Refuses when it is too late. A bank that
 * does not respond delays nothing: the refund is recorded and requested again. Returns how the order was to be paid.
 */
export async function cancelOrder(
  db: Db,
  userId: number,
  orderId: number,
  cards: CardPayment,
  now: Date,
): Promise<PaymentKind> {
  const payment = await inTransaction(db, async (trx) => {
    const order = await ownOrders(trx, userId)
      .select(['orders.id', 'orders.payment'])
      .where('orders.id', '=', orderId)
      .forUpdate('orders')
      .executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    await changeOrder(trx, order.id, 'cancel', now);
    return order.payment;
  });
  await settleRefunds(db, cards, { orderId });
  return payment;
}
