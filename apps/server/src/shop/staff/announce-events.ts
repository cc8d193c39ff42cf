import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { readIdentity } from '../identity/identity.js';
import { queueMessage } from '../outbox/outbox.js';
import type { StaffEventType } from './staff-events.js';
import { staffLetter } from './staff-letters.js';

/** Who is notified of events. */
export interface StaffListeners {
  /** Whom to e-mail; '' means nobody. */
  readonly email: string;
  /** Whether a webhook is set: without one no events are queued for a webhook that is set later. */
  readonly hasWebhook: boolean;
}

const atOnce = 50;

/**
 * Queues the letters of new events and hands the events over to the webhook. Any number of processes may do it at once:
 * each takes events that no other holds. Returns how many were announced.
 */
export async function announceEvents(db: Db, { email, hasWebhook }: StaffListeners): Promise<number> {
  for (let announced = 0; ;) {
    const count = await inTransaction(db, async (trx) => {
      const events = await trx
        .selectFrom('staff_events')
        .select(['id', 'type', 'data'])
        .where('announced_at', 'is', null)
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      if (events.length === 0) return 0;
      const shop = await readIdentity(trx);
      for (const { type, data } of email === '' ? [] : events) {
        const letter = staffLetter(email, { type: type as StaffEventType, data }, shop);
        if (letter) await queueMessage(trx, letter);
      }
      await trx
        .updateTable('staff_events')
        .set({
          announced_at: sql<Date>`clock_timestamp()`,
          ...(hasWebhook ? {} : { parked_at: sql<Date>`clock_timestamp()`, last_error: 'no webhook is set' }),
        })
        .where(
          'id',
          'in',
          events.map(({ id }) => id),
        )
        .execute();
      return events.length;
    });
    announced += count;
    if (count < atOnce) return announced;
  }
}
