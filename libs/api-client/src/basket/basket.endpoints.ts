import { toKopecks, type Kopecks } from '../money/money.js';
import { answerOf } from '../shop-api/answer.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import { basketNote, freshTotals, lineKey, variantData } from './basket-totals.js';
import { toBasketState, toBasketTotals, type BasketState, type BasketTotals, type VariantRef } from './basket.model.js';
import {
  basketTotalsResponse, getBasketItemsResponse, getBasketLengthResponse, getBasketPriceResponse,
} from './basket.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

interface ChangeTools {
  readonly dispatch: ShopDispatch;
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ data: BasketTotals }>;
}

/** Shows the totals of a change at once, unless a newer change was answered before; after a refusal asks them anew. */
async function showTotals({ dispatch, extra, queryFulfilled }: ChangeTools): Promise<void> {
  const note = basketNote(extra);
  const number = ++note.sent;
  try {
    const totals = freshTotals(note, number, (await queryFulfilled).data);
    if (!totals) return;
    dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, () => totals.length));
    dispatch(basketApi.util.updateQueryData('getBasketPrice', undefined, () => totals.price));
  } catch {
    dispatch(shopApi.util.invalidateTags(['Basket']));
  }
}

const basketApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The visitor's basket. `GET /api/basket/getItems/` (S1 §7) */
    getBasketItems: build.query<BasketState, void>({
      query: () => ({ url: 'basket/getItems/' }),
      ...answerOf(getBasketItemsResponse, toBasketState),
      providesTags: [listTag('Basket')],
    }),
    /** What the buyer pays now, kopecks. `GET /api/basket/getPrice/` */
    getBasketPrice: build.query<Kopecks, void>({
      query: () => ({ url: 'basket/getPrice/' }),
      ...answerOf(getBasketPriceResponse, (raw) => toKopecks(raw.price)),
      providesTags: [countTag('Basket')],
    }),
    /** Count of lines. `GET /api/basket/getLength/` */
    getBasketLength: build.query<number, void>({
      query: () => ({ url: 'basket/getLength/' }),
      ...answerOf(getBasketLengthResponse, (raw) => Number(raw.length)),
      providesTags: [countTag('Basket')],
    }),
    /**
     * Puts one piece into the basket. `POST /api/basket/addItemToBasket/`
     * A new line shows +1 in the counter until the answer (decision 13).
     */
    addItemToBasket: build.mutation<BasketTotals, VariantRef>({
      query: (variant) => ({
        url: 'basket/addItemToBasket/', method: 'POST', data: variantData(variant), showsLoader: true,
      }),
      ...answerOf(basketTotalsResponse, toBasketTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted(variant, tools) {
        const { dispatch, getState, extra } = tools;
        const { known } = basketNote(extra);
        const line = lineKey(variant);
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const isNew = !known.has(line) && !data?.items.some((item) => lineKey(item) === line);
        known.add(line);
        if (isNew) dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, (length) => length + 1));
        await showTotals(tools);
      },
    }),
    /** Takes a line out at once; a refusal brings it back. `POST /api/basket/delete/` */
    deleteBasketItem: build.mutation<BasketTotals, VariantRef>({
      query: (variant) => ({ url: 'basket/delete/', method: 'POST', data: variantData(variant), showsLoader: true }),
      ...answerOf(basketTotalsResponse, toBasketTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted(variant, tools) {
        const line = lineKey(variant);
        basketNote(tools.extra).known.delete(line);
        tools.dispatch(
          basketApi.util.updateQueryData('getBasketItems', undefined, (basket) => ({
            ...basket, items: basket.items.filter((item) => lineKey(item) !== line),
          })),
        );
        await showTotals(tools);
      },
    }),
    /** Sets how many pieces; the server caps it to stock. `POST /api/basket/setQuantity/` */
    setBasketQuantity: build.mutation<BasketTotals, VariantRef & { readonly quantity: number }>({
      query: ({ quantity, ...variant }) => ({
        url: 'basket/setQuantity/', method: 'POST', data: { ...variantData(variant), quantity }, showsLoader: true,
      }),
      ...answerOf(basketTotalsResponse, toBasketTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ quantity, ...variant }, tools) {
        const line = lineKey(variant);
        tools.dispatch(
          basketApi.util.updateQueryData('getBasketItems', undefined, (basket) => ({
            ...basket,
            items: basket.items.map((item) => (lineKey(item) === line ? { ...item, quantity } : item)),
          })),
        );
        await showTotals(tools);
      },
    }),
  }),
});

export const {
  useGetBasketItemsQuery, useGetBasketPriceQuery, useGetBasketLengthQuery, useLazyGetBasketItemsQuery,
  useAddItemToBasketMutation, useDeleteBasketItemMutation, useSetBasketQuantityMutation,
} = basketApi;
export { basketApi };
