import { sampleStep } from '../listing/listing-facets.js';
import { GoodsColumns } from './goods-columns.js';
import { changedInEverything, goodsChange, lookOf } from './goods-change.js';
import type { GoodsChange } from './goods-change.js';
import { Misfit } from './misfit.js';
import { Postings } from './posting.js';
import type { ProductFacts } from './product-row.js';
import { SlotOrder } from './slot-order.js';

const noIds: readonly number[] = [];

/** The goods of the shop with inverted indexes and sort orders over them. One product changes at a time. */
export class GoodsIndex {
  readonly columns: GoodsColumns;
  readonly bySection = new Postings();
  readonly byBrand = new Postings();
  /** By the dense number of a value of the product or of any of its variants. */
  readonly byValue = new Postings();
  readonly byShop = new Postings();
  /** By the number of a lexeme at its best place (`lexemeAt`). */
  readonly byLexeme = new Postings();
  readonly onSale = new Postings();
  /** Under 0: the goods by which a long list is sampled (`sampleStep`). */
  readonly sampled = new Postings();
  readonly byName = new SlotOrder();
  readonly byPrice = new SlotOrder();
  /** What is in stock first, the most sold of it first. */
  readonly byFame = new SlotOrder();

  /** @param shops how many shops there are: masks have room for as many, rounded up to 32. */
  constructor(shops: number) {
    this.columns = new GoodsColumns(Math.max(1, Math.ceil(shops / 32)));
  }

  /**
   * Adds goods during a build, in the order of their names; sort orders are made by `finish`. What changes during the
   * build is `put` afterwards, so a product may be met twice, or not at all.
   * @throws Misfit
   */
  load(facts: ProductFacts): void {
    this.#write(facts);
  }

  /** Ends a build. */
  finish(): void {
    const { columns } = this;
    const slots: number[] = [];
    columns.alive.forEach((slot) => slots.push(slot));
    this.byName.fill(Int32Array.from(slots));
    this.byPrice.fill(Int32Array.from(slots).sort((a, b) => this.#comparePrices(a, b)));
    // Once for each, not for each comparison: the thread is kept while a hundred thousand are sorted.
    const fame = Float64Array.from({ length: columns.slots.size }, (_none, slot) => columns.fameOf(slot));
    this.byFame.fill(
      Int32Array.from(slots).sort((a, b) => fame[b]! - fame[a]! || columns.slots.idOf(a) - columns.slots.idOf(b)),
    );
    columns.trim();
  }

  /** The place of a product among names, -1 when it has none. */
  placeOf(productId: number): number {
    return this.byName.indexOf(this.columns.slots.find(productId) ?? -1);
  }

  /**
   * Writes a product that is new or has changed. Of all that change together `unsort` is called first, then `put` in
   * the order of their names.
   * @param after the product before it in the order of names; null: it is the first.
   * @param placeBefore its place before `unsort`.
   * @throws Misfit
   */
  put(facts: ProductFacts, after: number | null, placeBefore: number): GoodsChange {
    const change = this.#write(facts);
    const slot = this.columns.slots.take(facts.id);
    const place = after === null ? 0 : this.byName.indexOf(this.columns.slots.find(after) ?? -1) + 1;
    if (after !== null && place === 0) throw new Misfit('a product after one that is not there');
    this.byName.insert(place, slot);
    this.byPrice.insert(
      this.byPrice.placeOf((other) => this.#comparePrices(other, slot) < 0),
      slot,
    );
    this.byFame.insert(
      this.byFame.placeOf((other) => this.#compareFame(other, slot) < 0),
      slot,
    );
    return place === placeBefore ? change : { ...change, isListed: true };
  }

  /** Takes a product out of the sort orders. */
  unsort(productId: number): void {
    const slot = this.columns.slots.find(productId);
    if (slot === undefined) return;
    this.byName.remove(slot);
    this.byPrice.remove(slot);
    this.byFame.remove(slot);
  }

  /** Forgets a product that is gone, after `unsort`. */
  remove(productId: number): GoodsChange | null {
    const { columns } = this;
    const slot = columns.slots.find(productId);
    if (slot === undefined || !columns.alive.has(slot)) return null;
    const sectionIds = [columns.sections[slot]!];
    this.#repost(this.byValue, slot, columns.facets.get(slot), noIds);
    this.#repost(this.byShop, slot, this.#shopsOf(slot), noIds);
    this.#repost(this.byLexeme, slot, columns.lexemeRows.get(slot), noIds);
    this.bySection.delete(columns.sections[slot]!, slot);
    this.byBrand.delete(columns.brands[slot]!, slot);
    this.onSale.delete(1, slot);
    this.sampled.delete(0, slot);
    for (const rows of [columns.facets, columns.ownFacets, columns.lexemeRows]) rows.set(slot, noIds);
    columns.shopMasks.fill(0, slot * columns.shopWords, (slot + 1) * columns.shopWords);
    columns.writeVariants(slot, []);
    columns.alive.delete(slot);
    return { productId, sectionIds, ...changedInEverything };
  }

  get bytes(): number {
    const postings = [this.bySection, this.byBrand, this.byValue, this.byShop, this.byLexeme, this.onSale];
    return (
      this.columns.bytes +
      this.byName.bytes +
      this.byPrice.bytes +
      this.byFame.bytes +
      postings.reduce((sum, posting) => sum + posting.bytes, 0)
    );
  }

  #write(facts: ProductFacts): GoodsChange {
    const { columns } = this;
    const slot = columns.takeSlot(facts.id);
    const isNew = !columns.alive.has(slot);
    const [facets, ownFacets] = [columns.valueSlots(facts.facets), columns.valueSlots(facts.ownFacets)];
    const known = new Set(facts.facets);
    if (![facts.ownFacets, ...facts.variants.map((one) => one.facets)].flat().every((value) => known.has(value))) {
      throw new Misfit(`product ${facts.id}: a variant has a value that the product lacks`);
    }
    const lexemes = columns.lexemeSlots(facts.lexemes);
    const mask = columns.maskOf(facts.stores);

    const was = lookOf(columns, slot);
    const wasOnSale = !isNew && columns.isOnSale(slot);
    const hasOtherShops = mask.some((word, at) => word !== columns.shopMasks[slot * columns.shopWords + at]);
    const hasOtherFacets = !columns.facets.equals(slot, facets) || !columns.ownFacets.equals(slot, ownFacets);
    const hasOtherWords = !columns.lexemeRows.equals(slot, lexemes);

    if (hasOtherShops) {
      const before = this.#shopsOf(slot);
      columns.shopMasks.set(mask, slot * columns.shopWords);
      this.#repost(this.byShop, slot, before, this.#shopsOf(slot));
    }
    if (hasOtherFacets) {
      this.#repost(this.byValue, slot, columns.facets.get(slot), facets);
      columns.facets.set(slot, facets);
      columns.ownFacets.set(slot, ownFacets);
    }
    if (hasOtherWords) {
      this.#repost(this.byLexeme, slot, columns.lexemeRows.get(slot), lexemes);
      columns.lexemeRows.set(slot, lexemes);
    }
    columns.write(slot, facts);
    const isVariant = columns.writeVariants(slot, facts.variants);
    const isOnSale = columns.isOnSale(slot);
    if (isNew) {
      this.bySection.add(facts.sectionId, slot, columns.words);
      this.byBrand.add(facts.brandId, slot, columns.words);
      if (facts.id % sampleStep === 0) this.sampled.add(0, slot, columns.words);
    } else {
      this.#repost(this.bySection, slot, [was.sectionId], [facts.sectionId]);
      this.#repost(this.byBrand, slot, [was.brandId], [facts.brandId]);
    }
    this.#repost(this.onSale, slot, wasOnSale ? [1] : noIds, isOnSale ? [1] : noIds);

    return goodsChange(facts.id, isNew ? null : was, lookOf(columns, slot), {
      hasOtherShops,
      hasOtherFacets,
      hasOtherWords,
      isVariant,
    });
  }

  #shopsOf(slot: number): number[] {
    const { shopMasks, shopWords } = this.columns;
    const shops: number[] = [];
    for (let shop = 0; shop < shopWords * 32; shop += 1) {
      if ((shopMasks[slot * shopWords + (shop >>> 5)]! & (1 << (shop & 31))) !== 0) shops.push(shop);
    }
    return shops;
  }

  #repost(postings: Postings, slot: number, before: ArrayLike<number>, after: ArrayLike<number>): void {
    const [old, fresh] = [Array.from(before), Array.from(after)];
    for (const id of old) if (!fresh.includes(id)) postings.delete(id, slot);
    for (const id of fresh) if (!old.includes(id)) postings.add(id, slot, this.columns.words);
  }

  #comparePrices(one: number, other: number): number {
    const { prices, slots } = this.columns;
    return prices[one]! - prices[other]! || slots.idOf(one) - slots.idOf(other);
  }

  #compareFame(one: number, other: number): number {
    const { columns } = this;
    return columns.fameOf(other) - columns.fameOf(one) || columns.slots.idOf(one) - columns.slots.idOf(other);
  }
}
