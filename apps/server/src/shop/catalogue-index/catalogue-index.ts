import type { ListingFilter } from '../listing/listing-filter.js';
import type { ListingFacets } from '../listing/listing-facets.js';
import type { ListingSort } from '../listing/listing-items.js';
import type { QueryMeaning } from '../search/asked-words.js';
import { BitSet } from './bit-set.js';
import type { ChangedProduct } from './change-feed.js';
import { chosenFacets } from './chosen-counts.js';
import type { Frame } from './frame.js';
import { changedInEverything } from './goods-change.js';
import type { GoodsChange } from './goods-change.js';
import type { GoodsIndex } from './goods-index.js';
import { narrow, scopeSet } from './narrow.js';
import type { IndexScope, Narrowed } from './narrow.js';
import { rankedSlots } from './ranking.js';
import { scopeFacets } from './scope-facets.js';

/** A list from the index; only what is requested of it is computed. */
export interface IndexList {
  /** How many goods there are, and the ids of a page of them. */
  page(args: { sort: ListingSort; limit: number; page: number }): { count: number; ids: number[] };
  /** The options before anything is ticked. */
  options(): ListingFacets;
  /** The same with the numbers that remain for the choice. */
  counted(options: ListingFacets): ListingFacets;
}

const orders = {
  'name-asc': 'byName',
  'price-asc': 'byPrice',
  'price-desc': 'byPrice',
  'popularity-desc': 'byFame',
  'relevance-desc': 'byFame',
} as const satisfies Record<ListingSort, keyof GoodsIndex>;

/**
 * The catalogue in memory: makes lists as SQL does (`get-listing.ts`), as of one version of the catalogue. All of it
 * is synchronous, so a list never mixes two versions.
 */
export class CatalogueIndex {
  #propertyOf = new Int32Array(0);

  /** @param version the version of the catalogue that it holds. */
  constructor(
    readonly goods: GoodsIndex,
    readonly frame: Frame,
    public version: number,
  ) {}

  /** A list. Use it before anything else happens: the next change of the goods makes it wrong. */
  list(scope: IndexScope, filter: ListingFilter): IndexList {
    const { goods, frame } = this;
    const narrowed = narrow(goods, scopeSet(goods, scope), filter);
    return {
      page: (args) => this.#page(narrowed, scope.meaning, args),
      options: () => scopeFacets(goods, frame, this.#properties(), narrowed.scope),
      counted: (options) => chosenFacets(goods, narrowed, options, this.#properties()),
    };
  }

  /**
   * Brings it to a newer version.
   *
   * @throws Misfit it must not be used any more
   */
  apply(version: number, products: readonly ChangedProduct[]): GoodsChange[] {
    const { goods } = this;
    const places = products.map(({ id }) => goods.placeOf(id));
    for (const { id } of products) goods.unsort(id);
    const changes = products.flatMap(({ id, facts, after, isRepeated = false }, at) => {
      const change = facts ? goods.put(facts, after, places[at]!) : goods.remove(id);
      if (change === null) return [];
      return isRepeated ? { ...change, ...changedInEverything } : change;
    });
    this.version = version;
    return changes;
  }

  /** Bytes that it occupies, about. */
  get bytes(): number {
    return this.goods.bytes;
  }

  #page(
    { passing, ofVariants }: Narrowed,
    meaning: QueryMeaning | undefined,
    { sort, limit, page }: { sort: ListingSort; limit: number; page: number },
  ): { count: number; ids: number[] } {
    const { goods } = this;
    const found = ofVariants.count > 1 ? new BitSet(passing.words.length) : passing;
    // A single filter of variants needs nothing that the product does not know.
    if (found !== passing) passing.forEach((slot) => ofVariants.passesInOne(slot) && found.add(slot));
    const count = found.count();
    const ids: number[] = [];
    let skip = (page - 1) * limit;
    if (skip >= count) return { count, ids };
    const isRanked = sort === 'relevance-desc' && meaning !== undefined;
    const slots = isRanked ? rankedSlots(goods, found, meaning) : goods[orders[sort]].slots;
    const take = (isWanted: (slot: number) => boolean): void => {
      for (let at = 0; at < slots.length && ids.length < limit; at += 1) {
        const slot = slots[sort === 'price-desc' ? slots.length - 1 - at : at]!;
        if (!found.has(slot) || !isWanted(slot)) continue;
        if (skip > 0) skip -= 1;
        else ids.push(goods.columns.slots.idOf(slot));
      }
    };
    // A rank includes this: the code of what is sold out comes first all the same.
    if (isRanked) take(() => true);
    else {
      take((slot) => goods.columns.isAvailable(slot));
      take((slot) => !goods.columns.isAvailable(slot));
    }
    return { count, ids };
  }

  /** By dense number of a value: its property, 0 for one that the shop does not know. */
  #properties(): Int32Array {
    const { values } = this.goods.columns;
    if (this.#propertyOf.length !== values.size) {
      this.#propertyOf = Int32Array.from(
        { length: values.size },
        (_none, value) => this.frame.values.get(values.idOf(value))?.propertyId ?? 0,
      );
    }
    return this.#propertyOf;
  }
}
