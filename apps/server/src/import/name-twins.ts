import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/**
 * Tells offers of one id apart when their goods differ: shops renumber their offers, or give all sizes the product's
 * id. Titles that differ are different products, params that differ are variants. One of them keeps the plain id; the
 * others get one with a mark of what they are, and have it at the next import too, whatever their order is then.
 *
 * @returns how many have a mark.
 */
export async function nameTwins(trx: Db): Promise<number> {
  // Most feeds have none, and looking for those of each offer is slow.
  const { rows } = await sql<{ has_twins: boolean }>`
    select exists (select from import_offers group by group_key, id having count(*) > 1)
        or exists (select from import_keys where key like '%#%') as has_twins`.execute(trx);
  if (rows[0]?.has_twins !== true) return 0;
  const products = await sql`
    with titles as (
      select id, title_mark, min(seq) as first from import_offers where group_key = 'offer ' || id group by 1, 2
    ), known as (
      select t.*, count(*) over (partition by id) as titles,
        exists (select from import_keys k where k.kind = 'product' and k.key = 'offer ' || t.id || '#' || t.title_mark) as is_known
        from titles t
    ), turns as (
      select *, row_number() over (partition by id, is_known order by first) as turn from known where titles > 1 or is_known
    )
    update import_offers o set group_key = o.group_key || '#' || o.title_mark from turns t
     where t.id = o.id and t.title_mark = o.title_mark and o.group_key = 'offer ' || o.id and (t.is_known or t.turn > 1)
    returning o.seq`.execute(trx);
  const variants = await sql`
    with known as (
      select seq, group_key, id, mark, count(*) over (partition by group_key, id) as twins,
        exists (
          select from import_keys k where k.kind = 'variant' and k.key = o.group_key || chr(10) || o.id || '#' || o.mark
        ) as is_known
        from import_offers o
    ), turns as (
      select *, row_number() over (partition by group_key, id, is_known order by seq) as turn
        from known where twins > 1 or is_known
    )
    update import_offers o set id = o.id || '#' || o.mark from turns t where t.seq = o.seq and (t.is_known or t.turn > 1)
    returning o.seq`.execute(trx);
  return products.rows.length + variants.rows.length;
}

/**
 * Lets a model whose colours are joined for the first time be the product that the first of its colours was: it keeps
 * its address, its reviews and its places in baskets. The products of the other colours are gone.
 */
export async function adoptModels(trx: Db): Promise<void> {
  await sql`
    create temporary table import_adopted on commit drop as
      select distinct on (o.group_key) o.group_key as new_key, o.own_key
        from import_offers o join import_keys k on k.kind = 'product' and k.key = o.own_key
       where o.group_key <> o.own_key
         and not exists (select from import_keys n where n.kind = 'product' and n.key = o.group_key)
       order by o.group_key, o.seq`.execute(trx);
  await sql`
    update import_keys k set key = a.new_key from import_adopted a where k.kind = 'product' and k.key = a.own_key`.execute(
    trx,
  );
  await sql`
    update import_keys k set key = o.group_key || chr(10) || o.id
      from import_offers o join import_adopted a on a.new_key = o.group_key and a.own_key = o.own_key
     where k.kind = 'variant' and k.key = o.own_key || chr(10) || o.id`.execute(trx);
}
