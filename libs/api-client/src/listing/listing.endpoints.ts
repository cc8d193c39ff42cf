import { responseOf } from '../shop-api/response.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toListing, type Listing, type ListingArgs, type ListingLimit } from './listing.model.js';
import { getListingResponse } from './listing.wire.js';

/** The cache tag of all pages of one size. */
const pageSizeTag = (limit: ListingLimit) => ({ type: 'Listing', id: `by ${limit}` }) as const;

/** Endpoints of lists of goods, injected into the shop's single API. */
export const listingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page of a list. `POST <catalogue url>`: a query, although it is a POST. Empty values (null, '', [] and {}) are
     * left out; 0 and false are sent. Servers order a search by relevance anyway: it is not sent, so a server without
     * such an order needs no change.
     */
    getListing: build.query<Listing, ListingArgs>({
      query: ({ url, sectionId, page, limit, sort, filter }) => ({
        url,
        method: 'POST',
        data: withoutEmpty({ sectionId, page, limit, sort: sort === 'relevance-desc' ? null : sort, filter }),
        showsLoader: true,
      }),
      ...responseOf(getListingResponse, toListing),
      providesTags: (_listing, _error, { limit }) => ['Listing', pageSizeTag(limit)],
    }),
  }),
});

/**
 * A page of a list. `POST <catalogue url>`: a query, although it is a POST. Empty values (null, '', [] and {}) are left
 * out; 0 and false are sent.
 */
export const useGetListingQuery = listingApi.useGetListingQuery;
/** Prefetches a list before it is shown, on hover for example. Returns a function that takes the arguments. */
export const useListingPrefetch = listingApi.usePrefetch;
export { pageSizeTag };
