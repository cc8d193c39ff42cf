import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/**
 * For each top section without a picture of its own, that of the most popular of its goods, by the section's id: of
 * what is in stock, if anything is.
 */
export async function getSectionPictures(db: Db): Promise<Map<number, { picture: string; productId: number }>> {
  const { rows } = await sql<{ id: number; picture: string; product_id: number }>`
    with recursive below as (
      select id as top, id from sections where parent_id is null and art = ''
      union all
      select below.top, s.id from sections s join below on s.parent_id = below.id
    )
    select distinct on (below.top) below.top as id, best.picture, best.product_id
      from below cross join lateral (
        -- Both by the index of the popular ones: no section is read to its end.
        (select p.id as product_id, p.picture, p.popularity, true as is_there from products p
          where p.section_id = below.id and p.picture <> '' and cardinality(p.stores) > 0
          order by p.popularity desc, p.id limit 1)
        union all
        (select p.id, p.picture, p.popularity, false from products p
          where p.section_id = below.id and p.picture <> '' order by p.popularity desc, p.id limit 1)
      ) best
     order by below.top, best.is_there desc, best.popularity desc`.execute(db);
  return new Map(rows.map(({ id, picture, product_id: productId }) => [id, { picture, productId }]));
}
