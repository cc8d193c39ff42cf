import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { PaymentKind } from '../payment/allowed-payment.js';
import { settleRefunds } from '../payment/refunds.js';
import { refusal } from '../refusals.js';
import { changeOrder } from './change-order.js';
import { statesWith } from './order-machine.js';
import { ownOrders } from './own-orders.js';

/**
 * Cancels an order of the user: goods and promo code go back, paid money too. Refuses when it is too late. A bank that
 * does not answer holds nothing up: the refund is written down and asked for again. Gives how the order was to be paid.
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

/**
 * Ends orders whose goods are held no longer — unpaid ones, reservations, credits — and puts the goods back. Any number
 * of processes may do it at once: each takes orders that no other holds. Gives how many were ended.
 */
export async function expireUnpaidOrders(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const isMore = await inTransaction(db, async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', statesWith('expire'))
        .where('expires_at', '<=', now)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return false;
      await changeOrder(trx, order.id, 'expire', now);
      return true;
    });
    if (!isMore) return ended;
    ended += 1;
  }
}
