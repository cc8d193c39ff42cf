import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { toSlug } from '../demo/slug.js';
import { goodsColours } from '../pictures/palette.js';
import { reservedNames } from '../shop/listing/listing-filter.js';
import { freeSlug } from './category-tree.js';
import { Counter } from './counter.js';

/** Nobody filters by the numbers of goods. */
const codeNames = '(артикул|штрих|баркод|barcode|\\msku\\M|\\mean\\M|^код\\M)';

/** Filters with more choices than this are useless. */
const maxChoices = 60;

const colourNames = Object.values(goodsColours).map(({ name, hex }) => ({ name, hex }));

/**
 * Creates properties and their values from what `writeGoods` staged, and links them to products and variants. What is
 * known keeps its id: addresses of filters name them.
 *
 * @returns whether other properties are filters now: then every product's facets change.
 */
export async function writeProperties(trx: Db): Promise<boolean> {
  await addProperties(trx);
  await addValues(trx);
  await sql`
    insert into product_properties (product_id, property_id, value_id, position)
    select v.product_id, p.id, pv.id, min(v.position)
      from import_values v join properties p on p.title = v.name
      join property_values pv on pv.property_id = p.id and pv.value = v.value
     where v.variant_id is null group by 1, 2, 3`.execute(trx);
  await sql`
    insert into variant_properties (variant_id, property_id, value_id, position)
    select v.variant_id, p.id, pv.id, v.position
      from import_values v join properties p on p.title = v.name
      join property_values pv on pv.property_id = p.id and pv.value = v.value
     where v.variant_id is not null`.execute(trx);
  await dropUnused(trx);
  await sortValues(trx);
  return chooseFilters(trx);
}

async function addProperties(trx: Db): Promise<void> {
  const known = await trx.selectFrom('properties').select(['slug', 'title']).execute();
  const titles = new Set(known.map(({ title }) => title));
  const slugs = new Set([...reservedNames, 'offer', 'filter', 'sectionid', ...known.map(({ slug }) => slug)]);
  const { rows } = await sql<{ name: string }>`
    select name from import_values group by name
     order by (count(variant_id) > 0) desc, count(distinct product_id) desc, name`.execute(trx);
  const counter = await Counter.of(trx, 'properties');
  await bulkInsert(
    trx,
    'properties',
    { id: 'int', slug: 'text', title: 'text', type: 'text', is_filterable: 'bool', is_comparable: 'bool' },
    rows
      .filter(({ name }) => !titles.has(name))
      .map(({ name }) => ({ id: counter.next(), name }))
      .map(({ id, name }) => ({
        id,
        slug: freeSlug(toSlug(name) || `svojstvo-${id}`, slugs),
        title: name,
        type: 'string',
        is_filterable: false,
        is_comparable: true,
      })),
  );
}

async function addValues(trx: Db): Promise<void> {
  await sql`
    insert into property_values (property_id, value, swatch)
    select p.id, v.value, case when p.title ~* '^(цвет|colou?r)' then coalesce(c.hex, '') else '' end
      from (select distinct name, value from import_values) v
      join properties p on p.title = v.name
      left join json_to_recordset(${JSON.stringify(colourNames)}::json) as c(name text, hex text)
        on replace(lower(v.value), 'ё', 'е') = replace(c.name, 'ё', 'е')
    on conflict (property_id, value) do nothing`.execute(trx);
}

/** Deletes values and properties that no product has any more. */
async function dropUnused(trx: Db): Promise<void> {
  await sql`
    delete from property_values v
     where not exists (select from product_properties p where p.value_id = v.id)
       and not exists (select from variant_properties p where p.value_id = v.id)`.execute(trx);
  await sql`
    delete from properties p where not exists (select from property_values v where v.property_id = p.id)`.execute(trx);
}

/** The same order as that of `compareSizes`: numbers, letter sizes, words by the alphabet. */
async function sortValues(trx: Db): Promise<void> {
  await sql`
    with read as (
      select id, property_id, value,
        regexp_match(translate(lower(value), 'хмс', 'xms'), '^([0-9]{0,2})(x*)(s|m|l)(?![a-zа-яё])') as letters
        from property_values
    ), sized as (
      select *, case when letters[1] = '' or letters[2] <> '' then
          coalesce(nullif(letters[1], '')::int - 1, 0) + length(letters[2]) end as steps
        from read
    )
    update property_values v set position = sorted.place from (
      select id, row_number() over (partition by property_id order by
        case when steps is not null then 1 when value ~ '^-?[0-9]{1,9}([.,][0-9]{1,6})?($|[^0-9])' then 0 else 2 end,
        case when steps is not null then case letters[3] when 'm' then 0 when 's' then -1 - steps else 1 + steps end
          when value ~ '^-?[0-9]{1,9}([.,][0-9]{1,6})?($|[^0-9])'
          then replace(substring(value from '^-?[0-9]+(?:[.,][0-9]+)?'), ',', '.')::numeric end nulls last, value) as place
        from sized
    ) sorted where sorted.id = v.id and v.position <> sorted.place`.execute(trx);
}

/**
 * A filter has at least two choices, not too many, and concerns more than a few goods; the properties that variants are
 * chosen by are always filters, and come first.
 *
 * @returns whether a property has become a filter, or is no longer one.
 */
async function chooseFilters(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    with uses as (
      select property_id, value_id, product_id, false as is_choice from product_properties
      union all
      select vp.property_id, vp.value_id, v.product_id, true from variant_properties vp join variants v on v.id = vp.variant_id
    ), statistics as (
      select property_id, count(distinct product_id) as goods, count(distinct value_id) as choices, bool_or(is_choice) as is_choice
        from uses group by property_id
    ), wanted as (
      select s.property_id, p.is_filterable as was_filterable,
        s.choices between 2 and ${sql.lit(maxChoices)} and p.title !~* ${sql.lit(codeNames)}
          and (s.is_choice or s.goods >= greatest(3, 0.01 * (select count(*) from products))) as is_filterable,
        row_number() over (order by s.is_choice desc, s.goods desc, p.title) - 1 as place
        from statistics s join properties p on p.id = s.property_id
    ), written as (
      update properties p set is_filterable = w.is_filterable, position = w.place from wanted w
       where w.property_id = p.id and (p.is_filterable, p.position) is distinct from (w.is_filterable, w.place)
    )
    select coalesce(bool_or(is_filterable <> was_filterable), false) as is_changed from wanted`.execute(trx);
  return rows[0]?.is_changed ?? false;
}
