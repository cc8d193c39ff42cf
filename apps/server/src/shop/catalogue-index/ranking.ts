import { anywhere, levelsOf, mostPoints } from '../search/asked-words.js';
import type { AskedWord, QueryMeaning, Reach, Spelling } from '../search/asked-words.js';
import { BitSet } from './bit-set.js';
import { lexemeAt } from './goods-columns.js';
import type { GoodsIndex } from './goods-index.js';

/** Adds to a set the goods that have a lexeme at one of the first `depth` places (`places`). */
function addLexeme({ columns, byLexeme }: GoodsIndex, set: BitSet, lexeme: string, depth: number): BitSet {
  const slot = columns.lexemes.get(lexeme);
  if (slot === undefined) return set;
  for (let place = 0; place < depth; place += 1) byLexeme.get(lexemeAt(slot, place))?.addTo(set);
  return set;
}

const emptySet = ({ columns }: GoodsIndex): BitSet => new BitSet(columns.words);

function addSpelling(index: GoodsIndex, set: BitSet, spelling: Spelling, depth: number): void {
  const [lexeme, ...others] = spelling;
  if (lexeme === undefined) return;
  if (others.length === 0) addLexeme(index, set, lexeme, depth);
  else {
    const all = addLexeme(index, emptySet(index), lexeme, depth);
    for (const other of others) all.and(addLexeme(index, emptySet(index), other, depth));
    set.or(all);
  }
}

function addReach(index: GoodsIndex, set: BitSet, { spellings, depth }: Reach): BitSet {
  for (const spelling of spellings) addSpelling(index, set, spelling, depth);
  return set;
}

const codeSet = (index: GoodsIndex, { code }: QueryMeaning): BitSet | null =>
  code === null ? null : addLexeme(index, emptySet(index), code, 1);

/** The goods that a query means. */
export function foundSet(index: GoodsIndex, meaning: QueryMeaning): BitSet {
  const [first, ...others] = (meaning.words ?? []).map((word) => addReach(index, emptySet(index), anywhere(word)));
  const set = others.reduce((all, other) => all.and(other), first ?? emptySet(index));
  const ofCode = codeSet(index, meaning);
  return ofCode ? set.or(ofCode) : set;
}

type Points = (slot: number) => number;

function pointsOfWord(index: GoodsIndex, word: AskedWord): Points {
  const levels = levelsOf(word).map(({ points, reaches }) => ({
    points,
    goods: reaches.reduce((set, reach) => addReach(index, set, reach), emptySet(index)),
  }));
  return (slot) => {
    for (const { goods, points } of levels) if (goods.has(slot)) return points;
    return 0;
  };
}

/**
 * The goods of a set, the best for the query first: those with its code, of them and of the others what is in stock, then by
 * points, then by popularity.
 */
export function rankedSlots(index: GoodsIndex, found: BitSet, meaning: QueryMeaning): number[] {
  const words = meaning.words ?? [];
  const ofWords = words.map((word) => pointsOfWord(index, word));
  const ofCode = codeSet(index, meaning);
  const most = mostPoints(words) + 1;
  // Goods are sorted by popularity already, and sorting them by rank is stable.
  const byRank: number[][] = [];
  for (const slot of index.byFame.slots) {
    if (!found.has(slot)) continue;
    const group = (ofCode?.has(slot) ? 2 : 0) + (index.columns.isAvailable(slot) ? 1 : 0);
    let rank = group * most;
    for (const points of ofWords) rank += points(slot);
    (byRank[rank] ??= []).push(slot);
  }
  return byRank.reverse().flat();
}
