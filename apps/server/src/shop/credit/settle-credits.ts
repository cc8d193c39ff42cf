import { sql } from 'kysely';
import type { CreditPartner } from '../../adapters/credit.js';
import type { Db } from '../../db/schema.js';
import { tellAnew } from './credit.js';
import type { CreditStatus } from './credit.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';
import { closedStates } from '../orders/order-machine.js';

/** After this many failures, a day and a half, a person has to look into it. */
const maxTries = 40;
/** Rows per run, so that no run delays the other jobs for long. */
const mostAtOnce = 20;

interface UntoldCredit {
  readonly order_id: number;
  readonly status: CreditStatus;
  readonly number: string;
  readonly tries: number;
}

/** Called for every failed attempt. */
type OnFailure = (error: unknown, orderNumber: string) => void;

const creditWork = (db: Db, partner: CreditPartner, now: Date, onFailure: OnFailure): DueWork<UntoldCredit> => ({
  table: 'credit_applications',
  key: 'order_id',
  keyOf: ({ order_id }) => order_id,
  waiting: sql`not is_told and tries < ${maxTries}`,
  columns: sql`order_id, status, (select number from orders where orders.id = credit_applications.order_id) as number`,
  pause: { first: 15, longest: 3600 },
  ask: ({ status, number }) => (status === 'approved' ? partner.confirm(number) : partner.cancel(number)),
  done: ({ order_id, status }) =>
    db
      .updateTable('credit_applications')
      .set({ is_told: true, tries: 0, last_error: '', updated_at: now })
      .where('order_id', '=', order_id)
      // It may have ended otherwise meanwhile: then there is more to report.
      .where('status', '=', status)
      .execute(),
  failed: ({ number }, error) => onFailure(error, number),
});

/**
 * Notifies the partner of what it does not know yet (`doDueWork`): that the goods of a signed credit will be handed
 * over, and that a closed order — cancelled by its buyer, expired — no longer needs its credit. Returns how many
 * notifications were sent.
 */
export async function settleCredits(
  db: Db,
  partner: CreditPartner,
  now: Date,
  onFailure: OnFailure = () => {},
  signal?: AbortSignal,
): Promise<number> {
  await withdrawClosed(db, now);
  return doDueWork(db, creditWork(db, partner, now, onFailure), { signal, most: mostAtOnce });
}

/** An application that was never opened with the partner needs no notification. */
async function withdrawClosed(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('credit_applications')
    .set({
      status: 'withdrawn',
      is_told: sql<boolean>`credit_applications.link = ''`,
      ...tellAnew,
      updated_at: now,
    })
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
