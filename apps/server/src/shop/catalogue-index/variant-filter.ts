import type { ListingFilter } from '../listing/listing-filter.js';
import type { GoodsIndex } from './goods-index.js';

/** The filters of variants in a list: a shop, properties. One bit each, at their places among all chosen filters. */
export class VariantFilter {
  /** The bits of all. */
  readonly all: number;
  /** How many there are. */
  readonly count: number;

  constructor(
    private readonly index: GoodsIndex,
    /** By the dense number of a value: the filters in which it is chosen. */
    private readonly valueBits: Int32Array,
    private readonly shops: Uint32Array,
    private readonly storeBit: number,
    bits: readonly number[],
  ) {
    this.all = bits.reduce((sum, bit) => sum | bit, 0);
    this.count = bits.length;
  }

  /** The filters that values of the whole product fulfil for each of its variants. */
  ofProduct(slot: number): number {
    const { ownFacets } = this.index.columns;
    const { pool } = ownFacets;
    const from = ownFacets.start(slot);
    const to = from + ownFacets.length(slot);
    let bits = 0;
    for (let at = from; at < to; at += 1) bits |= this.valueBits[pool[at]!]!;
    return bits;
  }

  /** The filters that a variant fails. @param ofProduct what its product fulfils for it */
  failed(variant: number, ofProduct: number): number {
    const { variantFacets, variantMasks, shopWords } = this.index.columns;
    const { pool } = variantFacets;
    const from = variantFacets.start(variant);
    const to = from + variantFacets.length(variant);
    let bits = ofProduct;
    for (let at = from; at < to; at += 1) bits |= this.valueBits[pool[at]!]!;
    if (this.storeBit !== 0) {
      const masks = variant * shopWords;
      for (let word = 0; word < shopWords; word += 1) {
        if ((variantMasks[masks + word]! & this.shops[word]!) !== 0) bits |= this.storeBit;
      }
    }
    return this.all & ~bits;
  }

  /** Whether some variant of a product passes all of them. */
  passesInOne(slot: number): boolean {
    const { firstVariants, variantCounts } = this.index.columns;
    const ofProduct = this.ofProduct(slot);
    const first = firstVariants[slot]!;
    const end = first + variantCounts[slot]!;
    for (let variant = first; variant < end; variant += 1) if (this.failed(variant, ofProduct) === 0) return true;
    return false;
  }
}

/** @param names of all chosen filters, in order. */
export function variantFilterOf(
  index: GoodsIndex,
  names: readonly (string | number)[],
  filter: ListingFilter,
): VariantFilter {
  const { columns } = index;
  const valueBits = new Int32Array(columns.values.size);
  const shops = new Uint32Array(columns.shopWords);
  const bits: number[] = [];
  let storeBit = 0;
  for (const [place, name] of names.entries()) {
    const bit = 1 << place;
    if (name === 'store') {
      storeBit = bit;
      bits.push(bit);
      for (const id of filter.stores) {
        const shop = columns.shops.find(id);
        if (shop !== undefined) shops[shop >>> 5] = shops[shop >>> 5]! | (1 << (shop & 31));
      }
    } else if (typeof name === 'number') {
      bits.push(bit);
      for (const id of filter.values.get(name) ?? []) {
        const value = columns.values.find(id);
        if (value !== undefined) valueBits[value] = valueBits[value]! | bit;
      }
    }
  }
  return new VariantFilter(index, valueBits, shops, storeBit, bits);
}
