import { basketApi } from '../basket/basket.endpoints.js';
import { toBasketState, type BasketState } from '../basket/basket.model.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { applyPromocodeResponse, cancelPromocodeResponse } from './promocode.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

interface PromoTools {
  readonly dispatch: ShopDispatch;
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ data: BasketState }>;
}

/** Writes the response into the basket's cache, so that nothing is fetched twice. */
async function showBasket({ dispatch, extra, queryFulfilled }: PromoTools, isPromoApplied: boolean): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    const basket = { ...data, isPromoApplied: data.isPromoApplied ?? isPromoApplied };
    dispatch(basketApi.util.updateQueryData('getBasketItems', undefined, () => basket));
    dispatch(basketApi.util.updateQueryData('getBasketPrice', undefined, () => basket.price));
    dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, () => basket.length));
    runtimeOf(extra).tabs.tell({ about: 'Basket', totals: { length: basket.length, price: basket.price } });
  } catch {
    // The mutation reports the failure itself; the basket stays as it is.
  }
}

/** Endpoints of the promo code, injected into the shop's single API. */
export const promocodeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Applies a promo code; responds with the basket at its new prices. `POST /api/basket/applyPromocode/` */
    applyPromocode: build.mutation<BasketState, { readonly promocode: string }>({
      query: (data) => ({ url: 'basket/applyPromocode/', method: 'POST', data, showsLoader: true }),
      ...responseOf(applyPromocodeResponse, toBasketState),
      onQueryStarted: (_arg, tools) => showBasket(tools, true),
    }),
    /**
     * Cancels the promo code. `GET /api/basket/cancelPromocode/`: a mutation although it is a GET, since it changes
     * state; never prefetch it. Without a promo code it changes nothing.
     */
    cancelPromocode: build.mutation<BasketState, void>({
      query: () => ({ url: 'basket/cancelPromocode/', showsLoader: true }),
      ...responseOf(cancelPromocodeResponse, toBasketState),
      onQueryStarted: (_arg, tools) => showBasket(tools, false),
    }),
  }),
});

/** Applies a promo code; responds with the basket at its new prices. `POST /api/basket/applyPromocode/` */
export const useApplyPromocodeMutation = promocodeApi.useApplyPromocodeMutation;
/**
 * Cancels the promo code. `GET /api/basket/cancelPromocode/`: a mutation although it is a GET, since it changes state;
 * never prefetch it. Without a promo code it changes nothing.
 */
export const useCancelPromocodeMutation = promocodeApi.useCancelPromocodeMutation;
