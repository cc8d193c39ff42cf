import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { goodsColours } from '../pictures/palette.js';
import { reservedNames } from '../shop/listing/listing-filter.js';
import { toSlug } from '../demo/slug.js';
import { freeSlug } from './category-tree.js';

/** Filters with more choices than this are useless. */
const maxChoices = 60;

interface NameStatistics {
  name: string;
  goods: number;
  values: number;
  choices: number;
}

/**
 * A filter has at least two choices, not too many, and concerns more than a few goods; the properties that variants are
 * chosen by are always filters.
 */
function isFilter({ goods, values, choices }: NameStatistics, allGoods: number): boolean {
  if (values < 2 || values > maxChoices) return false;
  return choices > 0 || goods >= Math.max(3, allGoods * 0.01);
}

const colourNames = Object.values(goodsColours).map(({ name, hex }) => ({ name, hex }));

/** Creates properties and their values from what `writeGoods` staged, and links them to products and variants. */
export async function writeProperties(trx: Db, allGoods: number): Promise<void> {
  const { rows: names } = await sql<NameStatistics>`
    select name, count(distinct product_id)::int as goods, count(distinct value)::int as values, count(variant_id)::int as choices
      from import_values group by name order by (count(variant_id) > 0) desc, count(distinct product_id) desc, name`.execute(
    trx,
  );
  const { rows: start } = await sql<{
    id: string;
  }>`select nextval(pg_get_serial_sequence('properties', 'id')) as id`.execute(trx);
  const firstId = Number(start[0]?.id ?? 1);
  const slugs = new Set<string>([...reservedNames, 'offer', 'filter', 'sectionid']);
  await bulkInsert(
    trx,
    'properties',
    {
      id: 'int',
      slug: 'text',
      title: 'text',
      type: 'text',
      position: 'int',
      is_filterable: 'bool',
      is_comparable: 'bool',
    },
    names.map((statistics, index) => ({
      id: firstId + index,
      slug: freeSlug(toSlug(statistics.name) || `svojstvo-${index + 1}`, slugs),
      title: statistics.name,
      type: 'string',
      position: index,
      is_filterable: isFilter(statistics, allGoods),
      is_comparable: true,
    })),
  );
  // Sizes and weights are sorted numerically, words alphabetically.
  await sql`
    insert into property_values (property_id, value, swatch, position)
    select p.id, v.value,
      case when p.title ~* '^(цвет|colou?r)' then coalesce(c.hex, '') else '' end,
      row_number() over (partition by p.id order by
        case when v.value ~ '^-?[0-9]{1,9}([.,][0-9]{1,6})?($|[^0-9])'
          then replace(substring(v.value from '^-?[0-9]+(?:[.,][0-9]+)?'), ',', '.')::numeric end nulls last, v.value)
      from (select distinct name, value from import_values) v
      join properties p on p.title = v.name
      left join json_to_recordset(${JSON.stringify(colourNames)}::json) as c(name text, hex text)
        on replace(lower(v.value), 'ё', 'е') = replace(c.name, 'ё', 'е')`.execute(trx);
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
}
