import { answerOf } from '../shop-api/answer.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toListing, type Listing, type ListingArgs, type ListingLimit } from './listing.model.js';
import { getListingResponse } from './listing.wire.js';

/** The tag of all pages of one size. */
const pageSizeTag = (limit: ListingLimit) => ({ type: 'Listing', id: `by ${limit}` }) as const;

/** Calls of lists of goods, in the one cache of the shop. */
export const listingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of a list. `POST <catalogue url>` (S1 §7): a read over POST; empty values are left out (decision 14). */
    getListing: build.query<Listing, ListingArgs>({
      query: ({ url, sectionId, page, limit, sort, filter }) => ({
        url,
        method: 'POST',
        data: withoutEmpty({ sectionId, page, limit, sort, filter }),
        showsLoader: true,
      }),
      ...answerOf(getListingResponse, toListing),
      providesTags: (_listing, _error, { limit }) => ['Listing', pageSizeTag(limit)],
    }),
  }),
});

/** A page of a list. `POST <catalogue url>` (S1 §7): a read over POST; empty values are left out (decision 14). */
export const useGetListingQuery = listingApi.useGetListingQuery;
/** Asks for a list before it is shown: on hover, say. Answers a function that takes the arguments. */
export const useListingPrefetch = listingApi.usePrefetch;
export { pageSizeTag };
