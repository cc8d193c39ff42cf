import { basketApi } from '../basket/basket.endpoints.js';
import { toBasketState, type BasketState } from '../basket/basket.model.js';
import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { applyPromocodeResponse, cancelPromocodeResponse } from './promocode.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

interface PromoTools {
  readonly dispatch: ShopDispatch;
  readonly queryFulfilled: Promise<{ data: BasketState }>;
}

/** Puts the answer into the basket's cache, so that nothing is asked twice. */
async function showBasket({ dispatch, queryFulfilled }: PromoTools, isPromoApplied: boolean): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    const basket = { ...data, isPromoApplied: data.isPromoApplied ?? isPromoApplied };
    dispatch(basketApi.util.updateQueryData('getBasketItems', undefined, () => basket));
    dispatch(basketApi.util.updateQueryData('getBasketPrice', undefined, () => basket.price));
    dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, () => basket.length));
  } catch {
    // The refusal is the mutation's own error; the basket stays as it is.
  }
}

/** Calls of the promo code, in the one cache of the shop. */
export const promocodeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Applies a promo code. `POST /api/basket/applyPromocode/` (S2 §7) */
    applyPromocode: build.mutation<BasketState, { readonly promocode: string }>({
      query: (data) => ({ url: 'basket/applyPromocode/', method: 'POST', data, showsLoader: true }),
      ...answerOf(applyPromocodeResponse, toBasketState),
      onQueryStarted: (_arg, tools) => showBasket(tools, true),
    }),
    /** Takes the promo code off. `GET /api/basket/cancelPromocode/`: changes the state (decision 11). */
    cancelPromocode: build.mutation<BasketState, void>({
      query: () => ({ url: 'basket/cancelPromocode/', showsLoader: true }),
      ...answerOf(cancelPromocodeResponse, toBasketState),
      onQueryStarted: (_arg, tools) => showBasket(tools, false),
    }),
  }),
});

/** Applies a promo code. `POST /api/basket/applyPromocode/` (S2 §7) */
export const useApplyPromocodeMutation = promocodeApi.useApplyPromocodeMutation;
/** Takes the promo code off. `GET /api/basket/cancelPromocode/`: changes the state (decision 11). */
export const useCancelPromocodeMutation = promocodeApi.useCancelPromocodeMutation;
