import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { subscribeResponse } from './subscribe.wire.js';

/** Endpoints of the subscription, injected into the shop's single API. */
export const subscribeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to the newsletter. `POST /api/subscribe/` */
    subscribe: build.mutation<null, { readonly email: string }>({
      query: ({ email }) => ({ url: 'subscribe/', method: 'POST', data: { email }, showsLoader: true }),
      ...responseOf(subscribeResponse, () => null),
      onQueryStarted: announceDone('form:sent', () => ({ form: 'subscribe' })),
    }),
  }),
});

/** Subscribes to the newsletter. `POST /api/subscribe/` */
export const useSubscribeMutation = subscribeApi.useSubscribeMutation;
