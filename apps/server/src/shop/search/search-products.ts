import type { Db } from '../../db/schema.js';
import { scopeCondition } from '../listing/listing-conditions.js';
import { getListingItems } from '../listing/listing-items.js';
import type { ProductCard } from '../product/cards.js';
import type { QueryMeaning } from './asked-words.js';
import { findQueryMeaning } from './find-words.js';
import { swapLayout } from './keyboard-layout.js';

/** The lexeme of the code that a query may be (migration 0024): letters and digits, and a digit among them. */
export function codeOf(query: string): string | null {
  const code = query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^a-z0-9а-я]/g, '');
  return /\d/.test(code) && code.length >= 3 && code.length <= 64 ? `=${code}` : null;
}

/**
 * Interprets a query; one without a match is interpreted again: in the other keyboard layout, then as badly misspelled.
 */
export async function understandQuery(db: Db, query: string): Promise<QueryMeaning> {
  const code = codeOf(query);
  const words = await findQueryMeaning(db, query);
  if (words !== null) return { words, code, corrected: '' };
  const swapped = swapLayout(query);
  const other = swapped === null ? null : await findQueryMeaning(db, swapped);
  if (other !== null) return { words: other, code, corrected: swapped ?? '' };
  return { words: await findQueryMeaning(db, query, true), code, corrected: '' };
}

/** A page of what a query means, the best first, by SQL: what the index in memory must equal. */
export async function searchProducts(
  db: Db,
  meaning: QueryMeaning,
  { limit, page }: { limit: number; page: number },
): Promise<ProductCard[]> {
  const found = scopeCondition({ sectionIds: null, itemId: null, meaning });
  return (await getListingItems(db, found, { sort: 'relevance-desc', meaning, limit, page })).items;
}
