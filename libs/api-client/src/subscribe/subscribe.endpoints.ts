import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { subscribeResponse } from './subscribe.wire.js';

/** Calls of the subscription, in the one cache of the shop. */
export const subscribeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to news. `POST /api/subscribe/` (S1 §7) */
    subscribe: build.mutation<null, { readonly email: string }>({
      query: ({ email }) => ({ url: 'subscribe/', method: 'POST', data: { email }, showsLoader: true }),
      ...answerOf(subscribeResponse, () => null),
    }),
  }),
});

/** Subscribes to news. `POST /api/subscribe/` (S1 §7) */
export const useSubscribeMutation = subscribeApi.useSubscribeMutation;
