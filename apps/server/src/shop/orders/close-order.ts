import type { CardPayment, PaymentRequest } from '../../adapters/card-payment.js';
import type { Db } from '../../db/schema.js';
import { givePromoBack } from '../order/order-promo.js';
import { giveStockBack } from '../order/take-stock.js';
import { queueMessage } from '../outbox/outbox.js';
import { refusal } from '../refusals.js';
import { cancellableStates } from './order-status.js';
import { ownOrders } from './own-orders.js';

/** Cancels an order of the user: goods and promo code go back, paid money too. Refuses when it is too late. */
export async function cancelOrder(
  db: Db,
  userId: number,
  orderId: number,
  cards: CardPayment,
  now: Date,
): Promise<void> {
  const refund = await db.transaction().execute(async (trx) => {
    const order = await ownOrders(trx, userId)
      .select(['orders.id', 'orders.status', 'orders.number', 'orders.email'])
      .where('orders.id', '=', orderId)
      .forUpdate('orders')
      .executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    if (order.status === 'cancelled') return null;
    if (!(cancellableStates as readonly string[]).includes(order.status)) {
      throw refusal('orderClosed', 'Этот заказ уже нельзя отменить');
    }
    await close(trx, order.id, 'cancelled', now);
    if (order.email !== '') {
      await queueMessage(trx, {
        kind: 'mail',
        recipient: order.email,
        subject: `Заказ № ${order.number} отменён`,
        body: `Заказ № ${order.number} отменён. Если вы платили картой, деньги вернутся на неё.`,
      });
    }
    return refundOf(trx, order.id, now);
  });
  if (refund) await cards.refund(refund);
}

/**
 * Ends orders whose time to pay is over and puts their goods back. Any number of processes may do it at once: each
 * takes orders that no other holds. Gives how many were ended.
 */
export async function expireUnpaidOrders(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const isMore = await db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'awaiting-payment')
        .where('expires_at', '<=', now)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return false;
      await close(trx, order.id, 'expired', now);
      return true;
    });
    if (!isMore) return ended;
    ended += 1;
  }
}

async function close(trx: Db, orderId: number, status: 'cancelled' | 'expired', now: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status, cancelled_at: now, expires_at: null })
    .where('id', '=', orderId)
    .execute();
  await giveStockBack(trx, orderId);
  await givePromoBack(trx, orderId);
}

async function refundOf(trx: Db, orderId: number, now: Date): Promise<PaymentRequest | null> {
  const paid = await trx
    .updateTable('payments')
    .from('orders')
    .set({ status: 'refunded', updated_at: now })
    .whereRef('orders.id', '=', 'payments.order_id')
    .where('payments.order_id', '=', orderId)
    .where('payments.status', '=', 'paid')
    .returning(['orders.payment_token', 'orders.number', 'payments.amount_kopecks'])
    .executeTakeFirst();
  return paid
    ? { paymentId: paid.payment_token, orderNumber: paid.number, amount: paid.amount_kopecks }
    : null;
}
