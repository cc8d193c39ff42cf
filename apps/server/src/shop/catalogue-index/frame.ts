import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { getSectionTree, subtreeIds } from '../catalogue/section-tree.js';
import type { SectionNode } from '../catalogue/section-tree.js';
import { getFilterProperties } from '../listing/filter-properties.js';
import type { FilterProperty } from '../listing/filter-properties.js';

/** A brand, a value or a shop as an option of a filter. `rank`: its place when the numbers of goods are equal. */
export interface OptionFacts {
  readonly id: number;
  /** Of a value: its property; else 0. */
  readonly propertyId: number;
  readonly label: string;
  readonly swatch: string;
  /** The shop's own order, which goes before the numbers of goods. */
  readonly place: number;
  readonly rank: number;
}

/** What lists read besides the goods: it changes rarely, and then everything is reread. */
export interface Frame {
  readonly properties: readonly FilterProperty[];
  /** Ids of a section and of all below it, by its id. */
  readonly subtrees: ReadonlyMap<number, readonly number[]>;
  readonly brands: ReadonlyMap<number, OptionFacts>;
  readonly values: ReadonlyMap<number, OptionFacts>;
  readonly shops: ReadonlyMap<number, OptionFacts>;
}

type OptionRow = Omit<OptionFacts, 'rank'> & { kind: 'brand' | 'value' | 'shop' };

const collator = new Intl.Collator('ru', { numeric: true });

const ranked = (rows: readonly OptionRow[], kind: OptionRow['kind']): Map<number, OptionFacts> =>
  new Map(
    rows
      .filter((row) => row.kind === kind)
      .sort((a, b) => collator.compare(a.label, b.label) || a.id - b.id)
      .map(({ kind: _kind, ...option }, rank) => [option.id, { ...option, rank }]),
  );

/** Reads it. */
export async function readFrame(db: Db): Promise<Frame> {
  const { rows } = await sql<OptionRow>`
    select 'brand' as kind, id, 0 as "propertyId", title as label, '' as swatch, 0 as place from brands
    union all
    select 'value', id, property_id, value, swatch, position from property_values
    union all
    select 'shop', s.id, 0, concat_ws(', ', c.title, s.address), '',
        row_number() over (order by c.position, c.id, s.position, s.id)::int
      from shops s join cities c on c.id = s.city_id`.execute(db);
  const subtrees = new Map<number, readonly number[]>();
  const walk = (nodes: readonly SectionNode[]): void => {
    for (const node of nodes) {
      subtrees.set(node.id, subtreeIds(node));
      walk(node.children);
    }
  };
  walk(await getSectionTree(db));
  return {
    properties: await getFilterProperties(db),
    subtrees,
    brands: ranked(rows, 'brand'),
    values: ranked(rows, 'value'),
    shops: ranked(rows, 'shop'),
  };
}
