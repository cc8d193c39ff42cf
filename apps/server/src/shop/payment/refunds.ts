import { sql } from 'kysely';
import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';
import { queueOrderLetter } from '../orders/order-letter.js';
import { noteOrderEvent } from '../staff/staff-events.js';

/**
 * Records that what was paid for an order must be refunded. A no-op when nothing was paid or it is recorded already.
 */
export async function owePaid(trx: Db, orderId: number, now: Date): Promise<void> {
  const paid = await trx
    .updateTable('payments')
    .set({ status: 'refunding', updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .returning(['provider_id', 'external_id', 'amount_kopecks'])
    .executeTakeFirst();
  if (paid)
    await oweRefund(trx, {
      orderId,
      paymentId: paid.provider_id,
      externalId: paid.external_id,
      amount: paid.amount_kopecks,
    });
}

/** Money to give back. `amount` is kopecks. */
export interface OwedRefund {
  readonly orderId: number;
  readonly paymentId: string;
  readonly externalId: string;
  readonly amount: number;
}

/** Records a refund, once per payment of the acquirer. Returns whether it is a new one. */
export async function oweRefund(trx: Db, { orderId, paymentId, externalId, amount }: OwedRefund): Promise<boolean> {
  const written = await trx
    .insertInto('refunds')
    .values({ order_id: orderId, payment_id: paymentId, external_id: externalId, amount_kopecks: amount })
    .onConflict((conflict) => conflict.columns(['payment_id', 'external_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

interface DueRefund {
  readonly id: number;
  readonly order_id: number;
  readonly payment_id: string;
  readonly external_id: string;
  readonly amount_kopecks: number;
  readonly number: string;
  readonly tries: number;
}

const refundWork = (db: Db, cards: CardPayment, orderId: number | null): DueWork<DueRefund> => ({
  table: 'refunds',
  key: 'id',
  keyOf: ({ id }) => id,
  waiting: sql`done_at is null and (${orderId}::bigint is null or order_id = ${orderId}::bigint)`,
  columns: sql`id, order_id, payment_id, external_id, amount_kopecks,
    (select number from orders where orders.id = refunds.order_id) as number`,
  // Retried without limit, until the refund is made.
  pause: { first: 30, longest: 6 * 3600 },
  ask: (refund) =>
    cards.refund({
      paymentId: refund.payment_id,
      externalId: refund.external_id,
      orderNumber: refund.number,
      amount: Number(refund.amount_kopecks),
    }),
  done: (refund) =>
    inTransaction(db, async (trx) => {
      // The order is locked before its payments and refunds, as for every notice.
      await trx.selectFrom('orders').select('id').where('id', '=', refund.order_id).forUpdate().execute();
      await closeRefund(trx, refund);
    }),
});

/**
 * Requests due refunds from the acquirer (`doDueWork`), each until it is made; the same refund requested twice is made
 * once. Returns how many were made. `orderId` limits it to one order.
 */
export function settleRefunds(
  db: Db,
  cards: CardPayment,
  { orderId = null, signal }: { readonly orderId?: number | null; readonly signal?: AbortSignal } = {},
): Promise<number> {
  return doDueWork(db, refundWork(db, cards, orderId), { signal });
}

/** Marks a refund as made, whoever reports it first; the buyer is notified once. The caller has locked the order. */
export async function closeRefund(
  trx: Db,
  refund: { readonly payment_id: string; readonly external_id: string },
): Promise<void> {
  const closed = await trx
    .updateTable('refunds')
    .set({ done_at: sql<Date>`clock_timestamp()`, last_error: '' })
    .where('payment_id', '=', refund.payment_id)
    .where('external_id', '=', refund.external_id)
    .where('done_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  if (!closed) return;
  await trx
    .updateTable('payments')
    .set({ status: 'refunded', updated_at: sql<Date>`clock_timestamp()` })
    .where('provider_id', '=', refund.payment_id)
    .where('external_id', '=', refund.external_id)
    .where('status', '=', 'refunding')
    .execute();
  await queueOrderLetter(trx, closed.order_id, 'refunded');
  await noteOrderEvent(trx, closed.order_id, 'order.refunded');
}
