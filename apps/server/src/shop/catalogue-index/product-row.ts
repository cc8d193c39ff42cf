import { sql } from 'kysely';
import { cardColumns, printOf, toCard } from '../product/cards.js';
import type { CardRow } from '../product/cards.js';
import { places } from '../search/asked-words.js';

/** What lists read of one variant: ids, ascending. */
export interface VariantFacts {
  readonly facets: readonly number[];
  readonly stores: readonly number[];
}

/** What lists read of a product and show of it, read from the database. */
export interface ProductFacts {
  readonly id: number;
  readonly sectionId: number;
  /** 0: none. */
  readonly brandId: number;
  readonly priceKopecks: number;
  /** Null: it never cost more. */
  readonly oldPriceKopecks: number | null;
  readonly popularity: number;
  readonly demand: number;
  readonly isRecommended: boolean;
  readonly facets: readonly number[];
  readonly ownFacets: readonly number[];
  readonly stores: readonly number[];
  /** The words that search finds it by, a list for each place (`search/asked-words.ts`). */
  readonly lexemes: readonly (readonly string[])[];
  readonly variants: readonly VariantFacts[];
  /** Of its card (`printOf`). */
  readonly cardPrint: number;
  /** The variant that its card adds; 0: none. */
  readonly cardVariantId: number;
}

/** A row of `factColumns`. Lists of numbers are text: parsing arrays takes the client longer than reading the goods. */
export interface FactRow extends CardRow {
  section_id: number;
  brand_id: number | null;
  popularity: number;
  demand: number;
  facets: string;
  own_facets: string;
  stores: string;
  lexemes: string;
  variants: string | null;
}

const lexemesAt = (place: string) =>
  sql`array_to_string(tsvector_to_array(ts_filter(p.search_vector, ${sql.lit(`{${place}}`)})), e'\\n')`;

/** For `from products p`. A card's columns are among them. */
export const factColumns = sql`
  ${cardColumns}, p.section_id, p.brand_id, p.popularity, p.demand,
  array_to_string(p.facets, ' ') as facets, array_to_string(p.own_facets, ' ') as own_facets,
  array_to_string(p.stores, ' ') as stores, ${sql.join([...places].map(lexemesAt), sql` || e'\\f' || `)} as lexemes,
  (select string_agg(array_to_string(v.facets, ' ') || ',' || array_to_string(v.stores, ' '), ';' order by v.position, v.id)
     from variants v where v.product_id = p.id) as variants`;

/** Distinct and ascending: two lists of the same ids are equal. */
function idsOf(text: string): number[] {
  if (text === '') return [];
  const ids: number[] = [];
  let id = 0;
  let isSorted = true;
  for (let at = 0; at <= text.length; at += 1) {
    const digit = at === text.length ? -16 : text.charCodeAt(at) - 48;
    if (digit >= 0) id = id * 10 + digit;
    else {
      if (ids.length > 0 && ids.at(-1)! >= id) isSorted = false;
      ids.push(id);
      id = 0;
    }
  }
  return isSorted ? ids : [...new Set(ids)].sort((a, b) => a - b);
}

function variantOf(text: string): VariantFacts {
  const [facets = '', stores = ''] = text.split(',');
  return { facets: idsOf(facets), stores: idsOf(stores) };
}

/** A row as facts. */
export const toFacts = (row: FactRow): ProductFacts => ({
  id: row.id,
  sectionId: row.section_id,
  brandId: row.brand_id ?? 0,
  priceKopecks: row.price_kopecks,
  oldPriceKopecks: row.old_price_kopecks,
  popularity: row.popularity,
  demand: row.demand,
  isRecommended: row.recommended,
  facets: idsOf(row.facets),
  ownFacets: idsOf(row.own_facets),
  stores: idsOf(row.stores),
  lexemes: row.lexemes.split('\f').map((words) => (words === '' ? [] : words.split('\n'))),
  variants: row.variants === null ? [] : row.variants.split(';').map(variantOf),
  cardPrint: printOf(toCard(row)),
  cardVariantId: row.variant_id ?? 0,
});
