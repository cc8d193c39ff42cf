import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { subscribeResponse } from './subscribe.wire.js';

const subscribeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to news. `POST /api/subscribe/` (S1 §7) */
    subscribe: build.mutation<null, { readonly email: string }>({
      query: ({ email }) => ({ url: 'subscribe/', method: 'POST', data: { email }, showsLoader: true }),
      ...answerOf(subscribeResponse, () => null),
    }),
  }),
});

export const { useSubscribeMutation } = subscribeApi;
export { subscribeApi };
