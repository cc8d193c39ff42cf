import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { staffOrderJson } from '../shop/staff/staff-order.js';

const atOnce = 500;

/** All orders, the oldest first, one JSON object per line: each as the staff API shows it. */
export async function* exportOrders(db: Db): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; order: unknown }>`
      select o.id::int as id, ${staffOrderJson} as "order" from orders o
       where o.id > ${last} order by o.id limit ${atOnce}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(({ order }) => `${JSON.stringify(order)}\n`).join('');
    last = end.id;
  }
}
