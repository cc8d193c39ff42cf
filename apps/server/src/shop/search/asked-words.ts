/** Lexemes that must all be there to be what was asked: «сапборд» is written «сап борд», too. */
export type Spelling = readonly string[];

/** One thing that a query asks for: any spelling of it will do. */
export interface AskedWord {
  /** The word in any of its forms, and its synonyms. */
  readonly sure: readonly Spelling[];
  /** What the word may be the beginning of, or a misspelling of. */
  readonly likely: readonly Spelling[];
}

/** A query in terms of the catalogue's words. */
export interface QueryMeaning {
  /** Things that must all be there; null: none of the words means anything here. */
  readonly words: readonly AskedWord[] | null;
  /** The lexeme of an article number or a bar code that the whole query may be; null: it cannot be one. */
  readonly code: string | null;
  /** What was actually searched, '' when it is what was typed. */
  readonly corrected: string;
}

/**
 * Places of a word in a product, as `search_vector` labels them (migration 0024): the two words that its name begins
 * with, the rest of the name, category with brand and section, other words.
 */
export const places = 'ABCD';

/** What a word is worth, by its place. */
const worth = { sure: [8, 6, 4, 2], likely: [4, 3, 2, 1] } as const;

/** Goods that have `spellings` at one of the first places. */
export interface Reach {
  readonly spellings: readonly Spelling[];
  /** How many of the places, counted from the first. */
  readonly depth: number;
}

/** What a product gets for a word that it has in one of these ways. */
export interface Level {
  readonly points: number;
  readonly reaches: readonly Reach[];
}

const allPoints = [...new Set([...worth.sure, ...worth.likely])].sort((a, b) => b - a);

/** The levels of a word, the best first: a product gets the points of the first that it reaches. */
export const levelsOf = (word: AskedWord): Level[] =>
  allPoints.flatMap((points) => {
    const reaches = (['sure', 'likely'] as const).flatMap((kind) => {
      const depth = worth[kind].findIndex((one) => one === points) + 1;
      return depth === 0 || word[kind].length === 0 ? [] : { spellings: word[kind], depth };
    });
    return reaches.length === 0 ? [] : { points, reaches };
  });

/** Points of the best product that a query can have. */
export const mostPoints = (words: readonly AskedWord[]): number => words.length * (allPoints[0] ?? 0);

/** The goods that have a word at all. */
export const anywhere = (word: AskedWord): Reach => ({
  spellings: [...word.sure, ...word.likely],
  depth: places.length,
});
