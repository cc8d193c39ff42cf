import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QueryMeaning, Reach } from './asked-words.js';
import { anywhere, levelsOf, places } from './asked-words.js';

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** Goods that have one of the spellings at one of the first places, as a `tsquery`. */
function tsqueryOf({ spellings, depth }: Reach): string {
  // Without a label any word of the product will do.
  const label = depth === places.length ? '' : `:${places.slice(0, depth)}`;
  return spellings.map((parts) => `(${parts.map((part) => `${quoted(part)}${label}`).join(' & ')})`).join(' | ');
}

const has = (tsquery: string): RawBuilder<boolean> => sql<boolean>`p.search_vector @@ ${tsquery}::tsquery`;

/** Whether `products p` is what was asked for. */
export function foundCondition({ words, code }: QueryMeaning): RawBuilder<boolean> {
  const all = words?.map((word) => `(${tsqueryOf(anywhere(word))})`).join(' & ');
  const any = [all, code === null ? undefined : quoted(code)].filter((part) => part !== undefined);
  return any.length === 0 ? sql<boolean>`false` : has(any.map((part) => `(${part})`).join(' | '));
}

/** Orders `products p`: first what has the code that was asked for. */
export const codeFirst = ({ code }: QueryMeaning): RawBuilder<unknown>[] =>
  code === null ? [] : [sql`(${has(quoted(code))}) desc`];

/** Orders `products p` by their points. */
export function pointsFirst({ words }: QueryMeaning): RawBuilder<unknown>[] {
  const ofWords = (words ?? []).map((word) => {
    const cases = levelsOf(word).map(
      ({ points, reaches }) => sql`when ${has(reaches.map(tsqueryOf).join(' | '))} then ${sql.lit(points)}`,
    );
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return ofWords.length === 0 ? [] : [sql`(${sql.join(ofWords, sql` + `)}) desc`];
}
