/**
 * The change feed of the catalogue: each version says which products it changed; 0 stands for anything, -1 for what pages
 * show beside goods and lists. Rows are written with the change and numbered at the end of its transaction, under the lock of the
 * version's row: a reader of version n can read everything that led to it.
 */
export const catalogueChangesMigration = {
  name: '0014-catalogue-changes',
  sql: `
-- In the order in which orders lock them, or the two may wait for one another.
select 1 from catalogue_version where id = 1 for update;
lock table variants, products in share row exclusive mode;

create table catalogue_changes (
  id bigint generated always as identity primary key,
  product_id integer not null,
  version bigint,
  transaction_id text not null default pg_current_xact_id()::text
);
create index catalogue_changes_version on catalogue_changes (version, product_id);
create unique index catalogue_changes_open on catalogue_changes (transaction_id, product_id) where version is null;

-- The version of this transaction, taken once: its row stays locked until the end, so versions are in order of commit.
create function next_catalogue_version() returns bigint language plpgsql as $$
begin
  update catalogue_version
     set version = version + 1, transaction_id = pg_current_xact_id()::text
   where id = 1 and transaction_id <> pg_current_xact_id()::text;
  return (select version from catalogue_version where id = 1);
end $$;

create function note_everything() returns void language sql as $$
  insert into catalogue_changes (product_id) values (0)
    on conflict (transaction_id, product_id) where version is null do nothing
$$;

-- For whoever has changed something that no trigger knows.
create or replace function bump_catalogue_version() returns void language plpgsql as $$
begin
  perform next_catalogue_version();
  perform note_everything();
end $$;

create function number_catalogue_changes() returns trigger language plpgsql as $$
declare
  number bigint;
begin
  -- The first row of a transaction numbers them all.
  if not exists (select from catalogue_changes where id = new.id and version is null) then
    return null;
  end if;
  number := next_catalogue_version();
  update catalogue_changes set version = number where transaction_id = pg_current_xact_id()::text and version is null;
  perform pg_notify('catalogue_version', number::text);
  -- A process that sleeps for longer reads everything anew.
  if number % 100 = 0 then
    delete from catalogue_changes where version < number - 5000;
  end if;
  return null;
end $$;
create constraint trigger catalogue_changes_number after insert on catalogue_changes
  deferrable initially deferred for each row execute function number_catalogue_changes();

-- Of variants only what is derived counts, like the rest it is written by rebuildCatalogue. More than a thousand products
-- at once are everything.
create function note_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if exists (select from catalogue_changes
              where transaction_id = pg_current_xact_id()::text and version is null and product_id = 0) then
    return null;
  end if;
  if tg_table_name = 'products' then
    if tg_op = 'DELETE' then
      ids := array(select id from old_rows limit 1001);
    else
      ids := array(select id from new_rows limit 1001);
    end if;
  elsif tg_op = 'INSERT' then
    ids := array(select distinct product_id from new_rows limit 1001);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct product_id from old_rows limit 1001);
  else
    ids := array(
      select n.product_id from new_rows n join old_rows o on o.id = n.id
       where (n.product_id, n.facets, n.stores) is distinct from (o.product_id, o.facets, o.stores)
      union
      select o.product_id from new_rows n join old_rows o on o.id = n.id where n.product_id <> o.product_id
      limit 1001);
  end if;
  if cardinality(ids) > 1000 then
    perform note_everything();
  else
    insert into catalogue_changes (product_id) select distinct unnest(ids)
      on conflict (transaction_id, product_id) where version is null do nothing;
  end if;
  return null;
end $$;
create trigger products_inserted after insert on products
  referencing new table as new_rows for each statement execute function note_products();
create trigger products_updated after update on products
  referencing new table as new_rows for each statement execute function note_products();
create trigger products_deleted after delete on products
  referencing old table as old_rows for each statement execute function note_products();
create trigger variants_inserted after insert on variants
  referencing new table as new_rows for each statement execute function note_products();
create trigger variants_updated after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function note_products();
create trigger variants_deleted after delete on variants
  referencing old table as old_rows for each statement execute function note_products();

create function note_frame() returns trigger language plpgsql as $$
begin
  perform note_everything();
  return null;
end $$;
create trigger sections_changed after insert or update or delete or truncate on sections
  for each statement execute function note_frame();
create trigger brands_changed after insert or update or delete or truncate on brands
  for each statement execute function note_frame();
create trigger properties_changed after insert or update or delete or truncate on properties
  for each statement execute function note_frame();
create trigger property_values_changed after insert or update or delete or truncate on property_values
  for each statement execute function note_frame();
create trigger cities_changed after insert or update or delete or truncate on cities
  for each statement execute function note_frame();
create trigger shops_changed after insert or update or delete or truncate on shops
  for each statement execute function note_frame();
create trigger search_words_changed after insert or update or delete or truncate on search_words
  for each statement execute function note_frame();

create function note_content() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id) values (-1)
    on conflict (transaction_id, product_id) where version is null do nothing;
  return null;
end $$;
-- What pages show beside goods and lists. What belongs to goods (pictures, properties, relations) is left out: whoever
-- writes it calls rebuildCatalogue.
create trigger content_blocks_changed after insert or update or delete or truncate on content_blocks
  for each statement execute function note_content();
create trigger articles_changed after insert or update or delete or truncate on articles
  for each statement execute function note_content();
create trigger sales_changed after insert or update or delete or truncate on sales
  for each statement execute function note_content();
create trigger galleries_changed after insert or update or delete or truncate on galleries
  for each statement execute function note_content();
create trigger gallery_images_changed after insert or update or delete or truncate on gallery_images
  for each statement execute function note_content();
create trigger popular_requests_changed after insert or update or delete or truncate on popular_requests
  for each statement execute function note_content();
create trigger section_relations_changed after insert or update or delete or truncate on section_relations
  for each statement execute function note_content();
create trigger property_info_changed after insert or update or delete or truncate on property_info
  for each statement execute function note_content();
create trigger products_truncated after truncate on products
  for each statement execute function note_frame();
create trigger variants_truncated after truncate on variants
  for each statement execute function note_frame();

-- As before, but it says which product it changes. The version first: see stock_visibility in 0001.
create or replace function stock_visibility_changed() returns trigger language plpgsql as $$
begin
  perform next_catalogue_version();
  update variants v set stores = coalesce((
    select array_agg(s.shop_id order by s.shop_id) from stock s where s.variant_id = v.id and s.amount > 0), '{}')
   where v.id = new.variant_id;
  update products p set stores = coalesce((
    select array_agg(distinct s.shop_id) from stock s join variants v on v.id = s.variant_id
     where v.product_id = p.id and s.amount > 0), '{}')
   where p.id = (select product_id from variants where id = new.variant_id);
  return null;
end $$;
`,
};
