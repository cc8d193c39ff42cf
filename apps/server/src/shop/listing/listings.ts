import { LRUCache } from 'lru-cache';
import type { FiltersWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import type { CatalogueSource } from '../catalogue-index/catalogue-reads.js';
import type { CatalogueIndex, IndexList } from '../catalogue-index/catalogue-index.js';
import type { LiveCatalogue } from '../catalogue-index/live-catalogue.js';
import {
  cardTag,
  lateShopCountsTag,
  listTag,
  offersTag,
  shopCountsTag,
  variantsTag,
  wordsTag,
} from '../catalogue-index/tag-versions.js';
import type { Tag } from '../catalogue-index/tag-versions.js';
import type { ProductCard } from '../product/cards.js';
import type { AskedWord, QueryMeaning } from '../search/asked-words.js';
import { searchProducts, understandQuery } from '../search/search-products.js';
import { VersionedCache } from '../versioned-cache.js';
import { createFiltersKeeper } from './filters-keeper.js';
import { getListing } from './get-listing.js';
import type { Listing, ListingArgs } from './get-listing.js';
import type { ListingFacets } from './listing-facets.js';
import type { ListingSort } from './listing-items.js';
import { readListingFilter } from './listing-filter.js';
import type { ListingFilter } from './listing-filter.js';
import { toFiltersWire } from './listing-filters-wire.js';

/** Search results. `tags`: what they depend on. */
export interface FoundProducts {
  readonly items: ProductCard[];
  readonly correctedQuery: string;
  readonly tags: readonly Tag[];
}

/** Lists and searches of a process. */
export interface Listings {
  /**
   * A page of a list with its filters, as `source` has it now; the primary unless another is named.
   * @throws ShopRefusal when there is no such section.
   */
  get(args: ListingArgs, source?: CatalogueSource): Promise<Listing>;
  /** A page of search results, the best first. */
  search(args: { query: string; limit: number; page: number }, source?: CatalogueSource): Promise<FoundProducts>;
}

const maxFilterBytes = 16 * 1024 * 1024;
const maxMeaningBytes = 4 * 1024 * 1024;
/** Memory of a lexeme, about. */
const lexemeBytes = 60;
/** Changes may come faster than a list is made: then SQL makes it. */
const maxTries = 3;

/** Memory of an option, about. */
const optionBytes = 160;

const lexemesIn = (words: readonly AskedWord[]): number =>
  words.reduce((sum, { sure, likely }) => sum + sure.flat().length + likely.flat().length, 0);

/** What the order of a list depends on, besides what all lists of its section depend on. */
const orderTags = (sort: ListingSort, sections: readonly (number | null)[]): Tag[] =>
  sort === 'popularity-desc' || sort === 'relevance-desc' ? sections.map(offersTag) : [];

/** What the numbers of a list depend on. Which variant is in which shop matters only where variants are narrowed. */
const countTags = (
  filter: ListingFilter,
  sections: readonly (number | null)[],
  shopCounts: typeof shopCountsTag = shopCountsTag,
): Tag[] =>
  filter.stores.length > 0 || filter.values.size > 0
    ? sections.map(variantsTag)
    : [...sections.map(listTag), ...sections.map(shopCounts)];

/**
 * Makes lists from the index in memory, as of the version that the database has at that moment: the cards are read
 * together with the number of the version, and when the index is of another one, it catches up and is queried again.
 * Without an index lists come from SQL.
 */
export function createListings(db: Db, live: LiveCatalogue): Listings {
  const primary: CatalogueSource = { db, asOf: () => live.current() };
  const keepFilters = createFiltersKeeper(live);
  const options = new VersionedCache<{ length: number; facets: ListingFacets }>(live, maxFilterBytes);
  const filters = new VersionedCache<{ length: number; wire: FiltersWire }>(live, maxFilterBytes);

  const meanings = new LRUCache<string, QueryMeaning>({
    maxSize: maxMeaningBytes,
    sizeCalculation: ({ words }, query) => 200 + query.length * 2 + lexemesIn(words ?? []) * lexemeBytes,
  });
  live.onChange((ids) => {
    if (ids === null) meanings.clear();
  });
  /** The dictionary of search changes only when anything may have changed. */
  const understand = async (query: string, source: CatalogueSource): Promise<QueryMeaning> => {
    const known = meanings.get(query);
    if (known) return known;
    const { everything } = live.tags;
    const asOf = source.asOf();
    const meaning = await understandQuery(source.db, query);
    const isCurrent = live.tags.everything === everything && everything <= asOf;
    if (live.index() && isCurrent) meanings.set(query, meaning);
    return meaning;
  };

  /** False while the database does not respond. */
  const catchUp = (): Promise<boolean> =>
    live.refresh().then(
      () => true,
      () => false,
    );

  const optionsOf = (list: IndexList, key: string, sections: readonly (number | null)[]): ListingFacets => {
    const known = options.peek(key);
    if (known) return known.facets;
    const facets = list.options();
    const count = facets.values.length + facets.brands.length + facets.stores.length;
    return options.put(key, { length: (count + 1) * optionBytes, facets }, [
      ...sections.map(listTag),
      ...sections.map(shopCountsTag),
    ]).facets;
  };

  const filtersOf = (
    { frame }: CatalogueIndex,
    list: IndexList,
    sectionId: number,
    filter: ListingFilter,
    sections: readonly (number | null)[],
  ): FiltersWire => {
    const key = JSON.stringify([sectionId, { ...filter, values: [...filter.values] }]);
    const known = filters.peek(key);
    if (known) return known.wire;
    const facets = optionsOf(list, JSON.stringify([sectionId, filter.query, filter.itemId]), sections);
    const wire = toFiltersWire(list.counted(facets), frame.properties, filter);
    const count = facets.values.length + facets.brands.length + facets.stores.length;
    return filters.put(key, { length: (count + 1) * optionBytes, wire }, countTags(filter, sections)).wire;
  };

  /**
   * A page of a list from the index, with `more` that `also` makes of the same moment. `exact`: what both depend on
   * besides the goods shown; `kept`: the same for caches, where some of it may be invalidated late.
   */
  const fromIndex = async <More>(
    args: ListingArgs,
    asked: CatalogueSource,
    also: (made: {
      index: CatalogueIndex;
      list: IndexList;
      filter: ListingFilter;
      sections: readonly (number | null)[];
    }) => { more: More; exact: readonly Tag[]; kept: readonly Tag[] },
  ) => {
    let source = asked;
    const { query } = readListingFilter(args.filter, []);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const meaning = query === '' ? undefined : await understand(query, source);
      const index = live.index();
      if (!index) return null;
      const { version, frame } = index;
      const filter = readListingFilter(args.filter, frame.properties);
      const sectionIds = args.sectionId === 0 ? null : frame.subtrees.get(args.sectionId);
      // SQL rejects what it does not know.
      if (sectionIds === undefined) return null;
      const list = index.list({ sectionIds, itemId: filter.itemId, meaning }, filter);
      const { count, ids } = list.page(args);
      const { more, exact, kept } = also({ index, list, filter, sections: sectionIds ?? [null] });
      const { version: now, cards } = await live.cards.take(source.db, ids, live.current);
      const goods = ids.map(cardTag);
      // A replica that the process has overtaken since it was chosen.
      if (now < version && source.db !== db) {
        source = primary;
        continue;
      }
      const isCaughtUp = now === version || (await catchUp());
      if (!isCaughtUp) return null;
      // As of `now` too, when nothing that it shows or counts was touched since.
      if (now === version || (live.current() >= now && live.tags.isUntouched([...exact, ...goods], version))) {
        return { count, items: cards, correctedQuery: meaning?.corrected ?? '', more, tags: [...kept, ...goods] };
      }
    }
    return null;
  };

  const listFromIndex = async (args: ListingArgs, source: CatalogueSource): Promise<Listing | null> => {
    const found = await fromIndex(args, source, ({ index, list, filter, sections }) => ({
      more: filtersOf(index, list, args.sectionId, filter, sections),
      exact: [...countTags(filter, sections), ...orderTags(args.sort, sections)],
      kept: [...countTags(filter, sections, lateShopCountsTag), ...orderTags(args.sort, sections)],
    }));
    if (!found) return null;
    const { more: filters, ...page } = found;
    return { ...page, filters };
  };

  /** The first pages of `/search/` without its filters: one ranking for both. */
  const searchFromIndex = (args: { query: string; limit: number; page: number }, source: CatalogueSource) => {
    const tags = [wordsTag];
    const { query, ...page } = args;
    const list = { ...page, sectionId: 0, sort: 'relevance-desc', filter: { query } } as const;
    return fromIndex(list, source, () => ({ more: null, exact: tags, kept: tags }));
  };

  const searchBySql = async (args: { query: string; limit: number; page: number }, source: CatalogueSource) => {
    const meaning = await understand(args.query, source);
    const items = await searchProducts(source.db, meaning, args);
    return {
      items,
      correctedQuery: meaning.corrected,
      tags: [wordsTag, ...items.map(({ id }) => cardTag(Number(id)))],
    };
  };

  return {
    get: async (args, source = primary) =>
      (await listFromIndex(args, source)) ?? getListing(source.db, args, keepFilters(source.asOf())),
    search: async (args, source = primary) => {
      // An empty query finds nothing; for a list it would mean everything.
      if (args.query.trim() === '') return { items: [], correctedQuery: '', tags: [wordsTag] };
      const { items, correctedQuery, tags } =
        (await searchFromIndex(args, source)) ?? (await searchBySql(args, source));
      return { items, correctedQuery, tags };
    },
  };
}
