import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { getSaleContentResponse } from './sales.wire.js';

/** Endpoints of sales, injected into the shop's single API. */
export const salesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** HTML content of a sale's dialog. `POST /api/sales/getModalContent/`: a query, although it is a POST. */
    getSaleContent: build.query<string, { readonly id: number }>({
      query: ({ id }) => ({ url: 'sales/getModalContent/', method: 'POST', data: { id } }),
      ...responseOf(getSaleContentResponse, (raw) => raw.content ?? ''),
    }),
  }),
});

/** HTML content of a sale's dialog. `POST /api/sales/getModalContent/`: a query, although it is a POST. */
export const useGetSaleContentQuery = salesApi.useGetSaleContentQuery;
