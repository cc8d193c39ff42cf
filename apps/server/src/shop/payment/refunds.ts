import { sql } from 'kysely';
import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { queueOrderLetter } from '../order/order-letter.js';

/** Writes down that what was paid for an order must go back. Nothing was paid, or it is written already: nothing to do. */
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

/** Writes a refund down, once per payment of the acquirer. Gives whether it is a new one. */
export async function oweRefund(trx: Db, { orderId, paymentId, externalId, amount }: OwedRefund): Promise<boolean> {
  const written = await trx
    .insertInto('refunds')
    .values({ order_id: orderId, payment_id: paymentId, external_id: externalId, amount_kopecks: amount })
    .onConflict((conflict) => conflict.columns(['payment_id', 'external_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** A refund that hangs in a dead process is asked for again after this time; every call of an acquirer ends earlier. */
const leaseSeconds = 120;
/** The pause before a new try doubles from this one up to six hours; it is tried until the money is back. */
const firstPauseSeconds = 30;
const longestPauseSeconds = 6 * 3600;

/**
 * Asks the acquirer for refunds that are due, each until it is made. A refund is claimed by a conditional write, so two
 * processes do not ask at once; a process that dies in between loses nothing, because the claim runs out and the same
 * refund asked twice is made once. Gives how many were made. `orderId` looks after one order only;
 * after `signal` no further refund is claimed.
 */
export async function settleRefunds(
  db: Db,
  cards: CardPayment,
  { orderId = null, signal }: { readonly orderId?: number | null; readonly signal?: AbortSignal } = {},
): Promise<number> {
  let made = 0;
  for (;;) {
    const refund = signal?.aborted ? undefined : await claimNext(db, orderId);
    if (!refund) return made;
    try {
      await cards.refund({
        paymentId: refund.payment_id,
        externalId: refund.external_id,
        orderNumber: refund.number,
        amount: Number(refund.amount_kopecks),
      });
    } catch (error) {
      const pause = Math.min(firstPauseSeconds * 2 ** Math.min(refund.tries - 1, 20), longestPauseSeconds);
      await db
        .updateTable('refunds')
        .set({
          due_at: sql<Date>`clock_timestamp() + ${pause}::int * interval '1 second'`,
          last_error: String((error as Error).message).slice(0, 500),
        })
        .where('id', '=', refund.id)
        .execute();
      continue;
    }
    await inTransaction(db, async (trx) => {
      // The order goes before its payments and refunds, as in whatever a notice does.
      await trx.selectFrom('orders').select('id').where('id', '=', refund.order_id).forUpdate().execute();
      await closeRefund(trx, refund);
    });
    made += 1;
  }
}

/** Notes that a refund was made, whoever says so first; the buyer is told once. The caller has locked the order. */
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

async function claimNext(db: Db, orderId: number | null): Promise<DueRefund | undefined> {
  const { rows } = await sql<DueRefund>`
    update refunds set due_at = clock_timestamp() + ${leaseSeconds}::int * interval '1 second', tries = tries + 1
      from orders
     where refunds.id = (select id from refunds
                          where done_at is null and due_at <= clock_timestamp()
                            and (${orderId}::bigint is null or order_id = ${orderId}::bigint)
                          order by due_at, id limit 1 for update skip locked)
       and orders.id = refunds.order_id
    returning refunds.id, refunds.order_id, refunds.payment_id, refunds.external_id, refunds.amount_kopecks, orders.number, refunds.tries`.execute(
    db,
  );
  return rows[0];
}
