import type { CardPayment, PaymentNotice } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { queueOrderLetter } from '../orders/order-letter.js';
import { noteOrderEvent } from '../staff/staff-events.js';
import { changeOrder } from '../orders/change-order.js';
import { stepsFrom } from '../orders/order-machine.js';
import { refusal } from '../refusals.js';
import { closeRefund, markMade, oweRefund, settleRefunds } from './refunds.js';

/**
 * Applies a verified notice of an acquirer. States of a payment only advance — nothing, a failed attempt, paid,
 * refunded — so notices may arrive in any order and any number of times: «paid» after «failed» counts, «failed» after
 * «paid» does not, and repeats change nothing. Money for an order that cannot be fulfilled is refunded.
 */
export async function acceptNotice(db: Db, notice: PaymentNotice, cards: CardPayment, now: Date): Promise<void> {
  const orderId = await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('payment_token', '=', notice.paymentId)
      .where('payment_token', '<>', '')
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw refusal('payment', 'Платёж не найден');
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'status', 'amount_kopecks', 'external_id'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    if (payment.amount_kopecks !== notice.amount) throw refusal('payment', 'Сумма платежа не совпадает с заказом');
    if (notice.receiptLink !== undefined)
      await trx.updateTable('orders').set({ receipt_link: notice.receiptLink }).where('id', '=', order.id).execute();
    const told: ToldPayment = { ...payment, orderId: order.id, orderStatus: order.status };
    if (isAnotherTry(told, notice)) await takeAnotherTry(trx, told, notice);
    else await takeWord(trx, told, notice, now);
    return order.id;
  });
  await settleRefunds(db, cards, { orderId });
}

interface ToldPayment {
  readonly id: number;
  readonly status: 'pending' | 'failed' | 'paid' | 'refunding' | 'refunded';
  readonly external_id: string;
  readonly orderId: number;
  readonly orderStatus: string;
}

/** The rank of a payment's states: a notice of a lower rank adds nothing. */
const ranks = { pending: 0, failed: 1, paid: 2, refunding: 3, refunded: 4 } as const;

async function takeWord(trx: Db, told: ToldPayment, notice: PaymentNotice, now: Date): Promise<void> {
  if (ranks[notice.result] <= ranks[told.status]) return;
  await trx
    .updateTable('payments')
    .set({
      status: notice.result,
      updated_at: now,
      // A failed attempt does not fix the acquirer's id: the next attempt may have another one.
      ...(notice.result === 'failed' ? {} : { external_id: notice.externalId ?? told.external_id }),
    })
    .where('id', '=', told.id)
    .execute();
  if (notice.result === 'paid') await changeOrder(trx, told.orderId, 'pay', now);
  if (notice.result === 'failed') await noteOrderEvent(trx, told.orderId, 'order.payment_failed');
  if (notice.result !== 'refunded') return;
  if (told.status === 'refunding') {
    await closeRefund(trx, { payment_id: notice.paymentId, external_id: told.external_id });
  } else if (stepsFrom(told.orderStatus, 'moneyBack').length > 0) {
    await changeOrder(trx, told.orderId, 'moneyBack', now);
    // Parts that are still owed are among what went back.
    await markMade(trx, { payment_id: notice.paymentId, external_id: told.external_id });
  }
}

/** The buyer paid in two tabs: the acquirer knows two payments, the order needs one. */
function isAnotherTry({ status, external_id: known }: ToldPayment, { externalId = '' }: PaymentNotice): boolean {
  return ranks[status] >= ranks.paid && known !== '' && externalId !== '' && externalId !== known;
}

async function takeAnotherTry(trx: Db, { orderId }: ToldPayment, notice: PaymentNotice): Promise<void> {
  const { paymentId, externalId = '', amount } = notice;
  if (notice.result === 'paid') {
    const isNew = await oweRefund(trx, { orderId, paymentId, externalId, amount });
    if (isNew) {
      await queueOrderLetter(trx, orderId, 'paidTwice');
      await noteOrderEvent(trx, orderId, 'order.paid_twice');
    }
  } else if (notice.result === 'refunded') {
    await oweRefund(trx, { orderId, paymentId, externalId, amount });
    await closeRefund(trx, { payment_id: paymentId, external_id: externalId });
  }
}
