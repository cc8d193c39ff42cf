import { toKopecks, type Kopecks } from '../money/money.js';
import { answerOf } from '../shop-api/answer.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import { placeOf, withLine, withoutLine, withQuantity } from './basket-cache.js';
import { basketNote, freshTotals, lineKey, variantData } from './basket-totals.js';
import {
  toAnsweredTotals,
  toBasketState,
  toBasketTotals,
  type AnsweredTotals,
  type BasketLine,
  type BasketState,
  type BasketTotals,
  type VariantRef,
} from './basket.model.js';
import { restoreLine } from './restore-line.js';
import { swapLine, type LineSwap } from './swap-line.js';
import {
  basketTotalsResponse,
  getBasketItemsResponse,
  getBasketLengthResponse,
  getBasketPriceResponse,
} from './basket.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

interface ChangeTools {
  readonly dispatch: ShopDispatch;
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ data: BasketTotals }>;
}

/** A line put back by the visitor who has just deleted it. */
export interface RestoredLine {
  /** As it was seen last, quantity included. */
  readonly line: BasketLine;
  /** Where it stood, from 0. */
  readonly place: number;
}

/** How many pieces of a line are wanted. */
export interface QuantityChange extends VariantRef {
  readonly quantity: number;
  /** The page is being left: the call waits for no other one of its line. */
  readonly isLeaving?: boolean;
}

/** Changes the lines that are shown. */
const changeLines = (dispatch: ShopDispatch, recipe: (basket: BasketState) => BasketState): void =>
  void dispatch(basketApi.util.updateQueryData('getBasketItems', undefined, recipe));

/** Changes of one line are sent one after another, so that the server sees them in the visitor's order. */
const inItsLine = (item: VariantRef) => ({ line: `basket/${lineKey(item)}`, isKeptAlive: true, showsLoader: true });

/**
 * Shows the totals of a change at once, unless a newer change was answered before; after a refusal takes the change
 * back and asks everything anew.
 */
async function showTotals({ dispatch, extra, queryFulfilled }: ChangeTools, undo?: () => void): Promise<void> {
  const note = basketNote(extra);
  const number = ++note.sent;
  try {
    const totals = freshTotals(note, number, (await queryFulfilled).data);
    if (!totals) return;
    dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, () => totals.length));
    dispatch(basketApi.util.updateQueryData('getBasketPrice', undefined, () => totals.price));
  } catch {
    undo?.();
    dispatch(shopApi.util.invalidateTags(['Basket']));
  }
}

/** Calls of the basket, in the one cache of the shop. */
export const basketApi = shopApi.injectEndpoints({
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
        url: 'basket/addItemToBasket/',
        method: 'POST',
        data: variantData(variant),
        ...inItsLine(variant),
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
    /** Takes a line out at once; a refusal brings it back to its place. `POST /api/basket/delete/` */
    deleteBasketItem: build.mutation<AnsweredTotals, VariantRef>({
      query: (variant) => ({
        url: 'basket/delete/',
        method: 'POST',
        data: variantData(variant),
        ...inItsLine(variant),
      }),
      ...answerOf(basketTotalsResponse, toAnsweredTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted(variant, tools) {
        const { dispatch, getState, extra } = tools;
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const place = placeOf(data, variant);
        const line = data?.items[place];
        basketNote(extra).known.delete(lineKey(variant));
        changeLines(dispatch, (basket) => withoutLine(basket, variant));
        await showTotals(tools, () => line && changeLines(dispatch, (basket) => withLine(basket, line, place)));
      },
    }),
    /**
     * Undoes a deletion: the line comes back at once, with its quantity and to its place; a refusal takes it away
     * again. Two calls, for the shop has none for this: `addItemToBasket/` and `setQuantity/`. It is a call of its own
     * because putting something into the basket opens the basket dialog (S1 §4), and this must not.
     */
    restoreBasketItem: build.mutation<AnsweredTotals, RestoredLine>({
      queryFn: ({ line }, api, _options, baseQuery) => restoreLine(line, api.extra, baseQuery),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ line, place }, tools) {
        const { dispatch, extra } = tools;
        basketNote(extra).known.add(lineKey(line));
        changeLines(dispatch, (basket) => withLine(basket, line, place));
        await showTotals(tools, () => changeLines(dispatch, (basket) => withoutLine(basket, line)));
      },
    }),
    /**
     * Puts another variant into the place of a line, at once and with its quantity; a refusal puts the old one back
     * (decision 52). Four calls, for the shop has none for this: `getItems/`, `addItemToBasket/`, `setQuantity/`,
     * `delete/`. Like an undoing it is no addition: it opens no dialog.
     */
    swapBasketItem: build.mutation<AnsweredTotals, LineSwap>({
      queryFn: (swap, api, _options, baseQuery) => swapLine(swap, api.extra, baseQuery),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ line, retailId }, tools) {
        const { dispatch, getState, extra } = tools;
        const { known } = basketNote(extra);
        const fresh = { ...line, retailId };
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const place = Math.max(0, placeOf(data, line));
        const had = data?.items[placeOf(data, fresh)]?.quantity;
        known.add(lineKey(fresh));
        known.delete(lineKey(line));
        changeLines(dispatch, (basket) => {
          const rest = withoutLine(basket, line);
          return had === undefined ? withLine(rest, fresh, place) : withQuantity(rest, fresh, had + line.quantity);
        });
        await showTotals(tools, () => {
          known.add(lineKey(line));
          changeLines(dispatch, (basket) =>
            withLine(had === undefined ? withoutLine(basket, fresh) : withQuantity(basket, fresh, had), line, place),
          );
        });
      },
    }),
    /** Sets how many pieces; the server caps it to stock. `POST /api/basket/setQuantity/` */
    setBasketQuantity: build.mutation<AnsweredTotals, QuantityChange>({
      query: ({ quantity, isLeaving, ...variant }) => {
        const { line, ...waiting } = inItsLine(variant);
        return {
          url: 'basket/setQuantity/',
          method: 'POST',
          data: { ...variantData(variant), quantity },
          ...waiting,
          ...(!isLeaving && { line }),
        };
      },
      ...answerOf(basketTotalsResponse, toAnsweredTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ quantity, ...variant }, tools) {
        const { dispatch, getState } = tools;
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const before = data?.items[placeOf(data, variant)]?.quantity;
        changeLines(dispatch, (basket) => withQuantity(basket, variant, quantity));
        await showTotals(tools, () => {
          if (before !== undefined) changeLines(dispatch, (basket) => withQuantity(basket, variant, before, quantity));
        });
      },
    }),
  }),
});

/** The visitor's basket. `GET /api/basket/getItems/` (S1 §7) */
export const useGetBasketItemsQuery = basketApi.useGetBasketItemsQuery;
/** What the buyer pays now, kopecks. `GET /api/basket/getPrice/` */
export const useGetBasketPriceQuery = basketApi.useGetBasketPriceQuery;
/** Count of lines. `GET /api/basket/getLength/` */
export const useGetBasketLengthQuery = basketApi.useGetBasketLengthQuery;
/** The visitor's basket, asked when told to. */
export const useLazyGetBasketItemsQuery = basketApi.useLazyGetBasketItemsQuery;
/** Puts one piece into the basket. `POST /api/basket/addItemToBasket/` */
export const useAddItemToBasketMutation = basketApi.useAddItemToBasketMutation;
/** Takes a line out at once; a refusal brings it back to its place. `POST /api/basket/delete/` */
export const useDeleteBasketItemMutation = basketApi.useDeleteBasketItemMutation;
/** Undoes a deletion: the line comes back at once, with its quantity and to its place; a refusal takes it away again. */
export const useRestoreBasketItemMutation = basketApi.useRestoreBasketItemMutation;
/** Puts another variant into the place of a line, at once and with its quantity; a refusal puts the old one back. */
export const useSwapBasketItemMutation = basketApi.useSwapBasketItemMutation;
/** Sets how many pieces; the server caps it to stock. `POST /api/basket/setQuantity/` */
export const useSetBasketQuantityMutation = basketApi.useSetBasketQuantityMutation;
