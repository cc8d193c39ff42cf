import { createSlice } from '@reduxjs/toolkit';

/** Which dialogs of the account are open. */
export interface AccountDialogs {
  readonly auth: boolean;
}

const initialState: AccountDialogs = { auth: false };

/** State of the account's dialogs: the `auth` flag opens the sign-in dialog. */
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

/** The visitor wants to sign in. */
export const authRequested = accountDialogs.actions.authRequested;
/** The visitor signed in or closed the dialog. */
export const authClosed = accountDialogs.actions.authClosed;

/** Whether the sign-in dialog is open. */
export const selectIsAuthOpen: (state: { readonly accountDialogs: AccountDialogs }) => boolean =
  accountDialogs.selectors.selectIsAuthOpen;
