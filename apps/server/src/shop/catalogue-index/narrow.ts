import type { ListingFilter } from '../listing/listing-filter.js';
import type { QueryMeaning } from '../search/asked-words.js';
import { BitSet } from './bit-set.js';
import type { GoodsIndex } from './goods-index.js';
import { foundSet } from './ranking.js';
import { variantFilterOf } from './variant-filter.js';
import type { VariantFilter } from './variant-filter.js';

/** The goods of a list before anything is ticked. */
export interface IndexScope {
  /** Sections, or null for all goods. */
  readonly sectionIds: readonly number[] | null;
  readonly itemId: number | null;
  /** Undefined: no query. */
  readonly meaning: QueryMeaning | undefined;
}

/** A filter with something chosen, and the goods that pass it. */
export interface ChosenSet {
  /** `brand`, `price`, `sale`, `store`, or a property's id. */
  readonly name: string | number;
  readonly goods: BitSet;
}

/** A list, taken apart: which goods pass which filter. */
export interface Narrowed {
  readonly scope: BitSet;
  readonly chosen: readonly ChosenSet[];
  /** Goods that pass every filter as products. */
  readonly passing: BitSet;
  /** Goods that pass all filters but this one, and not this one, by its place. */
  failingOnly(place: number): BitSet;
  /** The filters that must match in one and the same variant. */
  readonly ofVariants: VariantFilter;
}

/** The goods of a scope as a set. */
export function scopeSet(index: GoodsIndex, scope: IndexScope): BitSet {
  const { columns } = index;
  const set = new BitSet(columns.words);
  if (scope.sectionIds) for (const id of scope.sectionIds) index.bySection.get(id)?.addTo(set);
  else set.copy(columns.alive);
  if (scope.itemId !== null) {
    const slot = columns.slots.find(scope.itemId);
    const isThere = slot !== undefined && set.has(slot);
    set.clear();
    if (isThere) set.add(slot);
  }
  return scope.meaning ? set.and(foundSet(index, scope.meaning)) : set;
}

/** Goods whose price is within a range, kopecks. */
function pricedBetween({ byPrice, columns }: GoodsIndex, from: number, to: number): BitSet {
  const { prices, words, alive } = columns;
  const { slots } = byPrice;
  const first = byPrice.placeOf((slot) => prices[slot]! < from);
  const end = byPrice.placeOf((slot) => prices[slot]! <= to);
  const set = new BitSet(words);
  if (end - first <= slots.length / 2) {
    for (let at = first; at < end; at += 1) set.add(slots[at]!);
    return set;
  }
  // Most goods are in it: those that are not are fewer.
  set.copy(alive);
  for (let at = 0; at < first; at += 1) set.delete(slots[at]!);
  for (let at = end; at < slots.length; at += 1) set.delete(slots[at]!);
  return set;
}

/** The filters in which something is chosen, in the order of `chosenFilters`. */
function chosenSets(index: GoodsIndex, filter: ListingFilter): ChosenSet[] {
  const { columns } = index;
  const chosen: ChosenSet[] = [];
  const add = (name: ChosenSet['name'], postings: GoodsIndex['byBrand'], ids: readonly (number | undefined)[]) => {
    const goods = new BitSet(columns.words);
    for (const id of ids) if (id !== undefined) postings.get(id)?.addTo(goods);
    chosen.push({ name, goods });
  };
  if (filter.price) chosen.push({ name: 'price', goods: pricedBetween(index, ...filter.price) });
  if (filter.isSale) add('sale', index.onSale, [1]);
  if (filter.brands.length > 0) add('brand', index.byBrand, filter.brands);
  if (filter.stores.length > 0) {
    add(
      'store',
      index.byShop,
      filter.stores.map((id) => columns.shops.find(id)),
    );
  }
  for (const [propertyId, ids] of filter.values) {
    add(
      propertyId,
      index.byValue,
      ids.map((id) => columns.values.find(id)),
    );
  }
  return chosen;
}

/** Takes a list apart. */
export function narrow(index: GoodsIndex, scope: BitSet, filter: ListingFilter): Narrowed {
  const chosen = chosenSets(index, filter);
  const { words } = index.columns;
  // What passes the filters before each: with those after it, all others cost two passes instead of a square.
  const before = [new BitSet(words).copy(scope)];
  for (const { goods } of chosen) before.push(new BitSet(words).copy(before.at(-1)!).and(goods));
  let after: BitSet[] | undefined;
  const passingAfter = (place: number): BitSet => {
    if (!after) {
      after = [before[0]!];
      for (const { goods } of chosen.toReversed()) after.unshift(new BitSet(words).copy(after[0]!).and(goods));
    }
    return after[place + 1]!;
  };
  return {
    scope,
    chosen,
    passing: before.at(-1)!,
    failingOnly: (place) =>
      new BitSet(words).copy(before[place]!).and(passingAfter(place)).andNot(chosen[place]!.goods),
    ofVariants: variantFilterOf(
      index,
      chosen.map(({ name }) => name),
      filter,
    ),
  };
}
