import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { getCards } from '../product/cards.js';
import type { ProductCard } from '../product/cards.js';
import { findQueryMeaning, toTsquery } from './find-words.js';
import type { Lexemes } from './find-words.js';
import { swapLayout } from './keyboard-layout.js';

/**
 * A query in terms of the index; null: it means nothing here. `corrected`: what was actually searched, '' when it is
 * what was typed.
 */
export interface QueryMeaning {
  readonly lexemes: Lexemes | null;
  readonly corrected: string;
}

/**
 * Interprets a query; one without a match is interpreted again: in the other keyboard layout, then as badly misspelled.
 */
export async function understandQuery(db: Db, query: string): Promise<QueryMeaning> {
  const lexemes = await findQueryMeaning(db, query);
  if (lexemes !== null) return { lexemes, corrected: '' };
  const swapped = swapLayout(query);
  const other = swapped === null ? null : await findQueryMeaning(db, swapped);
  if (other !== null) return { lexemes: other, corrected: swapped ?? '' };
  return { lexemes: await findQueryMeaning(db, query, true), corrected: '' };
}

/** A page of search results, the best first. There is no count: the end is a page shorter than `limit` (decision 15). */
export async function searchProducts(
  db: Db,
  args: { query: string; limit: number; page: number },
  understand: (query: string) => Promise<QueryMeaning> = (query) => understandQuery(db, query),
): Promise<{ items: ProductCard[]; correctedQuery: string }> {
  const { lexemes, corrected } = await understand(args.query);
  if (lexemes === null) return { items: [], correctedQuery: '' };
  const tsquery = toTsquery(lexemes);
  const { rows } = await sql<{ id: number }>`
    select p.id from products p, (select ${tsquery}::tsquery as q) asked
     where p.search_vector @@ asked.q
     order by (cardinality(p.stores) > 0) desc, ts_rank(p.search_vector, asked.q) desc, p.popularity desc, p.id
     limit ${args.limit} offset ${(args.page - 1) * args.limit}`.execute(db);
  return {
    items: await getCards(
      db,
      rows.map((row) => row.id),
    ),
    correctedQuery: corrected,
  };
}
