import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { variantKeyOf } from './staging.js';

/**
 * Sets the stock to what the feed says, for every offer: pieces were sold since the last import. Outlets are the shops
 * whose ids they have; stock of another outlet, or of none in particular, goes to `shopId`. Offers whose stock the
 * feed does not name keep theirs.
 *
 * @param isOrderedApart The feed counts pieces of orders that its sender has not received: they are taken off.
 */
export async function writeStock(trx: Db, shopId: number, isOrderedApart: boolean): Promise<void> {
  // The trigger of sales knows changed rows; `rebuildCatalogue` must be given the new ones.
  await sql`
    with telling as (
      select k.id as variant_id, o.stock
        from import_offers o join import_keys k on k.kind = 'variant' and k.key = ${variantKeyOf('o')}
       where not (o.keeps_stock and exists (select from stock known where known.variant_id = k.id))
    ), counted as (
      select o.variant_id, coalesce(s.id, ${shopId}::int) as shop_id, sum(t.amount)::int as amount
        from telling o
        cross join jsonb_to_recordset(o.stock) as t (outlet text, amount int)
        left join shops s on s.type = 'shops' and s.id::text = t.outlet
       group by 1, 2
    ), ordered as (
      select l.variant_id, t.shop_id, sum(t.amount)::int as amount
        from exchange_orders e join orders r on r.id = e.order_id
        join order_lines l on l.order_id = e.order_id join order_stock t on t.order_line_id = l.id
       where e.sent = 0 and r.status <> 'done' and ${isOrderedApart}
         -- Who never takes orders hears of them otherwise.
         and exists (select from exchange_items where kind = 'orders')
       group by 1, 2
    ), said as (
      select c.variant_id, c.shop_id, greatest(c.amount - coalesce(d.amount, 0), 0) as amount
        from counted c left join ordered d on d.variant_id = c.variant_id and d.shop_id = c.shop_id
    ), told as (
      select variant_id, shop_id, amount from said where amount > 0
      union all
      -- What lay there before, and does not any more.
      select s.variant_id, s.shop_id, 0 from stock s join telling o on o.variant_id = s.variant_id
       where s.amount > 0
         and not exists (select from said t where t.variant_id = s.variant_id and t.shop_id = s.shop_id and t.amount > 0)
    ), written as (
      insert into stock (variant_id, shop_id, amount)
      select variant_id, shop_id, amount from told
      on conflict (variant_id, shop_id) do update set amount = excluded.amount where stock.amount <> excluded.amount
      returning variant_id
    )
    insert into import_changed (product_id)
    select distinct v.product_id from written w join variants v on v.id = w.variant_id
    on conflict do nothing`.execute(trx);
}

/** Outlets of the feed that are not shops of ours. */
export async function unknownOutlets(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ outlet: string }>`
    select distinct t.outlet from import_offers o
      cross join jsonb_to_recordset(o.stock) as t (outlet text)
     where t.outlet <> '' and not exists (select from shops s where s.type = 'shops' and s.id::text = t.outlet)
     order by 1 limit 1000`.execute(trx);
  return rows.map(({ outlet }) => outlet);
}
