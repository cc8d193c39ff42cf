import { basketApi, type VariantRef, lineKey, refOf } from '@tropa/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which dialogs of the purchase are open. */
export interface CheckoutDialogsState {
  /** The added-to-basket dialog. */
  readonly basket: boolean;
  /** What was added to the basket last, for the dialog to show. */
  readonly added: VariantRef | null;
}

const initialState: CheckoutDialogsState = { basket: false, added: null };

const instead = (added: VariantRef | null, old: VariantRef, fresh: VariantRef): VariantRef | null =>
  added && lineKey(added) === lineKey(old) ? fresh : added;

/** The dialogs' flags. Adding to the basket, from any widget, opens the basket dialog. */
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
    // Another variant replaced it: the dialog shows that one, and nothing opens.
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

/** The visitor requested the dialog about an item that is in the basket. */
export const basketDialogRequested = checkoutDialogs.actions.basketDialogRequested;
/** The visitor closed the dialog. */
export const basketDialogClosed = checkoutDialogs.actions.basketDialogClosed;

/** Whether the dialog about the item just added is open. */
export const selectIsBasketDialogOpen: (state: { readonly checkoutDialogs: CheckoutDialogsState }) => boolean =
  checkoutDialogs.selectors.selectIsBasketDialogOpen;
/** What was added to the basket last; `null` before the first. */
export const selectAddedItem: (state: { readonly checkoutDialogs: CheckoutDialogsState }) => VariantRef | null =
  checkoutDialogs.selectors.selectAddedItem;
