import type { ListingFacets } from '../listing/listing-facets.js';
import { sampleFrom } from '../listing/listing-facets.js';
import { toRoubles } from '../money.js';
import { BitSet } from './bit-set.js';
import type { Frame, OptionFacts } from './frame.js';
import type { GoodsIndex } from './goods-index.js';
import { Tally } from './tally.js';

type Counted = OptionFacts & { count: number };

/** The shop's order first, then the most frequent, then by name: as `getListingFacets` sorts. */
const byPlace = (a: Counted, b: Counted): number => a.place - b.place || b.count - a.count || a.rank - b.rank;

/** Half of a thousandth is rounded to even, as in PostgreSQL. */
function toThousandths(share: number): number {
  const [whole, rest] = [Math.floor(share * 1000), (share * 1000) % 1];
  return (rest > 0.5 || (rest === 0.5 && whole % 2 === 1) ? whole + 1 : whole) / 1000;
}

/** From this part of all goods on, whole postings are counted: their bits are fewer than the values of the goods. */
const wholeFrom = 1 / 8;

/** Numbers of goods of a set by value. */
export function countValues(index: GoodsIndex, set: BitSet, goods: number): Int32Array {
  const { facets, values, slots } = index.columns;
  const tally = new Tally(values.size);
  if (goods > slots.size * wholeFrom) {
    const isAll = goods === index.byName.slots.length;
    for (const [value, posting] of index.byValue.entries()) {
      tally.counts[value] = isAll ? posting.size : posting.countIn(set);
    }
    return tally.counts;
  }
  const { pool } = facets;
  set.forEach((slot) => tally.addRow(pool, facets.start(slot), facets.length(slot), slot));
  return tally.counts;
}

/** Numbers of goods of a set by shop. */
export function countShops(index: GoodsIndex, set: BitSet): Int32Array {
  const counts = new Int32Array(index.columns.shops.size);
  for (const [shop, posting] of index.byShop.entries()) counts[shop] = posting.countIn(set);
  return counts;
}

/** The options in the frame that match any product. */
function optionsOf(
  counts: Int32Array,
  idOf: (slot: number) => number,
  known: ReadonlyMap<number, OptionFacts>,
): Counted[] {
  const options: Counted[] = [];
  for (const [slot, count] of counts.entries()) {
    const option = count > 0 ? known.get(idOf(slot)) : undefined;
    if (option) options.push({ ...option, count });
  }
  return options.sort(byPlace);
}

/** How much of the set has a property at all, by the property's id; of a long list every sixteenth is sampled. */
function countShares(index: GoodsIndex, propertyOf: Int32Array, set: BitSet, goods: number): Map<number, number> {
  const { facets } = index.columns;
  const { pool } = facets;
  const known = new Map<number, { count: number; last: number }>();
  let sampled = 0;
  const sample = goods < sampleFrom ? set : new BitSet(set.words.length);
  if (sample !== set) {
    index.sampled.get(0)?.addTo(sample);
    sample.and(set);
  }
  sample.forEach((slot) => {
    sampled += 1;
    const from = facets.start(slot);
    const to = from + facets.length(slot);
    for (let at = from; at < to; at += 1) {
      const property = propertyOf[pool[at]!]!;
      if (property === 0) continue;
      const share = known.get(property);
      if (!share) known.set(property, { count: 1, last: slot });
      else if (share.last !== slot) {
        share.last = slot;
        share.count += 1;
      }
    }
  });
  return new Map([...known].map(([property, { count }]) => [property, toThousandths(count / sampled)]));
}

/** Numbers of goods of a set by brand. */
export function countBrands(index: GoodsIndex, set: BitSet, goods: number): Map<number, number> {
  const counts = new Map<number, number>();
  if (goods > index.columns.slots.size * wholeFrom) {
    for (const [brand, posting] of index.byBrand.entries()) counts.set(brand, posting.countIn(set));
    return counts;
  }
  const { brands } = index.columns;
  set.forEach((slot) => counts.set(brands[slot]!, (counts.get(brands[slot]!) ?? 0) + 1));
  return counts;
}

/** The lowest and the highest price of a set, kopecks; 0 for none. */
function priceRange({ byPrice, columns }: GoodsIndex, set: BitSet): [number, number] {
  const { slots } = byPrice;
  let [first, last] = [0, slots.length - 1];
  while (first <= last && !set.has(slots[first]!)) first += 1;
  while (last > first && !set.has(slots[last]!)) last -= 1;
  return first > last ? [0, 0] : [columns.prices[slots[first]!]!, columns.prices[slots[last]!]!];
}

/** What `getListingFacets` computes, for the goods of a scope. */
export function scopeFacets(index: GoodsIndex, frame: Frame, propertyOf: Int32Array, scope: BitSet): ListingFacets {
  const { columns } = index;
  const goods = scope.count();
  const [lowest, highest] = priceRange(index, scope);
  const saleCount = index.onSale.get(1)?.countIn(scope) ?? 0;
  const values = optionsOf(countValues(index, scope, goods), (slot) => columns.values.idOf(slot), frame.values);
  const stores = optionsOf(countShops(index, scope), (slot) => columns.shops.idOf(slot), frame.shops);
  return {
    brands: [...countBrands(index, scope, goods)]
      .flatMap(([id, count]) => {
        const brand = count > 0 ? frame.brands.get(id) : undefined;
        return brand ? [{ ...brand, count }] : [];
      })
      .sort(byPlace)
      .map(({ id, label, count }) => ({ id, title: label, count })),
    values: values.map(({ id, propertyId, label, swatch, count }) => ({ id, propertyId, value: label, swatch, count })),
    shares: countShares(index, propertyOf, scope, goods),
    stores: stores.map(({ id, label, count }) => ({ id, address: label, count })),
    saleCount,
    hasSale: saleCount > 0,
    price: [Math.floor(toRoubles(lowest)), Math.ceil(toRoubles(highest))],
  };
}
