import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import { toRoubles } from '../money.js';

/** Options of a list with the number of goods behind each, when the other filters stay as they are. */
export interface ListingFacets {
  readonly brands: readonly { id: number; title: string; count: number }[];
  readonly values: readonly { id: number; propertyId: number; value: string; swatch: string; count: number }[];
  /** How much of the list has a property at all, 0…1, by the property's id; estimated on long lists. */
  readonly shares: ReadonlyMap<number, number>;
  readonly stores: readonly { id: number; address: string; count: number }[];
  readonly saleCount: number;
  /** Whether anything in the list is reduced at all. */
  readonly hasSale: boolean;
  /** Lowest and highest price of the list whatever is ticked, in roubles rounded outwards. */
  readonly price: readonly [number, number];
}

/** From this many goods on, shares are estimated from every sixteenth: counting distinct goods is expensive. */
export const sampleFrom = 4000;
/** Which part of a long list is sampled. */
export const sampleStep = 16;

/**
 * Every option that a list has before anything is ticked, with the number of goods behind each. The same for every
 * choice inside the list, so it is cached: the counts that remain for a choice are computed by `countChosen`.
 */
export async function getListingFacets(db: Db, scope: RawBuilder<boolean>): Promise<ListingFacets> {
  const { rows } = await sql<FacetRow>`
    with base as materialized (
      select p.id, p.brand_id, p.facets, p.stores, p.price_kopecks,
        coalesce(p.old_price_kopecks > p.price_kopecks, false) as is_sale
        from products p where ${scope}
    ), value_counts as (
      select f.value_id, count(*)::int as count
        from base cross join lateral unnest(base.facets) as f (value_id) group by f.value_id
    ), sample as (
      select id, facets from base where id % ${sampleStep} = 0 or (select count(*) from base) < ${sampleFrom}
    ), shares as (
      select property_id, count(*)::float / (select count(*) from sample) as share from (
        select distinct sample.id, pv.property_id
          from sample cross join lateral unnest(sample.facets) as f (value_id)
          join property_values pv on pv.id = f.value_id
      ) known group by property_id
    ), shop_sets as (
      -- Many goods lie in the same shops: each set is taken apart once.
      select stores, count(*) as n from base group by stores
    ), store_counts as (
      select f.shop_id, sum(n)::int as count
        from shop_sets cross join lateral unnest(stores) as f (shop_id) group by f.shop_id
    ), brand_counts as (
      select brand_id, count(*)::int as count from base where brand_id is not null group by brand_id
    )
    select 'brand' as kind, b.id, 0 as parent, b.title as label, '' as swatch, c.count, 0 as place
      from brand_counts c join brands b on b.id = c.brand_id
    union all
    select 'value', pv.id, pv.property_id, pv.value, pv.swatch, c.count, pv.position
      from value_counts c join property_values pv on pv.id = c.value_id
    union all
    select 'share', property_id, 0, '', '', 0, round(share * 1000)::int from shares
    union all
    select 'store', s.id, 0, concat_ws(', ', ct.title, s.address), '', c.count,
        row_number() over (order by ct.position, ct.id, s.position, s.id)::int
      from store_counts c join shops s on s.id = c.shop_id join cities ct on ct.id = s.city_id
    union all
    select 'sale', 0, 0, '', '', (count(*) filter (where is_sale))::int, 0 from base
    union all
    select 'price', 0, 0, '', '', coalesce(min(price_kopecks), 0), coalesce(max(price_kopecks), 0)
      from base`.execute(db);
  return toFacets(rows);
}

interface FacetRow {
  kind: 'brand' | 'value' | 'share' | 'store' | 'sale' | 'price';
  id: number;
  parent: number;
  label: string;
  swatch: string;
  count: number;
  place: number;
}

const collator = new Intl.Collator('ru', { numeric: true });

/** The shop's order first, then the most frequent, then by name. */
const byPlace = (a: FacetRow, b: FacetRow): number =>
  a.place - b.place || b.count - a.count || collator.compare(a.label, b.label) || a.id - b.id;

function toFacets(rows: readonly FacetRow[]): ListingFacets {
  const of = (kind: FacetRow['kind']): FacetRow[] => rows.filter((row) => row.kind === kind).sort(byPlace);
  const [sale] = of('sale');
  const [price] = of('price');
  return {
    brands: of('brand').map(({ id, label, count }) => ({ id, title: label, count })),
    values: of('value').map(({ id, parent, label, swatch, count }) => ({
      id,
      propertyId: parent,
      value: label,
      swatch,
      count,
    })),
    shares: new Map(of('share').map(({ id, place }) => [id, place / 1000])),
    stores: of('store').map(({ id, label, count }) => ({ id, address: label, count })),
    saleCount: sale?.count ?? 0,
    hasSale: (sale?.count ?? 0) > 0,
    price: [Math.floor(toRoubles(price?.count ?? 0)), Math.ceil(toRoubles(price?.place ?? 0))],
  };
}
