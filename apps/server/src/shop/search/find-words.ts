import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { AskedWord, Spelling } from './asked-words.js';
import { findNearWords } from './near-words.js';
import { knownLexemes, readLexicon } from './lexicon.js';
import type { Lexicon } from './lexicon.js';

/** Below this similarity it is another word, not a misspelling. */
const likeness = 0.4;
const maxWords = 8;
/** Words that one beginning may stand for. */
const maxBegun = 100;

/** Words of a query, normalised like the search index: lower case, ё → е, letters and digits. */
export function queryWords(query: string): string[] {
  const words = query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-z0-9а-я]+/)
    .filter((word) => word.length > 0 && word.length <= 40);
  return [...new Set(words)].slice(0, maxWords);
}

/** A part of a query that means one thing: a word, or two that the shop knows as one. */
interface Unit {
  readonly word: string;
  readonly spellings: readonly Spelling[];
  /** It is known, whether or not the shop has such goods: no other word is guessed for it. */
  readonly isKnown: boolean;
}

/** Takes a query apart, two neighbours together where their one-word spelling is known. */
function unitsOf(words: readonly string[], lexicon: Lexicon): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at]!, words[at + 1]];
    const pair = next === undefined ? null : lexicon.ofPair(word, next);
    if (pair) {
      units.push({ word: `${word}${next}`, spellings: pair, isKnown: true });
      at += 1;
    } else if (lexicon.stemOf(word) !== undefined) {
      units.push({ word, ...lexicon.ofWord(word) });
    }
  }
  return units;
}

/** What a word may be. */
interface Guesses {
  /** Lexemes of words that begin with it. */
  readonly begun: readonly string[];
  /** Lexemes of words that are nearly the same. */
  readonly near: readonly string[];
}

const nothing: Guesses = { begun: [], near: [] };

/** What words may be the beginning or a misspelling of. */
async function findGuesses(db: Db, words: readonly string[]): Promise<Map<string, Guesses>> {
  const { rows } = await sql<{ word: string; lexeme: string; rank: number }>`
    select q.word, found.lexeme, found.rank::real as rank
      from (
        select word, (tsvector_to_array(to_tsvector('russian', word)))[1] as stem, word ~ '^[a-zа-я]+$' as is_letters
          from unnest(${sql.val(words)}::text[]) as given (word)
      ) q
      join lateral (
        select sw.lexeme, 2 as rank from search_words sw
         where length(q.word) >= 3 and sw.word like q.word || '%'
        union
        -- Of a shorter stem too little is left: «кеды» would be the beginning of «Кедр».
        select sw.lexeme, 1.5 from search_words sw
         where length(q.stem) >= 4 and sw.word like q.stem || '%'
        union
        -- Numbers and codes that are nearly the same are others.
        select sw.lexeme, similarity(sw.word, q.word) from search_words sw
         where q.is_letters and length(q.word) >= 5 and sw.word % q.word
           and similarity(sw.word, q.word) >= ${sql.lit(likeness)}
      ) found on true`.execute(db);
  const lexemesOf = (found: readonly { lexeme: string }[]): string[] => [...new Set(found.map(({ lexeme }) => lexeme))];
  const guesses = new Map<string, Guesses>();
  for (const word of words) {
    const own = rows
      .filter((row) => row.word === word)
      // In one order in every process: what is cut off must be the same.
      .sort((a, b) => b.rank - a.rank || (a.lexeme < b.lexeme ? -1 : 1));
    const near = own.filter(({ rank }) => rank < 2);
    const likest = near.filter(({ rank }) => rank >= (near[0]?.rank ?? 0) - 0.15);
    guesses.set(word, {
      begun: lexemesOf(own.filter(({ rank }) => rank >= 2)).slice(0, maxBegun),
      near: lexemesOf(likest.slice(0, 5)),
    });
  }
  return guesses;
}

/**
 * What a query means in this shop: every word must be there, each as its own stem, a synonym, one word instead of two,
 * as the beginning of a word, or, where the shop has none of these, as a word that is nearly the same («кросовки»). A
 * word without a match is replaced by a near one («лижи», «саломон») when other words match, or when `isLenient`; else
 * it is skipped. Null when no word matches, stop words included.
 */
export async function findQueryMeaning(db: Db, query: string, isLenient = false): Promise<AskedWord[] | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const units = unitsOf(words, await readLexicon(db, words));
  const spelled = units.flatMap(({ spellings }) => spellings.flat());
  const typed = units.map(({ word }) => word);
  const [known, guesses] = await Promise.all([knownLexemes(db, spelled), findGuesses(db, typed)]);
  const asked = units.map(({ word, spellings, isKnown }) => {
    const sure = spellings.filter((spelling) => spelling.every((lexeme) => known.has(lexeme)));
    const { begun, near } = guesses.get(word) ?? nothing;
    const likely = begun.length > 0 || sure.length > 0 || isKnown ? begun : near;
    const isSure = (lexeme: string) => sure.some((spelling) => spelling.length === 1 && spelling[0] === lexeme);
    return { word, sure, likely: likely.filter((lexeme) => !isSure(lexeme)), isKnown };
  });
  const hasMeaning = ({ sure, likely }: (typeof asked)[number]) => sure.length + likely.length > 0;
  const isGuessing = isLenient || asked.some(hasMeaning);
  const found: AskedWord[] = [];
  for (const one of asked) {
    const guessed = hasMeaning(one) || one.isKnown || !isGuessing ? one.likely : await findNearWords(db, one.word);
    if (one.sure.length + guessed.length > 0) found.push({ sure: one.sure, likely: guessed.map((lexeme) => [lexeme]) });
  }
  return found.length > 0 ? found : null;
}
