import { createSlice } from '@reduxjs/toolkit';

/** Which content dialogs are open. */
export interface ContentDialogs {
  readonly projectRegistration: boolean;
}

const initialState: ContentDialogs = { projectRegistration: false };

/** Open content dialogs: the flag of the project registration. */
export const contentDialogs = createSlice({
  name: 'contentDialogs',
  initialState,
  reducers: {
    projectRegistrationRequested: (state) => {
      state.projectRegistration = true;
    },
    projectRegistrationClosed: (state) => {
      state.projectRegistration = false;
    },
  },
  selectors: {
    selectIsProjectRegistrationOpen: (state) => state.projectRegistration,
  },
});

/** The visitor opened the registration for the project. */
export const projectRegistrationRequested = contentDialogs.actions.projectRegistrationRequested;
/** The visitor closed the registration for the project. */
export const projectRegistrationClosed = contentDialogs.actions.projectRegistrationClosed;

/** Whether the project registration is open. */
export const selectIsProjectRegistrationOpen: (state: { readonly contentDialogs: ContentDialogs }) => boolean =
  contentDialogs.selectors.selectIsProjectRegistrationOpen;
