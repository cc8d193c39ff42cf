import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { goods } from '../testing/goods.fixtures.js';

/** Nothing was lost, nothing doubled: what the buyers were told is what the database says, to the piece. */
export async function expectOrdersKept(db: Db, acknowledged: readonly string[], initialStock: number): Promise<void> {
  const { rows } = await sql<{ number: string; pieces: number; taken: number; letters: number }>`
    select o.number, (select sum(quantity)::int from order_lines where order_id = o.id) as pieces,
      (select sum(s.amount)::int from order_stock s join order_lines l on l.id = s.order_line_id
        where l.order_id = o.id) as taken,
      (select count(*)::int from outbox where subject = 'Заказ № ' || o.number || ' принят') as letters
      from orders o`.execute(db);
  expect([...acknowledged].sort()).toEqual(rows.map((order) => order.number).sort());
  expect(rows.filter((order) => order.taken !== order.pieces || order.letters !== 1)).toEqual([]);
  const { amount } = await db
    .selectFrom('stock')
    .select('amount')
    .where('variant_id', '=', goods.mug.variant)
    .executeTakeFirstOrThrow();
  expect(amount).toBe(initialStock - rows.reduce((sum, order) => sum + order.taken, 0));
}
