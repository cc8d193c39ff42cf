import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { toFilterData, type FilterData } from './filters.model.js';
import type { LISTING_LIMITS, LISTING_SORTS, ListingWire } from './listing.wire.js';

/** Sort of a list, `field-direction`. */
export type ListingSort = (typeof LISTING_SORTS)[number];
/** Page size of a list. */
export type ListingLimit = (typeof LISTING_LIMITS)[number];

/** Which page of which list. Made by `listingArgsFromUrl` on both sides, so seeds and components meet in the cache. */
export interface ListingArgs {
  /** The catalogue url given by the page. */
  readonly url: string;
  /** 0: all goods. */
  readonly sectionId: number;
  readonly page: number;
  readonly limit: ListingLimit;
  readonly sort: ListingSort;
  /** Mirrors the address (decision 20a): `query`, `sale`, `store`, `price`, `item_id`, and comma-joined ids by filter. */
  readonly filter: Readonly<Record<string, string>>;
}

/** A page of a list. */
export interface Listing {
  /** Goods that fit, on all pages. */
  readonly count: number;
  readonly items: readonly ProductCardModel[];
  /** Filters with fresh counts, where the server gives them. */
  readonly filters?: FilterData;
}

/** Reads a page of a list. */
export const toListing = (raw: ListingWire): Listing => ({
  count: Number(raw.count),
  items: raw.items.map(toProductCard),
  ...(raw.filters && { filters: toFilterData(raw.filters) }),
});
