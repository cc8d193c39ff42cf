import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** A row of a table of properties. */
export interface NamedValue {
  name: string;
  value: string;
}

/**
 * Properties worth comparing of several products at once, in the shop's order; several values are joined by commas.
 * What a product is sold in (colours, sizes) counts too: goods of one colour have it as their own property, the others
 * through their variants.
 */
export async function getComparableProperties(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, NamedValue[]>> {
  const ids = sql`${sql.val([...productIds])}::int[]`;
  const { rows } = await sql<{ product_id: number; name: string; value: string }>`
    with known as (
      select product_id, property_id, value_id from product_properties where product_id = any(${ids})
      union
      select v.product_id, vp.property_id, vp.value_id from variant_properties vp
        join variants v on v.id = vp.variant_id where v.product_id = any(${ids})
    )
    select known.product_id, p.title as name, string_agg(pv.value, ', ' order by pv.position, pv.id) as value
      from known
      join properties p on p.id = known.property_id and p.is_comparable
      join property_values pv on pv.id = known.value_id
     group by known.product_id, p.id
     order by p.position, p.id`.execute(db);
  const found = new Map<number, NamedValue[]>(productIds.map((id) => [id, []]));
  for (const { product_id, name, value } of rows) found.get(product_id)?.push({ name, value });
  return found;
}

/** The table of properties on a product's page: the brand, then everything known of the product. */
export async function getProductProperties(db: Db, productId: number, brand: string | null): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select p.title as name, string_agg(pv.value, ', ' order by pv.position, pp.position, pv.id) as value
      from product_properties pp
      join properties p on p.id = pp.property_id
      join property_values pv on pv.id = pp.value_id
     where pp.product_id = ${productId}
     group by p.id
     order by min(pp.position), p.position, p.id`.execute(db);
  return brand ? [{ name: 'Бренд', value: brand }, ...rows] : rows;
}
