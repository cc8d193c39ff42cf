import { createSlice } from '@reduxjs/toolkit';

/** Number of calls in flight that show the global loading indicator; it is on while there is at least one. */
export interface ShopLoadingState {
  readonly inFlight: number;
}

const initialState: ShopLoadingState = { inFlight: 0 };

/** The counter behind the global loading indicator; the store factory mounts it. */
export const shopLoadingSlice = createSlice({
  name: 'shopLoading',
  initialState,
  reducers: {
    callStarted: (state) => ({ inFlight: state.inFlight + 1 }),
    callEnded: (state) => ({ inFlight: Math.max(0, state.inFlight - 1) }),
  },
});

export const { callStarted, callEnded } = shopLoadingSlice.actions;

/** Whether the global loading indicator is on. False where the slice is not mounted. */
export const selectIsLoading = (state: { readonly shopLoading?: ShopLoadingState }): boolean =>
  (state.shopLoading?.inFlight ?? 0) > 0;
