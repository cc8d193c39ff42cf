import { answerOf } from '../shop-api/answer.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toListing, type Listing, type ListingArgs } from './listing.model.js';
import { getListingResponse } from './listing.wire.js';

const listingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of a list. `POST <catalogue url>` (S1 §7): a read over POST; empty values are left out (decision 14). */
    getListing: build.query<Listing, ListingArgs>({
      query: ({ url, sectionId, page, limit, sort, filter }) => ({
        url, method: 'POST', data: withoutEmpty({ sectionId, page, limit, sort, filter }), showsLoader: true,
      }),
      ...answerOf(getListingResponse, toListing),
      providesTags: ['Listing'],
    }),
  }),
});

export const { useGetListingQuery, usePrefetch: useListingPrefetch } = listingApi;
export { listingApi };
