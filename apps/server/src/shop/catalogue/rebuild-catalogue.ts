import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { rebuildSearchWords } from './rebuild-search-words.js';

/**
 * Computes everything derived: prices, pictures, ratings, facets, stores and search text of products, and the
 * dictionary of search. Call it once, inside the transaction, after many goods, stock and reviews were written (single rows are
 * followed by triggers, migration 0021); it also increments the catalogue's version, so that page caches are invalidated when the transaction commits.
 * @param changed a table with the `product_id` of those that have changed; without, all are computed.
 */
export async function rebuildCatalogue(trx: Db, changed?: string): Promise<void> {
  const isAsked = changed === undefined ? sql`` : sql`and p.id in (select product_id from ${sql.table(changed)})`;
  // Before any product: the trigger that runs for an order takes the same two locks in this order.
  await sql`select bump_catalogue_version()`.execute(trx);
  // Triggers that follow single rows would compute the same once more.
  await sql`select set_config('tropa.derived_later', 'on', true)`.execute(trx);
  await sql`analyze sections, brands, products, variants, stock, pictures, properties, property_values,
    product_properties, variant_properties, reviews`.execute(trx);
  await sql`
    with cheapest as (
      select distinct on (product_id) product_id, id, price_kopecks, old_price_kopecks
        from variants order by product_id, price_kopecks, position, id
    ), variant_counts as (
      select product_id, count(*)::int as variants_count from variants group by product_id
    ), first_picture as (
      select distinct on (product_id) product_id, key from pictures order by product_id, position, id
    ), opinions as (
      select product_id, round(avg(value), 1)::real as rating, count(*)::int as reviews_count
        from reviews where status = 'published' group by product_id
    ), known_values as (
      select pp.product_id, pp.value_id from product_properties pp
        join properties p on p.id = pp.property_id and p.is_filterable
      union
      select v.product_id, vp.value_id from variant_properties vp
        join variants v on v.id = vp.variant_id
        join properties p on p.id = vp.property_id and p.is_filterable
    ), facet_lists as (
      select product_id, array_agg(value_id order by value_id) as facets from known_values group by product_id
    ), store_lists as (
      select v.product_id, array_agg(distinct s.shop_id) as stores from stock s
        join variants v on v.id = s.variant_id where s.amount > 0 group by v.product_id
    ), texts as (
      select p.id, concat_ws(' ', p.category, b.title, array_to_string(b.synonyms, ' '), s.title) as kind
        from products p join sections s on s.id = p.section_id left join brands b on b.id = p.brand_id
    )
    update products p set
      price_kopecks = coalesce(c.price_kopecks, 0),
      old_price_kopecks = c.old_price_kopecks,
      default_variant_id = c.id,
      variants_count = coalesce(n.variants_count, 0),
      picture = coalesce(f.key, ''),
      rating = coalesce(o.rating, 0),
      reviews_count = coalesce(o.reviews_count, 0),
      facets = coalesce(l.facets, '{}'),
      stores = coalesce(d.stores, '{}'),
      title_sort = sort_text(p.title),
      search_text = search_text_of(p.title, t.kind, p.search_extra),
      search_vector = search_vector_of(p.title, t.kind, p.search_extra, p.codes)
    from texts t
      left join cheapest c on c.product_id = t.id
      left join variant_counts n on n.product_id = t.id
      left join first_picture f on f.product_id = t.id
      left join opinions o on o.product_id = t.id
      left join facet_lists l on l.product_id = t.id
      left join store_lists d on d.product_id = t.id
    where p.id = t.id ${isAsked}`.execute(trx);
  await sql`select variant_facets()`.execute(trx);
  await rebuildSearchWords(trx);
  await sql`select set_config('tropa.derived_later', '', true)`.execute(trx);
  await sql`analyze products, variants`.execute(trx);
}

/** Updates one product's rating after a review was published. */
export async function refreshRating(trx: Db, productId: number): Promise<void> {
  // The version before the product, as the trigger that runs for an order takes them.
  await sql`select next_catalogue_version()`.execute(trx);
  await sql`
    update products p set rating = o.rating, reviews_count = o.reviews_count
      from (select coalesce(round(avg(value), 1), 0)::real as rating, count(*)::int as reviews_count
              from reviews where product_id = ${productId} and status = 'published') o
     where p.id = ${productId}`.execute(trx);
}
