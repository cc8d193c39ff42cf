import { sql } from 'kysely';
import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { RefundedLine } from '../../db/tables/purchase.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';
import { queueOrderLetter } from '../orders/order-letter.js';
import { noteOrderEvent } from '../staff/staff-events.js';
import { contentOfRest, readPartReceipt, readRefundable } from './refundable.js';

/**
 * Records that what is left of what was paid for an order must be refunded. A no-op when nothing was paid or it is
 * recorded already.
 */
export async function owePaid(trx: Db, orderId: number, now: Date): Promise<void> {
  const paid = await trx
    .updateTable('payments')
    .set({ status: 'refunding', updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .returning(['provider_id', 'external_id', 'amount_kopecks'])
    .executeTakeFirst();
  if (!paid) return;
  const rest = await readRefundable(trx, orderId, paid);
  await oweRefund(trx, {
    orderId,
    paymentId: paid.provider_id,
    externalId: paid.external_id,
    amount: rest.left,
    ...contentOfRest(rest),
  });
}

/** Money to give back. `amount` and `delivery` are kopecks. */
export interface OwedRefund {
  readonly orderId: number;
  readonly paymentId: string;
  readonly externalId: string;
  /** Names a part; all that is left has none. */
  readonly key?: string;
  readonly amount: number;
  readonly lines?: readonly RefundedLine[];
  readonly delivery?: number;
}

/** Records a refund, once per key and payment of the acquirer. Returns whether it is a new one. */
export async function oweRefund(
  trx: Db,
  { orderId, paymentId, externalId, key = '', amount, lines = [], delivery = 0 }: OwedRefund,
): Promise<boolean> {
  const written = await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      external_id: externalId,
      key,
      amount_kopecks: amount,
      lines: JSON.stringify(lines),
      delivery_kopecks: delivery,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'external_id', 'key']).doNothing())
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
  /** Kopecks of the whole payment. */
  readonly paid: number;
  readonly number: string;
  readonly tries: number;
}

const refundWork = (db: Db, cards: CardPayment, orderId: number | null): DueWork<DueRefund> => ({
  table: 'refunds',
  key: 'id',
  keyOf: ({ id }) => id,
  waiting: sql`done_at is null and (${orderId}::bigint is null or order_id = ${orderId}::bigint)`,
  columns: sql`id, order_id, payment_id, external_id, amount_kopecks,
    (select number from orders where orders.id = refunds.order_id) as number,
    (select amount_kopecks from payments where payments.order_id = refunds.order_id) as paid`,
  // Retried without limit, until the refund is made.
  pause: { first: 30, longest: 6 * 3600 },
  async ask(refund) {
    const isPart = Number(refund.amount_kopecks) < Number(refund.paid);
    await cards.refund({
      paymentId: refund.payment_id,
      externalId: refund.external_id,
      orderNumber: refund.number,
      amount: Number(refund.amount_kopecks),
      ...(isPart && { part: { id: String(refund.id), receipt: await readPartReceipt(db, refund.id) } }),
    });
  },
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

/**
 * Marks refunds of a payment as made, that of `id` or all of them, whoever reports it first; the buyer is notified once.
 * The caller has locked the order.
 */
export async function closeRefund(
  trx: Db,
  refund: { readonly payment_id: string; readonly external_id: string; readonly id?: number },
): Promise<void> {
  const closed = await markMade(trx, refund);
  if (closed.length === 0) return;
  const { order_id: orderId } = closed[0]!;
  await trx
    .updateTable('payments')
    .set({ status: 'refunded', updated_at: sql<Date>`clock_timestamp()` })
    .where('provider_id', '=', refund.payment_id)
    .where('external_id', '=', refund.external_id)
    .where('status', '=', 'refunding')
    .where(
      sql<boolean>`not exists (select from refunds r where r.payment_id = payments.provider_id
        and r.external_id = payments.external_id and r.done_at is null)`,
    )
    .execute();
  const amount = closed.reduce((sum, one) => sum + Number(one.amount_kopecks), 0);
  await queueOrderLetter(trx, orderId, 'refunded', amount);
  await noteOrderEvent(trx, orderId, 'order.refunded', null, {
    amount: amount / 100,
    keys: closed.map(({ key }) => key).filter((key) => key !== ''),
  });
}

/** The same without a word to anybody: for money of which the acquirer itself says that all of it is back. */
export function markMade(
  trx: Db,
  { payment_id: paymentId, external_id: externalId, id }: Parameters<typeof closeRefund>[1],
) {
  return trx
    .updateTable('refunds')
    .set({ done_at: sql<Date>`clock_timestamp()`, last_error: '' })
    .where('payment_id', '=', paymentId)
    .where('external_id', '=', externalId)
    .where('done_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .returning(['order_id', 'amount_kopecks', 'key'])
    .execute();
}
