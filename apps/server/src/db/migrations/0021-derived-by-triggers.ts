/**
 * What lists show of a product — prices, rating, picture, stock, name for sorting and search — is derived from other
 * rows, and now follows them whatever writes: psql, an ERP, a spreadsheet. `rebuildCatalogue` computes the same for many
 * goods at once and turns these triggers off meanwhile (`tropa.derived_later`).
 *
 * Locks are taken in the order of an order: stock, the version's row, variants, products.
 */
export const derivedByTriggersMigration = {
  name: '0021-derived-by-triggers',
  sql: `
-- In the order in which orders lock them, or the two may wait for one another.
lock table stock in share row exclusive mode;
select 1 from catalogue_version where id = 1 for update;
lock table variants, products in share row exclusive mode;

create function is_derived_later() returns boolean language sql stable as $$
  select coalesce(current_setting('tropa.derived_later', true), '') = 'on'
$$;

-- These products have changed in what pages show of them: for the change feed.
create function note_product_ids(ids integer[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 or exists (
    select from catalogue_changes
     where transaction_id = pg_current_xact_id()::text and version is null and product_id = 0) then
    return;
  end if;
  if cardinality(ids) > 1000 then
    perform note_everything();
  else
    insert into catalogue_changes (product_id) select distinct unnest(ids)
      on conflict (transaction_id, product_id) where version is null do nothing;
  end if;
end $$;

create function derive_prices(ids integer[]) returns void language sql as $$
  update products p set
    price_kopecks = coalesce(c.price_kopecks, 0), old_price_kopecks = c.old_price_kopecks,
    default_variant_id = c.id, variants_count = coalesce(c.variants, 0)
    from unnest(ids) as asked (id)
    left join lateral (
      select v.id, v.price_kopecks, v.old_price_kopecks, (count(*) over ())::int as variants
        from variants v where v.product_id = asked.id order by v.price_kopecks, v.position, v.id limit 1) c on true
   where p.id = asked.id
     and (p.price_kopecks, p.old_price_kopecks, p.default_variant_id, p.variants_count)
         is distinct from (coalesce(c.price_kopecks, 0), c.old_price_kopecks, c.id, coalesce(c.variants, 0))
$$;

-- Shops and values of filters of products that have lost or got a variant.
create function derive_reach(ids integer[]) returns void language sql as $$
  update products p set stores = r.stores, facets = r.facets
    from (select asked.id,
                 array(select distinct unnest(v.stores) from variants v where v.product_id = asked.id order by 1) as stores,
                 array(select unnest(own.own_facets) union select unnest(v.facets) from variants v
                        where v.product_id = asked.id order by 1) as facets
            from unnest(ids) as asked (id) join products own on own.id = asked.id) r
   where p.id = r.id and (p.stores, p.facets) is distinct from (r.stores, r.facets)
$$;

-- Before any of its rows is locked: an order that empties a shelf has the version first, too.
create function lock_catalogue_version() returns trigger language plpgsql as $$
begin
  if not is_derived_later() then
    perform from catalogue_version where id = 1 for update;
  end if;
  return null;
end $$;
create trigger variants_locks before insert or update or delete on variants
  for each statement execute function lock_catalogue_version();

create function variants_derive() returns trigger language plpgsql as $$
declare
  ids integer[];
  moved integer[];
begin
  if is_derived_later() then
    return null;
  end if;
  if tg_op = 'INSERT' then
    ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct product_id from old_rows);
    moved := ids;
  else
    -- By differences of sets, not by a join: its plan would be that of the first call, and of other numbers of rows.
    moved := array(
      select product_id from (
        (select id, product_id from new_rows except select id, product_id from old_rows) union all
        (select id, product_id from old_rows except select id, product_id from new_rows)) m group by product_id);
    ids := array(
      select product_id from (
        (select id, product_id, price_kopecks, old_price_kopecks, position, name from new_rows
         except select id, product_id, price_kopecks, old_price_kopecks, position, name from old_rows) union all
        (select id, product_id, price_kopecks, old_price_kopecks, position, name from old_rows
         except select id, product_id, price_kopecks, old_price_kopecks, position, name from new_rows)) c group by product_id);
  end if;
  if cardinality(ids) > 0 then
    perform derive_prices(ids);
    if cardinality(moved) > 0 then
      perform derive_reach(moved);
    end if;
    perform note_product_ids(ids);
  end if;
  return null;
end $$;
create trigger variants_derive_inserted after insert on variants
  referencing new table as new_rows for each statement execute function variants_derive();
create trigger variants_derive_updated after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function variants_derive();
create trigger variants_derive_deleted after delete on variants
  referencing old table as old_rows for each statement execute function variants_derive();

-- A price written into the product itself would be a second one: it stays what its variants say. A product without
-- variants is not sold, and is left alone.
create function product_price_stays() returns trigger language plpgsql as $$
declare
  cheapest record;
begin
  if is_derived_later() then
    return new;
  end if;
  select price_kopecks, old_price_kopecks into cheapest
    from variants where product_id = new.id order by price_kopecks, position, id limit 1;
  if found then
    new.price_kopecks := cheapest.price_kopecks;
    new.old_price_kopecks := cheapest.old_price_kopecks;
  end if;
  return new;
end $$;
create trigger products_price before update on products for each row
  when ((new.price_kopecks, new.old_price_kopecks) is distinct from (old.price_kopecks, old.old_price_kopecks))
  execute function product_price_stays();

-- The words of lists and search follow the name, the brand and the section.
create function product_words() returns trigger language plpgsql as $$
declare
  title_words text := plain_words(new.title);
  extra_words text := plain_words(new.search_extra);
  kind_words text;
begin
  if is_derived_later() then
    return new;
  end if;
  kind_words := plain_words(concat_ws(' ', new.category,
    (select b.title || ' ' || array_to_string(b.synonyms, ' ') from brands b where b.id = new.brand_id),
    (select s.title from sections s where s.id = new.section_id)));
  new.title_sort := plain_text(new.title);
  new.search_text := concat_ws(' ', title_words, kind_words, extra_words);
  new.search_vector := setweight(to_tsvector('russian', title_words), 'A')
    || setweight(to_tsvector('russian', kind_words), 'B') || setweight(to_tsvector('russian', extra_words), 'C');
  return new;
end $$;
create trigger products_words before update on products for each row
  when ((new.title, new.category, new.search_extra, new.brand_id, new.section_id)
    is distinct from (old.title, old.category, old.search_extra, old.brand_id, old.section_id))
  execute function product_words();

-- Rows of stock that come and go; pieces that are sold are followed by stock_visibility.
create function stock_derive() returns trigger language plpgsql as $$
declare
  variant_ids integer[];
begin
  if is_derived_later() then
    return null;
  end if;
  variant_ids := array(select distinct variant_id from rows_of_stock where amount > 0);
  if cardinality(variant_ids) = 0 then
    return null;
  end if;
  perform from catalogue_version where id = 1 for update;
  update variants v set stores = s.stores
    from (select one.id, coalesce(array_agg(s.shop_id order by s.shop_id) filter (where s.amount > 0), '{}') as stores
            from unnest(variant_ids) as one (id) left join stock s on s.variant_id = one.id group by one.id) s
   where v.id = s.id and v.stores is distinct from s.stores;
  update products p set stores = s.stores
    from (select v.product_id as id,
                 coalesce(array_agg(distinct s.shop_id) filter (where s.amount > 0), '{}') as stores
            from variants v left join stock s on s.variant_id = v.id
           where v.product_id in (select product_id from variants where id = any(variant_ids)) group by v.product_id) s
   where p.id = s.id and p.stores is distinct from s.stores;
  return null;
end $$;
create trigger stock_derive_inserted after insert on stock
  referencing new table as rows_of_stock for each statement execute function stock_derive();
create trigger stock_derive_deleted after delete on stock
  referencing old table as rows_of_stock for each statement execute function stock_derive();

create function derive_ratings(ids integer[]) returns void language plpgsql as $$
begin
  if is_derived_later() or coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  perform from catalogue_version where id = 1 for update;
  update products p set rating = o.rating, reviews_count = o.reviews
    from (select asked.id, coalesce(round(avg(r.value), 1), 0)::real as rating, count(r.id)::int as reviews
            from unnest(ids) as asked (id) left join reviews r on r.product_id = asked.id and r.status = 'published'
           group by asked.id) o
   where p.id = o.id and (p.rating, p.reviews_count) is distinct from (o.rating, o.reviews);
  -- The words of a review are shown as well.
  perform note_product_ids(ids);
end $$;
create function reviews_derive() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform derive_ratings(array(select distinct product_id from new_rows where status = 'published'));
  elsif tg_op = 'DELETE' then
    perform derive_ratings(array(select distinct product_id from old_rows where status = 'published'));
  else
    perform derive_ratings(array(
      select product_id from (select * from new_rows union all select * from old_rows) r
       where status = 'published' group by product_id));
  end if;
  return null;
end $$;
create trigger reviews_derive_inserted after insert on reviews
  referencing new table as new_rows for each statement execute function reviews_derive();
create trigger reviews_derive_updated after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function reviews_derive();
create trigger reviews_derive_deleted after delete on reviews
  referencing old table as old_rows for each statement execute function reviews_derive();

create function pictures_derive() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_derived_later() then
    return null;
  end if;
  if tg_op = 'INSERT' then
    ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct product_id from old_rows);
  else
    ids := array(select product_id from new_rows union select product_id from old_rows);
  end if;
  if cardinality(ids) = 0 then
    return null;
  end if;
  perform from catalogue_version where id = 1 for update;
  update products p set picture = f.key
    from (select asked.id, coalesce((select key from pictures where product_id = asked.id order by position, id limit 1), '') as key
            from unnest(ids) as asked (id)) f
   where p.id = f.id and p.picture <> f.key;
  perform note_product_ids(ids);
  return null;
end $$;
create trigger pictures_derive_inserted after insert on pictures
  referencing new table as new_rows for each statement execute function pictures_derive();
create trigger pictures_derive_updated after update on pictures
  referencing old table as old_rows new table as new_rows for each statement execute function pictures_derive();
create trigger pictures_derive_deleted after delete on pictures
  referencing old table as old_rows for each statement execute function pictures_derive();

-- Goods whose price was changed by hand before.
select derive_prices(array(select id from products));
`,
};
