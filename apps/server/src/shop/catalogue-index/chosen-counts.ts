import type { ListingFacets } from '../listing/listing-facets.js';
import { lowest } from './bit-set.js';
import type { BitSet } from './bit-set.js';
import type { GoodsIndex } from './goods-index.js';
import type { IntRows } from './int-rows.js';
import type { Narrowed } from './narrow.js';
import { countBrands, countShops, countValues } from './scope-facets.js';
import { Tally } from './tally.js';

/** Numbers of goods behind options, once something is chosen. */
class ChosenCounts {
  values: Int32Array;
  shops: Int32Array;
  brands = new Map<number, number>();
  sale = 0;

  constructor(private readonly index: GoodsIndex) {
    this.values = new Int32Array(index.columns.values.size);
    this.shops = new Int32Array(index.columns.shops.size);
  }

  addBrand(slot: number): void {
    const brand = this.index.columns.brands[slot]!;
    if (brand !== 0) this.brands.set(brand, (this.brands.get(brand) ?? 0) + 1);
  }

  addSale(slot: number): void {
    if (this.index.columns.isOnSale(slot)) this.sale += 1;
  }
}

/** No filter looks at variants: whole products count. */
function countProducts(index: GoodsIndex, { passing, chosen, failingOnly }: Narrowed): ChosenCounts {
  const counts = new ChosenCounts(index);
  const goods = passing.count();
  counts.values = countValues(index, passing, goods);
  counts.shops = countShops(index, passing);
  /** What would pass without a filter's own choice: its options count that. */
  const withoutOwn = (name: string): BitSet => {
    const place = chosen.findIndex((filter) => filter.name === name);
    return place < 0 ? passing : failingOnly(place).or(passing);
  };
  const ofBrands = withoutOwn('brand');
  counts.brands = countBrands(index, ofBrands, ofBrands === passing ? goods : ofBrands.count());
  counts.sale = index.onSale.get(1)?.countIn(withoutOwn('sale')) ?? 0;
  return counts;
}

/** Counts the variants of goods that fail at most one filter as products. */
class VariantCounter {
  readonly #values: Tally;
  readonly #shops: Tally;

  constructor(
    private readonly index: GoodsIndex,
    private readonly narrowed: Narrowed,
    private readonly counts: ChosenCounts,
    /** By dense number of a value: its property. */
    private readonly propertyOf: Int32Array,
  ) {
    this.#values = new Tally(index.columns.values.size);
    this.#shops = new Tally(index.columns.shops.size);
    counts.values = this.#values.counts;
    counts.shops = this.#shops.counts;
  }

  /**
   * Counts one product.
   *
   * @param failedBefore the bit of the filter that it fails as a product, or 0.
   * @param isPassingOnly whether variants that fail a filter count for nothing.
   */
  add(slot: number, failedBefore: number, isPassingOnly: boolean): void {
    const { columns } = this.index;
    const { ofVariants, chosen } = this.narrowed;
    const ofProduct = ofVariants.ofProduct(slot);
    const first = columns.firstVariants[slot]!;
    const end = first + columns.variantCounts[slot]!;
    let [isPassing, isBrand, isSale] = [false, false, false];
    for (let variant = first; variant < end; variant += 1) {
      const failed = failedBefore | ofVariants.failed(variant, ofProduct);
      if (failed === 0) {
        isPassing = true;
        this.#values.addRow(
          columns.variantFacets.pool,
          columns.variantFacets.start(variant),
          columns.variantFacets.length(variant),
          slot,
        );
        this.#addShops(variant, slot);
        continue;
      }
      if (isPassingOnly || (failed & (failed - 1)) !== 0) continue;
      const { name } = chosen[31 - Math.clz32(failed)]!;
      if (name === 'store') this.#addShops(variant, slot);
      else if (name === 'brand') isBrand = true;
      else if (name === 'sale') isSale = true;
      else if (typeof name === 'number') {
        this.#addValuesOf(name, columns.variantFacets, variant, slot);
        this.#addValuesOf(name, columns.ownFacets, slot, slot);
      }
    }
    if (isPassing) {
      const { ownFacets } = columns;
      this.#values.addRow(ownFacets.pool, ownFacets.start(slot), ownFacets.length(slot), slot);
    }
    if (isPassing || isBrand) this.counts.addBrand(slot);
    if (isPassing || isSale) this.counts.addSale(slot);
  }

  #addValuesOf(property: number, rows: IntRows, row: number, slot: number): void {
    const { pool } = rows;
    const from = rows.start(row);
    const to = from + rows.length(row);
    for (let at = from; at < to; at += 1) {
      if (this.propertyOf[pool[at]!] === property) this.#values.add(pool[at]!, slot);
    }
  }

  #addShops(variant: number, slot: number): void {
    const { variantMasks, shopWords } = this.index.columns;
    for (let word = 0; word < shopWords; word += 1) {
      for (let mask = variantMasks[variant * shopWords + word]!; mask !== 0; mask &= mask - 1) {
        this.#shops.add((word << 5) | lowest(mask), slot);
      }
    }
  }
}

/** One filter of variants: its own options count products, everything else the variants that pass it. */
function countWithOne(index: GoodsIndex, narrowed: Narrowed, propertyOf: Int32Array): ChosenCounts {
  const { chosen, passing, failingOnly, ofVariants } = narrowed;
  const counts = new ChosenCounts(index);
  const counter = new VariantCounter(index, narrowed, counts, propertyOf);
  passing.forEach((slot) => counter.add(slot, 0, true));
  for (const [at, { name }] of chosen.entries()) {
    if (name === 'brand') failingOnly(at).forEach((slot) => counts.addBrand(slot));
    if (name === 'sale') failingOnly(at).forEach((slot) => counts.addSale(slot));
  }
  const place = 31 - Math.clz32(ofVariants.all);
  const { name } = chosen[place]!;
  const others = failingOnly(place).or(passing);
  if (name === 'store') {
    counts.shops = countShops(index, others);
    return counts;
  }
  const own = countValues(index, others, others.count());
  for (const [value, property] of propertyOf.entries()) if (property === name) counts.values[value] = own[value]!;
  return counts;
}

/** Several filters of variants: each row of goods is a variant. */
function countWithSeveral(index: GoodsIndex, narrowed: Narrowed, propertyOf: Int32Array): ChosenCounts {
  const { chosen, passing, failingOnly } = narrowed;
  const counts = new ChosenCounts(index);
  const counter = new VariantCounter(index, narrowed, counts, propertyOf);
  passing.forEach((slot) => counter.add(slot, 0, false));
  for (const place of chosen.keys()) {
    failingOnly(place).forEach((slot) => counter.add(slot, 1 << place, false));
  }
  return counts;
}

const ways = [countProducts, countWithOne] as const;

/** What `countChosen` computes: the facets of a scope with the numbers that remain for a choice. */
export function chosenFacets(
  index: GoodsIndex,
  narrowed: Narrowed,
  facets: ListingFacets,
  propertyOf: Int32Array,
): ListingFacets {
  if (narrowed.chosen.length === 0) return facets;
  const counts = (ways[narrowed.ofVariants.count] ?? countWithSeveral)(index, narrowed, propertyOf);
  const { values, shops } = index.columns;
  const at = (numbers: Int32Array, slot: number | undefined): number => (slot === undefined ? 0 : numbers[slot]!);
  return {
    ...facets,
    brands: facets.brands.map((brand) => ({ ...brand, count: counts.brands.get(brand.id) ?? 0 })),
    values: facets.values.map((value) => ({ ...value, count: at(counts.values, values.find(value.id)) })),
    stores: facets.stores.map((store) => ({ ...store, count: at(counts.shops, shops.find(store.id)) })),
    saleCount: counts.sale,
  };
}
