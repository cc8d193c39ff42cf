import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/** Adds goods without choices to a section of the test shop, where a test needs more than a page of them. */
export async function addPlainGoods(db: Db, sectionId: number, count: number): Promise<void> {
  await sql`
    insert into products (id, slug, section_id, title, description, agent_html, category)
    select 1000 + n, 'prostoy-' || n, ${sectionId}::int, 'Простой товар ' || n, '', '', 'Товары'
      from generate_series(1, ${count}::int) as n`.execute(db);
  await sql`
    insert into variants (id, product_id, name, price_kopecks, old_price_kopecks, position)
    select 10000 + n, 1000 + n, '', 100000, null, 0 from generate_series(1, ${count}::int) as n`.execute(db);
}
