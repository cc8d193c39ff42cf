import type { ApiError } from './api-error.js';
import { shopBaseQuery, type CallMeta } from './shop-base-query.js';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Cache tags: what responses are about, and what mutations invalidate. */
export const SHOP_TAGS = [
  'Basket',
  'Favorites',
  'Comparison',
  'Location',
  'User',
  'Orders',
  'Reviews',
  'Listing',
  'Delivery',
] as const;

/** A kind of cached data. */
export type ShopTag = (typeof SHOP_TAGS)[number];

/** The tag of the part of a list that must be refetched, apart from its counters. */
export const listTag = (type: ShopTag) => ({ type, id: 'list' }) as const;
/** The tag of a list's counters and id lists. */
export const countTag = (type: ShopTag) => ({ type, id: 'count' }) as const;

/** The tag of responses about stock that depend on the visitor's city, not of the city itself. */
export const cityStockTag = { type: 'Location', id: 'stock' } as const;

/**
 * How long the cache keeps what nothing on the page uses any more, in seconds. On a server for as long as the store
 * lives, without a timer: that would keep the store of each request, and the process, alive for minutes.
 */
export const keepFor = (seconds: number): number => (typeof document === 'undefined' ? Infinity : seconds);

/**
 * The one API of the shop. The file of each resource injects its endpoints: import a hook by name, and only that
 * resource is bundled.
 */
export const shopApi = /* @__PURE__ */ createApi({
  reducerPath: 'shopApi',
  baseQuery: shopBaseQuery,
  tagTypes: SHOP_TAGS,
  // Longer than RTK Query's minute: seeded page data must outlive a slow hydration.
  keepUnusedDataFor: /* @__PURE__ */ keepFor(300),
  catchSchemaFailure: (failure): ApiError => {
    const error: ApiError = {
      kind: 'contract',
      message: failure.message || failure.issues[0]?.message || 'Unreadable answer',
    };
    (failure._bqMeta as CallMeta | undefined)?.report(error);
    return error;
  },
  endpoints: () => ({}),
});
