import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { Spelling } from './asked-words.js';

/** Halves of a joined word are words themselves: «са-пборд» does not count. */
const minHalf = 3;

/** What the shop knows of the words of a query. */
export interface Lexicon {
  /** Undefined: a stop word. */
  stemOf(word: string): string | undefined;
  /** The spellings of one word, synonyms included. */
  ofWord(word: string): { spellings: Spelling[]; isKnown: boolean };
  /** The spellings of two words that are known as one; null: they are two. */
  ofPair(word: string, next: string): Spelling[] | null;
}

/** The same lexemes in any order are the same spelling. */
const keyOf = (spelling: Spelling): string => [...spelling].sort().join(' ');

const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * minHalf + 1) }, (_none, at): [string, string] => [
    word.slice(0, minHalf + at),
    word.slice(minHalf + at),
  ]);

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]!}${word}`);

/** Those of the lexemes that some product has. */
export async function knownLexemes(db: Db, lexemes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ lexeme: string }>`
    select distinct lexeme from search_words where lexeme = any(${sql.val([...new Set(lexemes)])}::text[])`.execute(db);
  return new Set(rows.map(({ lexeme }) => lexeme));
}

/** By spelling: all spellings of the lines of synonyms that have it. */
async function readSynonyms(db: Db): Promise<Map<string, Spelling[]>> {
  const { rows } = await sql<{ id: number; parts: string[]; joined: string[] }>`
    select s.id, tsvector_to_array(to_tsvector('russian', plain_words(term))) as parts,
      tsvector_to_array(to_tsvector('russian', replace(plain_words(term), ' ', ''))) as joined
      from search_synonyms s, string_to_table(s.words, ',') as term order by s.id`.execute(db);
  const lines = new Map<number, Spelling[]>();
  for (const { id, parts, joined } of rows) {
    lines.set(id, [...(lines.get(id) ?? []), ...[parts, joined].filter(({ length }) => length > 0)]);
  }
  const synonyms = new Map<string, Spelling[]>();
  for (const spellings of lines.values()) {
    for (const spelling of spellings) {
      const key = keyOf(spelling);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...spellings]);
    }
  }
  return synonyms;
}

const distinct = (spellings: readonly Spelling[]): Spelling[] => [
  ...new Map(spellings.map((spelling) => [keyOf(spelling), spelling])).values(),
];

/** Reads what the shop knows of the words of a query, joined and split ones included. */
export async function readLexicon(db: Db, words: readonly string[]): Promise<Lexicon> {
  const halves = words.flatMap(halvesOf).flat();
  const terms = [...new Set([...words, ...pairsOf(words), ...halves])];
  const stemmed = sql<{ term: string; stem: string; is_known: boolean }>`
    select term, stem, exists (select from search_words sw where sw.lexeme = stem) as is_known
      from (select term, (tsvector_to_array(to_tsvector('russian', term)))[1] as stem
              from unnest(${sql.val(terms)}::text[]) as given (term)) stemmed
     where stem is not null`.execute(db);
  const [synonyms, { rows }] = await Promise.all([readSynonyms(db), stemmed]);
  const known = new Map(rows.map(({ term, stem, is_known: isKnown }) => [term, { stem, isKnown }]));
  const stemOf = (word: string): string | undefined => known.get(word)?.stem;
  const isKnown = (word: string): boolean => known.get(word)?.isKnown ?? false;
  const splitsOf = (word: string): Spelling[] =>
    halvesOf(word).flatMap(([one, other]) => (isKnown(one) && isKnown(other) ? [[stemOf(one)!, stemOf(other)!]] : []));
  const synonymsOf = (spellings: readonly Spelling[]): Spelling[] =>
    spellings.flatMap((spelling) => synonyms.get(keyOf(spelling)) ?? []);

  const ofWord = (word: string): { spellings: Spelling[]; isKnown: boolean } => {
    const own: Spelling[] = [[stemOf(word)!], ...splitsOf(word)];
    const meant = synonymsOf(own);
    return { spellings: distinct([...own, ...meant]), isKnown: isKnown(word) || meant.length > 0 };
  };
  return {
    stemOf,
    ofWord,
    ofPair(word, next) {
      const joined = `${word}${next}`;
      const [one, other] = [stemOf(word), stemOf(next)];
      if (one === undefined || other === undefined || stemOf(joined) === undefined) return null;
      const pair: Spelling = [one, other];
      const isSynonym = synonyms.has(keyOf(pair)) || synonyms.has(keyOf([stemOf(joined)!]));
      // «1» and «0» are not «10».
      if (!isSynonym && (/\d/.test(joined) || !isKnown(joined))) return null;
      return distinct([...ofWord(joined).spellings, pair, ...synonymsOf([pair])]);
    },
  };
}
