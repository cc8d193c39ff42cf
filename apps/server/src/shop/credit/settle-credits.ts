import { sql } from 'kysely';
import type { CreditPartner } from '../../adapters/credit.js';
import type { Db } from '../../db/schema.js';
import { closedStates } from '../orders/order-machine.js';

/** A partner that refuses so often waits for a person. */
const maxTries = 40;

/**
 * Tells the partner what it does not know yet: that the goods of a signed credit will be handed over, and that a
 * closed order — cancelled by its buyer, expired — needs its credit no more. Calls may be repeated, so any number of
 * processes may do it at once; a failed one is tried again later. After `signal`
 * nothing more is told. Gives how many were told.
 */
export async function settleCredits(
  db: Db,
  partner: CreditPartner,
  now: Date,
  onFailure: (error: unknown, orderNumber: string) => void = () => {},
  signal?: AbortSignal,
): Promise<number> {
  await withdrawClosed(db, now);
  const waiting = await db
    .selectFrom('credit_applications as credit')
    .innerJoin('orders', 'orders.id', 'credit.order_id')
    .select(['credit.order_id', 'credit.status', 'orders.number'])
    .where('credit.is_told', '=', false)
    .where('credit.tries', '<', maxTries)
    .orderBy('credit.updated_at')
    .limit(20)
    .execute();
  let told = 0;
  for (const { order_id, status, number } of waiting) {
    if (signal?.aborted) break;
    let isDone = true;
    try {
      await (status === 'approved' ? partner.confirm(number) : partner.cancel(number));
      told += 1;
    } catch (error) {
      isDone = false;
      onFailure(error, number);
    }
    await db
      .updateTable('credit_applications')
      .set({ is_told: isDone, tries: isDone ? 0 : sql<number>`tries + 1`, updated_at: now })
      .where('order_id', '=', order_id)
      // It may have ended otherwise meanwhile: then there is more to tell.
      .where('status', '=', status)
      .execute();
  }
  return told;
}

/** An application that was never opened at the partner is nothing to tell about. */
async function withdrawClosed(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('credit_applications')
    .set({ status: 'withdrawn', is_told: sql<boolean>`credit_applications.link = ''`, updated_at: now })
    // Several processes do this at once: each takes rows that no other holds.
    .where('credit_applications.order_id', 'in', (query) =>
      query
        .selectFrom('credit_applications as open')
        .innerJoin('orders', 'orders.id', 'open.order_id')
        .select('open.order_id')
        .where('open.status', 'in', ['pending', 'approved'])
        .where('orders.status', 'in', [...closedStates])
        .orderBy('open.order_id')
        .forUpdate('open')
        .skipLocked(),
    )
    .execute();
}
