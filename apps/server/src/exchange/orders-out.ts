import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { staffOrderJson, type StaffOrder } from '../shop/staff/staff-order.js';

/** Orders of one response: the rest comes with the next exchange. */
const mostOrders = 1_000;

/**
 * Orders that the accounting system does not know as they are now, the oldest first; they are sent again until it
 * confirms them.
 */
export async function takeWaitingOrders(db: Db, most = mostOrders): Promise<StaffOrder[]> {
  const { rows } = await sql<{ order: StaffOrder }>`
    -- Not locked: whoever waits for a lock would read the new version with the order as it was before.
    with waiting as (
      select order_id, version from exchange_orders where version > sent order by order_id limit ${most}
    ), given as (
      update exchange_orders e set given = w.version from waiting w where w.order_id = e.order_id returning e.order_id
    )
    select ${staffOrderJson} as "order" from orders o join given on given.order_id = o.id order by o.id`.execute(db);
  return rows.map(({ order }) => order);
}

/**
 * The accounting system has received what it was sent last; what has changed since is pending. From now on it is known to
 * accept orders, so that its stock excludes the pieces of those that it has.
 */
export async function confirmOrders(db: Db, exchange: string): Promise<void> {
  await sql`update exchange_orders set sent = given where given > sent`.execute(db);
  await sql`
    insert into exchange_items (kind, id, body, exchange, file) values ('orders', '', '{}', ${exchange}, '')
    on conflict (kind, id) do nothing`.execute(db);
}
