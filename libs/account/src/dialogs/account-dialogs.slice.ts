import { createSlice } from '@reduxjs/toolkit';

/** Which dialogs of the account stand open. S1 §4. */
export interface AccountDialogs {
  readonly auth: boolean;
}

const initialState: AccountDialogs = { auth: false };

/** Open dialogs of the account: the sign-in flag. S1 §4. */
export const accountDialogs = createSlice({
  name: 'accountDialogs',
  initialState,
  reducers: {
    authRequested: (state) => {
      state.auth = true;
    },
    authClosed: (state) => {
      state.auth = false;
    },
  },
  selectors: {
    selectIsAuthOpen: (state) => state.auth,
  },
});

export const { authRequested, authClosed } = accountDialogs.actions;
export const { selectIsAuthOpen } = accountDialogs.selectors;
