import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import { allOf } from './listing-conditions.js';
import type { ChosenFilter } from './listing-conditions.js';
import type { ListingFacets } from './listing-facets.js';

interface CountRow {
  kind: 'brand' | 'value' | 'store' | 'sale';
  id: number;
  count: number;
}

/** The filters that a row of goods fails, one bit each. */
const failedBits = (chosen: readonly ChosenFilter[], conditionOf: (filter: ChosenFilter) => RawBuilder<boolean>) =>
  sql`(${sql.join(
    chosen.map((filter, place) => sql`(case when ${conditionOf(filter)} then 0 else ${sql.lit(1 << place)} end)`),
    sql` | `,
  )})`;

/** True where every filter but this one lets the goods through. */
const passesOthers = (chosen: readonly ChosenFilter[], name: ChosenFilter['name']): RawBuilder<boolean> => {
  const place = chosen.findIndex((filter) => filter.name === name);
  return place === -1 ? sql<boolean>`failed = 0` : sql<boolean>`failed in (0, ${sql.lit(1 << place)})`;
};

/**
 * Rows that options are counted over: products as they are where no filter looks at variants; else the variants that
 * pass, so that a size counts only where it is in the chosen shop. The options of a filter that is alone among those
 * of variants are not narrowed by it: for them the products count, as if they failed it.
 */
function countedRows(chosen: readonly ChosenFilter[]): RawBuilder<unknown> {
  const ofVariants = chosen.flatMap(({ ofVariant }) => ofVariant ?? []);
  if (ofVariants.length === 0) return sql`select * from near`;
  const variants = sql`select p.id, p.brand_id, p.is_sale, v.facets, p.own_facets, v.stores`;
  if (ofVariants.length === 1) {
    const own = sql.lit(1 << chosen.findIndex(({ ofVariant }) => ofVariant));
    return sql`select id, brand_id, is_sale, facets, own_facets, stores,
        case when failed = 0 then ${own} else failed end as failed from near
      union all ${variants}, 0 from near p join variants v on v.product_id = p.id and ${allOf(ofVariants)} where p.failed = 0`;
  }
  // What a product fails its variants fail as well: only the filters of variants are evaluated again.
  const again = failedBits(chosen, ({ ofVariant }) => ofVariant ?? sql<boolean>`true`);
  return sql`select * from (${variants}, p.failed | ${again} as failed from near p join variants v on v.product_id = p.id) asked
    where failed = any(${sql.val([0, ...chosen.map((_filter, place) => 1 << place)])}::int[])`;
}

/** Numbers of goods by shop, to be added up. */
function shopGoods(chosen: readonly ChosenFilter[]): RawBuilder<unknown> {
  const ofVariants = chosen.filter(({ ofVariant }) => ofVariant);
  const place = chosen.findIndex(({ name }) => name === 'store');
  if (ofVariants.length === 0 || (ofVariants.length === 1 && place !== -1)) {
    // Whole products, many of which are in the same shops: each distinct set of shops is expanded once.
    return sql`select f.shop_id, sets.n from (
        select stores, count(*) as n from rows where failed = ${sql.lit(place === -1 ? 0 : 1 << place)} group by stores
      ) sets cross join lateral unnest(sets.stores) as f (shop_id)`;
  }
  return sql`select distinct f.shop_id, rows.id, 1 as n from rows cross join lateral unnest(rows.stores) as f (shop_id)
    where ${passesOthers(chosen, 'store')}`;
}

/**
 * The numbers behind the options once something is chosen: each as if the option were added to the choice. Goods that
 * fail two filters count for nothing, so they are left out first; the list of options itself is known already.
 */
export async function countChosen(
  db: Db,
  scope: RawBuilder<boolean>,
  chosen: readonly ChosenFilter[],
  facets: ListingFacets,
): Promise<ListingFacets> {
  if (chosen.length === 0) return facets;
  const single = sql`any(${sql.val([0, ...chosen.map((_filter, place) => 1 << place)])}::int[])`;
  const ownValues = chosen.flatMap(({ name }, place) => {
    if (typeof name !== 'number') return [];
    const ids = facets.values.filter(({ propertyId }) => propertyId === name).map(({ id }) => id);
    return [
      sql`union all select f.value_id, rows.id from rows cross join lateral unnest(rows.facets || rows.own_facets) as f (value_id)
      where rows.failed = ${sql.lit(1 << place)} and f.value_id = any(${sql.val(ids)}::int[])`,
    ];
  });
  const { rows } = await sql<CountRow>`
    with near as materialized (
      select * from (
        select p.id, p.brand_id, p.facets, p.own_facets, p.stores, coalesce(p.old_price_kopecks > p.price_kopecks, false) as is_sale,
          ${failedBits(chosen, ({ condition }) => condition)} as failed
          from products p where ${scope}
      ) asked where failed = ${single}
    ), rows as materialized (${countedRows(chosen)}),
    value_goods as (
      select f.value_id, rows.id from rows cross join lateral unnest(rows.facets) as f (value_id) where rows.failed = 0
      union all
      select f.value_id, passing.id from (select distinct id, own_facets from rows where failed = 0) passing
        cross join lateral unnest(passing.own_facets) as f (value_id)
      ${sql.join(ownValues, sql` `)}
    ), shop_goods as (${shopGoods(chosen)})
    select 'value' as kind, value_id as id, count(*)::int as count
      from (select distinct value_id, id from value_goods) one group by value_id
    union all
    select 'store', shop_id, sum(n)::int from shop_goods group by shop_id
    union all
    select 'brand', brand_id, count(*)::int from (
      select distinct brand_id, id from rows where brand_id is not null and ${passesOthers(chosen, 'brand')}
    ) one group by brand_id
    union all
    select 'sale', 0, count(distinct id)::int from rows where is_sale and ${passesOthers(chosen, 'sale')}`.execute(db);

  const known = new Map(rows.map(({ kind, id, count }) => [`${kind} ${id}`, count]));
  const countOf = (kind: CountRow['kind'], id: number): number => known.get(`${kind} ${id}`) ?? 0;
  return {
    ...facets,
    brands: facets.brands.map((brand) => ({ ...brand, count: countOf('brand', brand.id) })),
    values: facets.values.map((value) => ({ ...value, count: countOf('value', value.id) })),
    stores: facets.stores.map((store) => ({ ...store, count: countOf('store', store.id) })),
    saleCount: countOf('sale', 0),
  };
}
