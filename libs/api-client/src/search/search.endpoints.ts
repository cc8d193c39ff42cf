import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { searchProductsResponse } from './search.wire.js';

/** How many goods one search asks for (S1 §9). */
export const SEARCH_LIMIT = 15;

/** What is searched, which portion. */
export interface SearchArgs {
  readonly query: string;
  readonly limit?: number;
  readonly page?: number;
}

/** One portion of found goods. */
export interface FoundProducts {
  readonly items: readonly ProductCardModel[];
  /** How many came, those included that were too bad to show: fewer than the limit end the list (decision 15). */
  readonly sentCount: number;
}

/** Calls of the search, in the one cache of the shop. */
export const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Goods by words. `POST /api/catalog/search/` (S1 §7): a read over POST. There is no count: a `sentCount` below
     * the limit ends the list. Show `currentData`: `data` still holds the older query's goods while a new one loads.
     */
    searchProducts: build.query<FoundProducts, SearchArgs>({
      query: ({ query, limit = SEARCH_LIMIT, page = 1 }) => ({
        url: 'catalog/search/',
        method: 'POST',
        data: { query, limit, page },
      }),
      ...answerOf(searchProductsResponse, ({ items }, _args, sent): FoundProducts => ({
        items: items.map(toProductCard),
        sentCount: (sent as { readonly items: readonly unknown[] }).items.length,
      })),
    }),
  }),
});

/** Goods by words. `POST /api/catalog/search/` */
export const useSearchProductsQuery = searchApi.useSearchProductsQuery;
/** Goods by words, asked when told to. */
export const useLazySearchProductsQuery = searchApi.useLazySearchProductsQuery;
