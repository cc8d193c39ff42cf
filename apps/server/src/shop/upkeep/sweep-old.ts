import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { sessionLongestLifetime } from '../sessions/sessions.js';

const dayMs = 86_400_000;

/**
 * Deletes what nobody needs any more: ended sessions and guests who left nothing behind, spent codes, old counts,
 * what carriers quoted, sent messages and events of the staff after a month, keys of orders after a month.
 *
 * @param signal Stops the long part of it between two steps.
 */
export async function sweepOld(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const longestAgo = new Date(now.getTime() - sessionLongestLifetime);
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), eb.and([eb('user_id', 'is not', null), eb('created_at', '<=', longestAgo)])]),
    )
    .execute();
  await db.deleteFrom('phone_codes').where('sent_at', '<', ago(2)).execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', ago(2)).execute();
  await db.deleteFrom('outbox').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('staff_events').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('order_idempotency').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('carrier_quotes').where('quoted_at', '<', ago(2)).execute();
  await sweepIdleGuests(db, ago(7));
  await sweepVisitors(db, ago(1), signal);
}

/** Sessions of guests who left nothing behind: nobody misses them after a week, and bots create thousands. */
async function sweepIdleGuests(db: Db, seenBefore: Date): Promise<void> {
  await sql`
    delete from sessions s
     where s.user_id is null and s.seen_at < ${seenBefore}
       and not exists (select from basket_lines l where l.visitor_id = s.visitor_id)
       and not exists (select from favorites f where f.visitor_id = s.visitor_id)
       and not exists (select from comparison c where c.visitor_id = s.visitor_id)
       and not exists (select from review_votes h where h.visitor_id = s.visitor_id)
       and not exists (select from orders o where o.visitor_id = s.visitor_id)`.execute(db);
}

/** In short transactions, until one finds nothing to remove: bots leave thousands of visitors per hour. */
async function sweepVisitors(db: Db, createdBefore: Date, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sweepSomeVisitors(db, createdBefore)) > 0);
}

/**
 * Locks baskets before their visitors: a basket that somebody is changing is locked, and skipped. Returns how many were
 * removed.
 */
function sweepSomeVisitors(db: Db, createdBefore: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select v.id from visitors v
       where v.created_at < ${createdBefore}
         and not exists (select from sessions s where s.visitor_id = v.id)
         and not exists (select from users u where u.visitor_id = v.id)
         and not exists (select from orders o where o.visitor_id = v.id)
         and not exists (select from review_votes h where h.visitor_id = v.id)
         and not exists (select from reservations r where r.visitor_id = v.id)
       order by v.id limit 1000`.execute(trx);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await sql`
      delete from baskets where visitor_id in (
        select visitor_id from baskets where visitor_id = any(${ids}) order by visitor_id for update skip locked)`.execute(
      trx,
    );
    const swept = await sql`
      delete from visitors v where v.id = any(${ids})
        and not exists (select from baskets b where b.visitor_id = v.id)`.execute(trx);
    return Number(swept.numAffectedRows);
  });
}
