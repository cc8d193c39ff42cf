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

/** The visitor asked to sign in. */
export const authRequested = accountDialogs.actions.authRequested;
/** The visitor signed in or closed the dialog. */
export const authClosed = accountDialogs.actions.authClosed;

/** Whether the sign-in dialog stands open. */
export const selectIsAuthOpen: (state: { readonly accountDialogs: AccountDialogs }) => boolean =
  accountDialogs.selectors.selectIsAuthOpen;
