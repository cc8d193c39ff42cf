import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { searchProductsResponse } from './search.wire.js';

/** Products per request. */
export const SEARCH_LIMIT = 15;

/** What to search for, and which page of results. */
export interface SearchArgs {
  readonly query: string;
  readonly limit?: number;
  readonly page?: number;
}

/** One page of search results. */
export interface FoundProducts {
  readonly items: readonly ProductCardModel[];
  /**
   * Number of items received, including invalid ones that were dropped. The response has no total: fewer than the limit
   * means the last page.
   */
  readonly sentCount: number;
}

/** Endpoints of the search, injected into the shop's single API. */
export const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Products that match a query. `POST /api/catalog/search/`: a query, although it is a POST. The response has no
     * total: a `sentCount` below the limit means the last page. Render `currentData`: `data` still holds the results of
     * the previous query while a new one loads.
     */
    searchProducts: build.query<FoundProducts, SearchArgs>({
      query: ({ query, limit = SEARCH_LIMIT, page = 1 }) => ({
        url: 'catalog/search/',
        method: 'POST',
        data: { query, limit, page },
      }),
      ...responseOf(searchProductsResponse, ({ items }, _args, sent): FoundProducts => ({
        items: items.map(toProductCard),
        sentCount: (sent as { readonly items: readonly unknown[] }).items.length,
      })),
      onQueryStarted({ query, page = 1 }, tools) {
        if (page === 1) void announceDone('search', () => ({ query, place: 'dropdown' }))(undefined, tools);
      },
    }),
  }),
});

/** Products that match a query. `POST /api/catalog/search/` */
export const useSearchProductsQuery = searchApi.useSearchProductsQuery;
/** Products that match a query, fetched on demand. */
export const useLazySearchProductsQuery = searchApi.useLazySearchProductsQuery;
