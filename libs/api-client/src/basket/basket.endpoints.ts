import type { ShopEvents } from '../events/event-bus.js';
import { eventProduct } from '../events/event-product.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import { followTabs } from '../tabs/follow-tabs.js';
import { toKopecks, type Kopecks } from '../money/money.js';
import { responseOf } from '../shop-api/response.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import { placeOf, withLine, withoutLine, withQuantity } from './basket-cache.js';
import { basketNote, changeEnded, countAhead, freshTotals, hearOfBasket } from './basket-totals.js';
import { lineKey, refOf } from './line-key.js';
import {
  toAnsweredTotals,
  toBasketState,
  toBasketTotals,
  type AddedVariant,
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

/** A line that the visitor has just deleted and wants back. */
export interface RestoredLine {
  /** The line as last shown, including its quantity. */
  readonly line: BasketLine;
  /** Its zero-based position. */
  readonly place: number;
}

/** The wanted quantity of a line. */
export interface QuantityChange extends VariantRef {
  readonly quantity: number;
  /** The page is being left: the call does not wait for earlier ones of the same line. */
  readonly isLeaving?: boolean;
}

/** Changes the lines in the cache. */
const changeLines = (dispatch: ShopDispatch, recipe: (basket: BasketState) => BasketState): void =>
  void dispatch(basketApi.util.updateQueryData('getBasketItems', undefined, recipe));

/** Changes of one line are sent one after another, so that the server sees them in the visitor's order. */
const inItsLine = (item: VariantRef) => ({ line: `basket/${lineKey(item)}`, isKeptAlive: true, showsLoader: true });

const numbersOf = ({ length, price }: BasketTotals) => ({ length, price });

const writeTotals = (dispatch: ShopDispatch, { length, price }: BasketTotals): void => {
  dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, () => length));
  dispatch(basketApi.util.updateQueryData('getBasketPrice', undefined, () => price));
};

/**
 * Shows the totals of a change at once, unless the response to a newer change came first; when rejected, rolls the
 * change back and refetches the basket.
 *
 * @param tell called after the server has accepted the change: reports it.
 */
async function showTotals(
  { dispatch, extra, queryFulfilled }: ChangeTools,
  tell: (emit: ShopEvents['emit']) => void,
  undo?: () => void,
): Promise<void> {
  const note = basketNote(extra);
  const number = ++note.sent;
  note.underWay += 1;
  try {
    const totals = freshTotals(note, number, (await queryFulfilled).data);
    if (totals) {
      writeTotals(dispatch, totals);
      // A response that does not include another tab's change would mislead that tab.
      runtimeOf(extra).tabs.tell({ about: 'Basket', ...(!note.isOvertaken && { totals: numbersOf(totals) }) });
    }
  } catch {
    undo?.();
    dispatch(shopApi.util.invalidateTags(['Basket']));
    return;
  } finally {
    changeEnded(note, dispatch);
  }
  tell(runtimeOf(extra).events.emit);
}

/** Endpoints of the basket, injected into the shop's single API. */
export const basketApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The visitor's basket. `GET /api/basket/getItems/` */
    getBasketItems: build.query<BasketState, void>({
      query: () => ({ url: 'basket/getItems/' }),
      ...responseOf(getBasketItemsResponse, toBasketState),
      providesTags: [listTag('Basket')],
    }),
    /** What the buyer pays now, promo code included, in kopecks. `GET /api/basket/getPrice/` */
    getBasketPrice: build.query<Kopecks, void>({
      query: () => ({ url: 'basket/getPrice/' }),
      ...responseOf(getBasketPriceResponse, (raw) => toKopecks(raw.price)),
      providesTags: [countTag('Basket')],
    }),
    /** Number of lines. `GET /api/basket/getLength/` */
    getBasketLength: build.query<number, void>({
      query: () => ({ url: 'basket/getLength/' }),
      ...responseOf(getBasketLengthResponse, (raw) => Number(raw.length)),
      providesTags: [countTag('Basket')],
      onCacheEntryAdded: followTabs((news, tools) =>
        hearOfBasket(news, tools, (totals) => writeTotals(tools.dispatch, totals)),
      ),
    }),
    /**
     * Adds one piece to the basket. `POST /api/basket/addItemToBasket/`
     * For a new line the counter shows +1 until the response; from then on it shows the server's number.
     */
    addItemToBasket: build.mutation<BasketTotals, AddedVariant>({
      query: (variant) => ({
        url: 'basket/addItemToBasket/',
        method: 'POST',
        data: refOf(variant),
        ...inItsLine(variant),
      }),
      ...responseOf(basketTotalsResponse, toBasketTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted(variant, tools) {
        const { dispatch, getState, extra } = tools;
        const note = basketNote(extra);
        const line = lineKey(variant);
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const isNew = !note.known.has(line) && !data?.items.some((item) => lineKey(item) === line);
        const undoCount =
          isNew &&
          countAhead(note, {
            readAt: () => basketApi.endpoints.getBasketLength.select()(getState()).fulfilledTimeStamp,
            change: (recipe) => dispatch(basketApi.util.updateQueryData('getBasketLength', undefined, recipe)),
          });
        note.known.add(line);
        const { seenAs } = variant;
        await showTotals(
          tools,
          (emit) => emit('basket:added', { product: eventProduct(getState(), variant, { quantity: 1, seenAs }) }),
          () => {
            if (!undoCount) return;
            // The next click adds a new line again.
            note.known.delete(line);
            undoCount();
          },
        );
      },
    }),
    /** Removes a line at once; when rejected, the line returns to its position. `POST /api/basket/delete/` */
    deleteBasketItem: build.mutation<AnsweredTotals, VariantRef>({
      query: (variant) => ({
        url: 'basket/delete/',
        method: 'POST',
        data: refOf(variant),
        ...inItsLine(variant),
      }),
      ...responseOf(basketTotalsResponse, toAnsweredTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted(variant, tools) {
        const { dispatch, getState, extra } = tools;
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const place = placeOf(data, variant);
        const line = data?.items[place];
        const product = eventProduct(getState(), variant, { quantity: line?.quantity });
        basketNote(extra).known.delete(lineKey(variant));
        changeLines(dispatch, (basket) => withoutLine(basket, variant));
        await showTotals(
          tools,
          (emit) => emit('basket:removed', { product }),
          () => line && changeLines(dispatch, (basket) => withLine(basket, line, place)),
        );
      },
    }),
    /**
     * Undoes a deletion: the line returns at once, with its quantity and to its position; when rejected, it is removed
     * again. It takes two calls, `addItemToBasket/` and `setQuantity/`, since the API has none for this. It is a
     * separate endpoint because adding a product opens the basket dialog, and this must not.
     */
    restoreBasketItem: build.mutation<AnsweredTotals, RestoredLine>({
      queryFn: ({ line }, api, _options, baseQuery) => restoreLine(line, api.extra, baseQuery),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ line, place }, tools) {
        const { dispatch, getState, extra } = tools;
        basketNote(extra).known.add(lineKey(line));
        changeLines(dispatch, (basket) => withLine(basket, line, place));
        const { quantity } = line;
        await showTotals(
          tools,
          (emit) => emit('basket:added', { product: eventProduct(getState(), line, { quantity }) }),
          () => changeLines(dispatch, (basket) => withoutLine(basket, line)),
        );
      },
    }),
    /**
     * Replaces the variant of a line instead of adding a second line: at once, with its quantity; when rejected, the
     * old variant returns. It takes four calls, `getItems/`, `addItemToBasket/`, `setQuantity/` and `delete/`, since
     * the API has none for this. Like an undo, it opens no dialog.
     */
    swapBasketItem: build.mutation<AnsweredTotals, LineSwap>({
      queryFn: (swap, api, _options, baseQuery) => swapLine(swap, api.extra, baseQuery),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ line, retailId }, tools) {
        const { dispatch, getState, extra } = tools;
        const { known } = basketNote(extra);
        const { quantity } = line;
        // Read before the line belongs to another variant.
        const left = eventProduct(getState(), line, { quantity });
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
        await showTotals(
          tools,
          (emit) => {
            emit('basket:removed', { product: left });
            emit('basket:added', { product: eventProduct(getState(), fresh, { quantity }) });
          },
          () => {
            known.add(lineKey(line));
            changeLines(dispatch, (basket) =>
              withLine(had === undefined ? withoutLine(basket, fresh) : withQuantity(basket, fresh, had), line, place),
            );
          },
        );
      },
    }),
    /** Sets the quantity, an integer from 1; the server caps it to the stock. `POST /api/basket/setQuantity/` */
    setBasketQuantity: build.mutation<AnsweredTotals, QuantityChange>({
      query: ({ quantity, isLeaving, ...variant }) => {
        const { line, ...waiting } = inItsLine(variant);
        return {
          url: 'basket/setQuantity/',
          method: 'POST',
          data: { ...refOf(variant), quantity },
          ...waiting,
          ...(!isLeaving && { line }),
        };
      },
      ...responseOf(basketTotalsResponse, toAnsweredTotals),
      invalidatesTags: (_totals, error) => (error ? [] : [listTag('Basket')]),
      async onQueryStarted({ quantity, ...variant }, tools) {
        const { dispatch, getState } = tools;
        const { data } = basketApi.endpoints.getBasketItems.select()(getState());
        const before = data?.items[placeOf(data, variant)]?.quantity;
        changeLines(dispatch, (basket) => withQuantity(basket, variant, quantity));
        await showTotals(
          tools,
          (emit) =>
            emit('basket:quantity', {
              product: eventProduct(getState(), variant, { quantity }),
              ...(before !== undefined && { previous: before }),
            }),
          () => {
            if (before !== undefined)
              changeLines(dispatch, (basket) => withQuantity(basket, variant, before, quantity));
          },
        );
      },
    }),
  }),
});

/** The visitor's basket. `GET /api/basket/getItems/` */
export const useGetBasketItemsQuery = basketApi.useGetBasketItemsQuery;
/** What the buyer pays now, promo code included, in kopecks. `GET /api/basket/getPrice/` */
export const useGetBasketPriceQuery = basketApi.useGetBasketPriceQuery;
/** Number of lines. `GET /api/basket/getLength/` */
export const useGetBasketLengthQuery = basketApi.useGetBasketLengthQuery;
/** The visitor's basket, fetched on demand. */
export const useLazyGetBasketItemsQuery = basketApi.useLazyGetBasketItemsQuery;
/** Adds one piece to the basket. `POST /api/basket/addItemToBasket/` */
export const useAddItemToBasketMutation = basketApi.useAddItemToBasketMutation;
/** Removes a line at once; when rejected, the line returns to its position. `POST /api/basket/delete/` */
export const useDeleteBasketItemMutation = basketApi.useDeleteBasketItemMutation;
/**
 * Undoes a deletion: the line returns at once, with its quantity and to its position; when rejected, it is removed
 * again.
 */
export const useRestoreBasketItemMutation = basketApi.useRestoreBasketItemMutation;
/** Replaces the variant of a line at once, with its quantity; when rejected, the old variant returns. */
export const useSwapBasketItemMutation = basketApi.useSwapBasketItemMutation;
/** Sets the quantity, an integer from 1; the server caps it to the stock. `POST /api/basket/setQuantity/` */
export const useSetBasketQuantityMutation = basketApi.useSetBasketQuantityMutation;
