import { createSlice } from '@reduxjs/toolkit';

/** Which dialogs of the content stand open. S1 §4. */
export interface ContentDialogs {
  readonly projectRegistration: boolean;
}

const initialState: ContentDialogs = { projectRegistration: false };

/** Open dialogs of the content: the flag of the registration for the project. S1 §4. */
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

/** The visitor asked to register for the project. */
export const projectRegistrationRequested = contentDialogs.actions.projectRegistrationRequested;
/** The visitor closed the registration for the project. */
export const projectRegistrationClosed = contentDialogs.actions.projectRegistrationClosed;

/** Whether the registration for the project stands open. */
export const selectIsProjectRegistrationOpen: (state: { readonly contentDialogs: ContentDialogs }) => boolean =
  contentDialogs.selectors.selectIsProjectRegistrationOpen;
