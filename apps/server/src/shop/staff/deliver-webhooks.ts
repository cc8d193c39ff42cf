import { sql } from 'kysely';
import type { Webhook } from '../../adapters/webhook.js';
import type { Db } from '../../db/schema.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';

/** A webhook that failed this often, which takes three days, waits for a person. */
const maxTries = 20;
/** Events per run, so that no run delays the other jobs for long. */
const mostAtOnce = 100;

interface WaitingEvent {
  readonly id: number;
  readonly uid: string;
  readonly type: string;
  readonly data: object;
  readonly created: string;
  readonly tries: number;
}

/** Version of the body: it is raised when a field changes its meaning or goes away. */
const bodyVersion = 1;

/** The body of a webhook: the same bytes at every attempt. */
export function webhookBody({ id, uid, type, data, created }: Omit<WaitingEvent, 'tries'>): string {
  return JSON.stringify({ version: bodyVersion, id: uid, sequence: id, type, createdAt: created, ...data });
}

const webhookWork = (
  db: Db,
  webhook: Webhook,
  onFailure: (error: unknown, type: string, isParked: boolean) => void,
): DueWork<WaitingEvent> => ({
  table: 'staff_events',
  key: 'id',
  keyOf: ({ id }) => id,
  // Events of one order are sent in their order: one that waits holds up those after it.
  waiting: sql`announced_at is not null and sent_at is null and parked_at is null
    and (order_id is null or not exists (
      select from staff_events earlier where earlier.order_id = staff_events.order_id and earlier.id < staff_events.id
         and earlier.sent_at is null and earlier.parked_at is null))`,
  columns: sql`id, uid, type, data, iso_moment(created_at) as created`,
  pause: { first: 15, longest: 6 * 3600 },
  ask: (event) => webhook.send(event.uid, webhookBody(event)),
  done: ({ id }) =>
    db
      .updateTable('staff_events')
      .set({ sent_at: sql<Date>`clock_timestamp()`, last_error: '' })
      .where('id', '=', id)
      .execute(),
  failed({ type, tries }, error) {
    const isParked = tries >= maxTries;
    onFailure(error, type, isParked);
    return isParked ? { parked_at: sql<Date>`clock_timestamp()` } : {};
  },
});

/**
 * Sends what waits for the webhook (`doDueWork`). All events go to one address, so the first failure ends the run: one
 * that hangs costs a run a single deadline. Returns how many were sent.
 */
export async function deliverWebhooks(
  db: Db,
  webhook: Webhook,
  {
    signal,
    onFailure,
  }: {
    readonly signal?: AbortSignal | undefined;
    readonly onFailure?: (error: unknown, type: string, isParked: boolean) => void;
  } = {},
): Promise<number> {
  const failed = new AbortController();
  const work = webhookWork(db, webhook, (...told) => {
    failed.abort();
    onFailure?.(...told);
  });
  const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  return doDueWork(db, work, { signal: stop, most: mostAtOnce });
}
