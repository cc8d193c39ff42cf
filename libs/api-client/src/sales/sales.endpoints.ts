import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { getSaleContentResponse } from './sales.wire.js';

/** Calls of sales, in the one cache of the shop. */
export const salesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** HTML of a sale's dialog. `POST /api/sales/getModalContent/` (S1 §7): a read over POST. */
    getSaleContent: build.query<string, { readonly id: number }>({
      query: ({ id }) => ({ url: 'sales/getModalContent/', method: 'POST', data: { id } }),
      ...answerOf(getSaleContentResponse, (raw) => raw.content ?? ''),
    }),
  }),
});

/** HTML of a sale's dialog. `POST /api/sales/getModalContent/` (S1 §7): a read over POST. */
export const useGetSaleContentQuery = salesApi.useGetSaleContentQuery;
