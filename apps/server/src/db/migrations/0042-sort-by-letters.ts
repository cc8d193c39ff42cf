/**
 * Names are ordered by their letters and digits: «!!!БРАК!!! куртка» is under «б», «"Вечерний" плед» under «в», not before
 * everything. A name without any is ordered by what it has.
 */
export const sortByLettersMigration = {
  name: '0042-sort-by-letters',
  sql: `
-- In the order in which orders lock them, or the two may wait for one another.
select 1 from catalogue_version where id = 1 for update;
lock table variants, products in share row exclusive mode;

create function sort_text(title text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(plain_words(title), ''), plain_text(title))
$$;

create or replace function product_words() returns trigger language plpgsql as $$
declare
  kind text;
begin
  if is_derived_later() then
    return new;
  end if;
  kind := concat_ws(' ', new.category,
    (select b.title || ' ' || array_to_string(b.synonyms, ' ') from brands b where b.id = new.brand_id),
    (select s.title from sections s where s.id = new.section_id));
  new.title_sort := sort_text(new.title);
  new.search_text := search_text_of(new.title, kind, new.search_extra);
  new.search_vector := search_vector_of(new.title, kind, new.search_extra, new.codes);
  return new;
end $$;

-- The goods that the shop has already.
update products set title_sort = sort_text(title) where title_sort <> sort_text(title);
`,
};
