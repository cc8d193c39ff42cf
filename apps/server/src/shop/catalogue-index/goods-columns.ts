import { places } from '../search/asked-words.js';
import { BitSet } from './bit-set.js';
import { DenseIds } from './dense-ids.js';
import { IntRows } from './int-rows.js';
import { Misfit } from './misfit.js';
import type { ProductFacts, VariantFacts } from './product-row.js';

const longestRow = 0xffff;

/** The number of a lexeme at a place. */
export const lexemeAt = (lexeme: number, place: number): number => lexeme * places.length + place;

/** A typed array with room for `length` and some more, so that it is not copied for each new product. */
const wider = <Numbers extends Int32Array | Uint32Array | Uint16Array | Float64Array>(
  numbers: Numbers,
  length: number,
): Numbers => {
  if (length <= numbers.length) return numbers;
  const size = Math.max(length, numbers.length + (numbers.length >>> 1) + 64);
  const more = new (numbers.constructor as new (size: number) => Numbers)(size);
  more.set(numbers);
  return more;
};

/**
 * What lists read of goods, a column each, by slot: a product's place in all columns. Values and shops are numbered
 * densely. Shops are masks of `shopWords` words a product and a variant.
 */
export class GoodsColumns {
  readonly slots = new DenseIds();
  readonly values = new DenseIds();
  readonly shops = new DenseIds();
  readonly lexemes = new Map<string, number>();
  /** Products that there are; a deleted one leaves its slot empty. */
  readonly alive = new BitSet(1);
  /** The length of all sets of products. */
  words = 1;

  sections: Int32Array = new Int32Array(0);
  brands: Int32Array = new Int32Array(0);
  prices: Int32Array = new Int32Array(0);
  /** -1: none. */
  oldPrices: Int32Array = new Int32Array(0);
  popularity: Int32Array = new Int32Array(0);
  demand: Int32Array = new Int32Array(0);
  recommended: Uint16Array = new Uint16Array(0);
  cardPrints: Float64Array = new Float64Array(0);
  cardVariants: Int32Array = new Int32Array(0);
  shopMasks: Uint32Array = new Uint32Array(0);
  firstVariants: Int32Array = new Int32Array(0);
  variantCounts: Uint16Array = new Uint16Array(0);
  readonly facets = new IntRows();
  readonly ownFacets = new IntRows();
  readonly lexemeRows = new IntRows();

  variants = 0;
  variantMasks: Uint32Array = new Uint32Array(0);
  readonly variantFacets = new IntRows();

  constructor(readonly shopWords: number) {}

  /** The slot of a product; an empty one for a product not met before. */
  takeSlot(id: number): number {
    const slot = this.slots.take(id);
    const size = slot + 1;
    if (slot >>> 5 >= this.words) this.words = (slot >>> 5) + 1 + (slot >>> 9);
    this.alive.grow(this.words);
    this.sections = wider(this.sections, size);
    this.brands = wider(this.brands, size);
    this.prices = wider(this.prices, size);
    this.oldPrices = wider(this.oldPrices, size);
    this.popularity = wider(this.popularity, size);
    this.demand = wider(this.demand, size);
    this.recommended = wider(this.recommended, size);
    this.cardPrints = wider(this.cardPrints, size);
    this.cardVariants = wider(this.cardVariants, size);
    this.shopMasks = wider(this.shopMasks, size * this.shopWords);
    this.firstVariants = wider(this.firstVariants, size);
    this.variantCounts = wider(this.variantCounts, size);
    return slot;
  }

  /** Writes all but lists and masks of a product. */
  write(slot: number, facts: ProductFacts): void {
    this.alive.add(slot);
    this.sections[slot] = facts.sectionId;
    this.brands[slot] = facts.brandId;
    this.prices[slot] = facts.priceKopecks;
    this.oldPrices[slot] = facts.oldPriceKopecks ?? -1;
    this.popularity[slot] = facts.popularity;
    this.demand[slot] = facts.demand;
    this.recommended[slot] = facts.isRecommended ? 1 : 0;
    this.cardPrints[slot] = facts.cardPrint;
    this.cardVariants[slot] = facts.cardVariantId;
  }

  isOnSale(slot: number): boolean {
    return this.oldPrices[slot]! > this.prices[slot]!;
  }

  /** Whether some shop has it. */
  isAvailable(slot: number): boolean {
    const from = slot * this.shopWords;
    for (let at = from; at < from + this.shopWords; at += 1) if (this.shopMasks[at] !== 0) return true;
    return false;
  }

  /** In stock, demand, popularity as one number to order by: 1, 20 and 32 bits. */
  fameOf(slot: number): number {
    const isAvailable = this.isAvailable(slot) ? 1 : 0;
    return (isAvailable * 2 ** 20 + this.demand[slot]!) * 2 ** 32 + this.popularity[slot]!;
  }

  /** The shops of a list as a mask. */
  maskOf(stores: readonly number[]): Uint32Array {
    const mask = new Uint32Array(this.shopWords);
    for (const id of stores) {
      const shop = this.shops.take(id);
      if (shop >>> 5 >= this.shopWords) throw new Misfit('a shop that was not there when the index was built');
      mask[shop >>> 5] = mask[shop >>> 5]! | (1 << (shop & 31));
    }
    return mask;
  }

  valueSlots(ids: readonly number[]): number[] {
    if (ids.length > longestRow) throw new Misfit('too many values of one product');
    return ids.map((id) => this.values.take(id)).sort((a, b) => a - b);
  }

  /** The words of a product with the best place of each. @param byPlace the words at each place, the best first */
  lexemeSlots(byPlace: readonly (readonly string[])[]): number[] {
    const slots = new Map<number, number>();
    for (const [place, words] of byPlace.entries()) {
      for (const word of words) {
        let slot = this.lexemes.get(word);
        if (slot === undefined) this.lexemes.set(word, (slot = this.lexemes.size));
        if (!slots.has(slot)) slots.set(slot, lexemeAt(slot, place));
      }
    }
    if (slots.size > longestRow) throw new Misfit('too many words of one product');
    return [...slots.values()].sort((a, b) => a - b);
  }

  /** Writes the variants of a product; true when lists are affected. */
  writeVariants(slot: number, variants: readonly VariantFacts[]): boolean {
    if (variants.length > longestRow) throw new Misfit('too many variants of one product');
    let isChanged = this.variantCounts[slot] !== variants.length;
    if (variants.length > this.variantCounts[slot]!) {
      this.firstVariants[slot] = this.variants;
      this.variants += variants.length;
      this.variantMasks = wider(this.variantMasks, this.variants * this.shopWords);
    }
    this.variantCounts[slot] = variants.length;
    const first = this.firstVariants[slot]!;
    for (const [place, { facets, stores }] of variants.entries()) {
      const at = first + place;
      const values = this.valueSlots(facets);
      if (!this.variantFacets.equals(at, values)) isChanged = true;
      this.variantFacets.set(at, values);
      for (const [word, mask] of this.maskOf(stores).entries()) {
        if (this.variantMasks[at * this.shopWords + word] !== mask) isChanged = true;
        this.variantMasks[at * this.shopWords + word] = mask;
      }
    }
    return isChanged;
  }

  /** Releases most of the spare capacity, after a build. */
  trim(): void {
    const products = this.slots.size;
    this.facets.trim(products);
    this.ownFacets.trim(products);
    this.lexemeRows.trim(products);
    this.variantFacets.trim(this.variants);
    this.variantMasks = this.variantMasks.slice(0, (this.variants + (this.variants >>> 6) + 16) * this.shopWords);
  }

  get bytes(): number {
    const columns = [
      this.sections,
      this.brands,
      this.prices,
      this.oldPrices,
      this.popularity,
      this.demand,
      this.recommended,
      this.cardPrints,
      this.cardVariants,
      this.shopMasks,
      this.firstVariants,
      this.variantCounts,
      this.variantMasks,
      this.alive.words,
    ];
    const rows = [this.facets, this.ownFacets, this.lexemeRows, this.variantFacets];
    return (
      columns.reduce((sum, column) => sum + column.byteLength, 0) +
      rows.reduce((sum, list) => sum + list.bytes, 0) +
      this.slots.bytes +
      this.values.bytes +
      this.lexemes.size * 80
    );
  }
}
