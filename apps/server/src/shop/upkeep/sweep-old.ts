import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

const dayMs = 86_400_000;

/**
 * Removes what nobody will ask for again: ended sessions and guests who left nothing behind, spent codes, old counts,
 * sent messages after a month, keys of orders after a month.
 */
export async function sweepOld(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('phone_codes').where('sent_at', '<', ago(2)).execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', ago(2)).execute();
  await db.deleteFrom('outbox').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('order_idempotency').where('created_at', '<', ago(30)).execute();
  await sql`
    delete from visitors where id in (
      select v.id from visitors v
       where v.created_at < ${ago(1)}
         and not exists (select from sessions s where s.visitor_id = v.id)
         and not exists (select from users u where u.visitor_id = v.id)
         and not exists (select from orders o where o.visitor_id = v.id)
         and not exists (select from reservations r where r.visitor_id = v.id)
       limit 1000)`.execute(db);
}
