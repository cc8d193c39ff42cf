import { basketApi, type VariantRef } from '@tropa/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lineKey, refOf } from '../basket/line-key.js';

/** Which dialogs of the purchase stand open. S1 §4. */
export interface CheckoutDialogsState {
  /** The added-to-basket dialog. S1 §4, decision 43. */
  readonly basket: boolean;
  /** What was put into the basket last, for the dialog to show. */
  readonly added: VariantRef | null;
}

const initialState: CheckoutDialogsState = { basket: false, added: null };

const instead = (added: VariantRef | null, old: VariantRef, fresh: VariantRef): VariantRef | null =>
  added && lineKey(added) === lineKey(old) ? fresh : added;

/** The dialogs' flags. Adding to the basket, from any widget, opens the basket dialog. S1 §4. */
export const checkoutDialogs = createSlice({
  name: 'checkoutDialogs',
  initialState,
  reducers: {
    basketDialogRequested: (state, { payload }: PayloadAction<VariantRef>) => ({
      ...state,
      basket: true,
      added: payload,
    }),
    basketDialogClosed: (state) => ({ ...state, basket: false }),
  },
  extraReducers: (builder) => {
    const { addItemToBasket, swapBasketItem } = basketApi.endpoints;
    builder.addMatcher(addItemToBasket.matchFulfilled, (state, { meta }) => ({
      ...state,
      basket: true,
      added: meta.arg.originalArgs,
    }));
    // Another variant took its place: what is shown follows it, and nothing opens.
    builder.addMatcher(swapBasketItem.matchPending, (state, { meta: { arg } }) => {
      const { line, retailId } = arg.originalArgs;
      return { ...state, added: instead(state.added, line, { id: line.id, retailId }) };
    });
    builder.addMatcher(swapBasketItem.matchRejected, (state, { meta: { arg } }) => {
      const { line, retailId } = arg.originalArgs;
      return { ...state, added: instead(state.added, { id: line.id, retailId }, refOf(line)) };
    });
  },
  selectors: {
    selectIsBasketDialogOpen: (state) => state.basket,
    selectAddedItem: (state) => state.added,
  },
});

/** The visitor asked for the dialog about an item that lies in the basket. */
export const basketDialogRequested = checkoutDialogs.actions.basketDialogRequested;
/** The visitor closed the dialog. */
export const basketDialogClosed = checkoutDialogs.actions.basketDialogClosed;

/** Whether the dialog about the item just added stands open. */
export const selectIsBasketDialogOpen: (state: { readonly checkoutDialogs: CheckoutDialogsState }) => boolean =
  checkoutDialogs.selectors.selectIsBasketDialogOpen;
/** What was put into the basket last; `null` before the first. */
export const selectAddedItem: (state: { readonly checkoutDialogs: CheckoutDialogsState }) => VariantRef | null =
  checkoutDialogs.selectors.selectAddedItem;
