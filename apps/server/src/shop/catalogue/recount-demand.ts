import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';

const dayMs = 86_400_000;
/** Sales older than this say nothing about what is bought now. */
const windowDays = 90;
/** Changed at once: caches forget what shows these goods, and the index of each process takes up to 500 (0009). */
const portion = 200;

/**
 * Counts what was sold in the last 90 days, cancelled orders excluded, and writes it as `demand` on a logarithmic scale
 * with steps of about 22 %: a product that sells as before keeps its value, so that a busy day changes few rows and
 * invalidates few pages. Runs once an hour, never as a part of a sale. Returns how many products changed.
 */
export async function recountDemand(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const since = new Date(now.getTime() - windowDays * dayMs);
  const changed = sql`
    with sold as (
      select l.product_id as id, floor(5 * ln(1 + sum(l.quantity)))::int as demand
        from order_lines l join orders o on o.id = l.order_id
       where o.created_at > ${since} and o.cancelled_at is null group by l.product_id
    )
    select p.id, coalesce(sold.demand, 0) as demand from products p left join sold on sold.id = p.id
     where p.demand <> coalesce(sold.demand, 0) order by p.id limit ${portion}`;
  let count = 0;
  for (;;) {
    if (signal?.aborted) return count;
    // Without a lock: mostly there is nothing to change, and other changes do not wait for this.
    const { rows } = await sql<{ id: number; demand: number }>`${changed}`.execute(db);
    if (rows.length === 0) return count;
    await inTransaction(db, async (trx) => {
      // The version before the products, as every order takes them.
      await sql`select next_catalogue_version()`.execute(trx);
      await sql`
        update products p set demand = counted.demand
          from json_to_recordset(${JSON.stringify(rows)}::json) as counted (id int, demand int)
         where p.id = counted.id`.execute(trx);
    });
    count += rows.length;
  }
}
