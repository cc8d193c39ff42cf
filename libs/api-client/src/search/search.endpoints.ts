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

const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Goods by words. `POST /api/catalog/search/` (S1 §7): a read over POST. There is no count: fewer items than the
     * limit end the list. Show `currentData`: `data` still holds the older query's goods while a new one loads.
     */
    searchProducts: build.query<ProductCardModel[], SearchArgs>({
      query: ({ query, limit = SEARCH_LIMIT, page = 1 }) => ({
        url: 'catalog/search/', method: 'POST', data: { query, limit, page },
      }),
      ...answerOf(searchProductsResponse, (raw) => raw.items.map(toProductCard)),
    }),
  }),
});

export const { useSearchProductsQuery, useLazySearchProductsQuery } = searchApi;
export { searchApi };
