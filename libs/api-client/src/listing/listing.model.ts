import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { toFilterData, type FilterData } from './filters.model.js';
import type { LISTING_LIMITS, LISTING_SORTS, ListingWire } from './listing.wire.js';

/** Sort of a list, `field-direction`. */
export type ListingSort = (typeof LISTING_SORTS)[number];
/** Page size of a list. */
export type ListingLimit = (typeof LISTING_LIMITS)[number];

/**
 * Which page of which list. Server and client both build it with `listingArgsFromUrl`, so seeds and components share a
 * cache entry.
 */
export interface ListingArgs {
  /** The catalogue url given by the page. */
  readonly url: string;
  /** 0: all products. */
  readonly sectionId: number;
  readonly page: number;
  readonly limit: ListingLimit;
  readonly sort: ListingSort;
  /**
   * Mirrors the URL: `query` (`q` there), `sale` (`1`), `store` (in stock in that shop), `price` (`min,max` in
   * roubles), `item_id` (limits the list to it), and comma-joined option ids by filter.
   */
  readonly filter: Readonly<Record<string, string>>;
}

/** A page of a list. */
export interface Listing {
  /** Number of matching products, on all pages. */
  readonly count: number;
  readonly items: readonly ProductCardModel[];
  /** Filters with fresh counts, where the server sends them. */
  readonly filters?: FilterData;
}

/** Converts a page of a list from the wire format. */
export const toListing = (raw: ListingWire): Listing => ({
  count: Number(raw.count),
  items: raw.items.map(toProductCard),
  ...(raw.filters && { filters: toFilterData(raw.filters) }),
});
