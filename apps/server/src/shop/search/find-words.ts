import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { findNearWords } from './near-words.js';

/** Below this similarity it is another word, not a misspelling. */
const likeness = 0.4;
const maxWords = 8;

/** Words of a query, normalised like the search index: lower case, ё → е, letters and digits. */
export function queryWords(query: string): string[] {
  const words = query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-z0-9а-я]+/)
    .filter((word) => word.length > 0 && word.length <= 40);
  return [...new Set(words)].slice(0, maxWords);
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** Words that must all be there, each as one of its lexemes. */
export type Lexemes = readonly (readonly string[])[];

/** The same as a `tsquery`. */
export const toTsquery = (lexemes: Lexemes): string =>
  lexemes.map((group) => `(${group.map(quoted).join(' | ')})`).join(' & ');

/**
 * What a query means in this shop: every word must be there, each as its own stem, as the beginning of
 * a word, or, where the shop has neither, as a word that is nearly the same («кросовки», «кроссовок»). A word without a
 * match is replaced by a near one («лижи», «саломон») when other words match, or when `isLenient`; else it is skipped.
 * Null when no word matches, stop words included.
 */
export async function findQueryMeaning(db: Db, query: string, isLenient = false): Promise<Lexemes | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const { rows } = await sql<{ word: string; stem: string | null; lexeme: string | null; rank: number }>`
    select q.word, q.stem, found.lexeme, coalesce(found.rank, 0)::real as rank
      from (
        select word, (tsvector_to_array(to_tsvector('russian', word)))[1] as stem
          from unnest(${sql.val(words)}::text[]) as given (word)
      ) q
      left join lateral (
        select sw.lexeme, 3 as rank from search_words sw where sw.lexeme = q.stem
        union
        select sw.lexeme, 2 from search_words sw
         where length(q.word) >= 3 and sw.word like q.word || '%'
        union
        select sw.lexeme, 1.5 from search_words sw
         where length(q.stem) >= 3 and sw.word like q.stem || '%'
        union
        select sw.lexeme, similarity(sw.word, q.word) from search_words sw
         where length(q.word) >= 4 and sw.word % q.word and similarity(sw.word, q.word) >= ${sql.lit(likeness)}
      ) found on true`.execute(db);

  const asked = words
    .map((word) => ({ word, found: rows.filter((row) => row.word === word) }))
    .filter(({ found }) => found.some((row) => row.stem !== null))
    .map(({ word, found }) => ({ word, meanings: bestMeanings(found) }));
  const isGuessing = isLenient || asked.some(({ meanings }) => meanings.length > 0);
  const groups: string[][] = [];
  for (const { word, meanings } of asked) {
    const known = meanings.length === 0 && isGuessing ? await findNearWords(db, word) : meanings;
    if (known.length > 0) groups.push(known);
  }
  return groups.length > 0 ? groups : null;
}

/** The stem and the prefixes together; where there are none, words with the same prefix; then the most similar ones. */
function bestMeanings(found: readonly { lexeme: string | null; rank: number }[]): string[] {
  const known = found.filter((row) => row.lexeme !== null);
  const exact = known.filter((row) => row.rank >= 2);
  if (exact.length > 0) return [...new Set(exact.map((row) => row.lexeme ?? ''))].slice(0, 200);
  const likest = Math.max(0, ...known.map((row) => row.rank));
  const near = known.filter((row) => row.rank >= likest - 0.15).sort((a, b) => b.rank - a.rank);
  return [...new Set(near.map((row) => row.lexeme ?? ''))].slice(0, 5);
}
