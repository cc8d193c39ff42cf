import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** Shorter words have too many neighbours: «лес», «лён» and «лёд» are not misspellings of one another. */
const minLength = 4;
/** Longer ones are already found by similarity. */
const maxLength = 12;
/** How similar a brand must be to its phonetic spelling: «саломон» and `salomon`. */
const likeness = 0.5;

/** The first of a sound's spellings is the usual one. */
const sounds: readonly (readonly [russian: string, latin: string])[] = [
  ['а', 'a'],
  ['б', 'b'],
  ['в', 'v'],
  ['в', 'w'],
  ['г', 'g'],
  ['д', 'd'],
  ['е', 'e'],
  ['ж', 'zh'],
  ['з', 'z'],
  ['и', 'i'],
  ['и', 'ee'],
  ['й', 'y'],
  ['й', 'j'],
  ['к', 'k'],
  ['к', 'c'],
  ['к', 'q'],
  ['к', 'ck'],
  ['кс', 'x'],
  ['л', 'l'],
  ['м', 'm'],
  ['н', 'n'],
  ['о', 'o'],
  ['п', 'p'],
  ['р', 'r'],
  ['с', 's'],
  ['т', 't'],
  ['у', 'u'],
  ['у', 'oo'],
  ['ф', 'f'],
  ['ф', 'ph'],
  ['х', 'h'],
  ['х', 'kh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'sch'],
  ['ъ', ''],
  ['ы', 'y'],
  ['ь', ''],
  ['э', 'e'],
  ['ю', 'yu'],
  ['я', 'ya'],
];

const rewrite = (word: string, from: 0 | 1, to: 0 | 1): string => {
  let rest = word;
  let written = '';
  while (rest !== '') {
    const sound = sounds
      .filter((pair) => pair[from] !== '' && rest.startsWith(pair[from]))
      .reduce<(typeof sounds)[number] | undefined>(
        (best, pair) => (best && best[from].length >= pair[from].length ? best : pair),
        undefined,
      );
    written += sound ? sound[to] : (rest[0] ?? '');
    rest = rest.slice(sound ? sound[from].length : 1);
  }
  return written;
};

/** A word in the other alphabet, by its sound: «саломон» → `salomon`, `bars` → «барс». */
export const inOtherAlphabet = (word: string): string =>
  /[а-я]/.test(word) ? rewrite(word, 0, 1) : rewrite(word, 1, 0);

/**
 * Patterns of all words one mistake away: a letter wrong, missing, too many, or two of them swapped. The last letter of a short
 * word is its ending, which the stem knows better: «кеды» are not «Кедр».
 */
export function oneMistakeAway(word: string): string[] {
  const letters = [...word];
  const at = (index: number, count: number, put: string): string =>
    letters.slice(0, index).join('') + put + letters.slice(index + count).join('');
  const patterns = letters.flatMap((letter, index) => [
    ...(index === letters.length - 1 && letters.length <= minLength ? [] : [at(index, 1, '_')]),
    at(index, 1, ''),
    at(index, 0, '_'),
    ...(index > 0 ? [at(index - 1, 2, letter + (letters[index - 1] ?? ''))] : []),
  ]);
  return [...new Set([...patterns, `${word}_`])];
}

/**
 * Candidates for an unknown word: a name transliterated by ear, else a word one mistake away, the most frequent first.
 * Lexemes; empty when nothing is near.
 */
export async function findNearWords(db: Db, word: string): Promise<string[]> {
  if (word.length < minLength || word.length > maxLength || !/^[a-zа-я]+$/.test(word)) return [];
  const heard = inOtherAlphabet(word);
  const { rows } = await sql<{ lexeme: string; rank: number }>`
    select lexeme, rank from (
      select sw.lexeme, 1 + similarity(sw.word, ${heard}) as rank, sw.products from search_words sw
       where sw.word % ${heard} and similarity(sw.word, ${heard}) >= ${sql.lit(likeness)}
      union all
      select sw.lexeme, 1, sw.products from search_words sw where sw.word like any(${sql.val(oneMistakeAway(word))}::text[])
    ) near order by rank desc, products desc, lexeme limit 5`.execute(db);
  const best = rows[0]?.rank ?? 0;
  return [...new Set(rows.filter(({ rank }) => rank >= best - 0.1).map(({ lexeme }) => lexeme))].slice(0, 3);
}
