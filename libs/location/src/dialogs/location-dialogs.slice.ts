import { createSlice } from '@reduxjs/toolkit';

/** Which location dialogs are open. */
export interface LocationDialogs {
  readonly city: boolean;
  readonly locationMap: boolean;
}

const initialState: LocationDialogs = { city: false, locationMap: false };

/** State of the location dialogs: `city` opens the city dialog, `locationMap` the map of shops. */
export const locationDialogs = createSlice({
  name: 'locationDialogs',
  initialState,
  reducers: {
    cityRequested: (state) => {
      state.city = true;
    },
    cityClosed: (state) => {
      state.city = false;
    },
    shopsRequested: (state) => {
      state.locationMap = true;
    },
    shopsClosed: (state) => {
      state.locationMap = false;
    },
  },
  selectors: {
    selectIsCityOpen: (state) => state.city,
    selectIsLocationMapOpen: (state) => state.locationMap,
  },
});

/** The visitor asked to choose a city. */
export const cityRequested = locationDialogs.actions.cityRequested;
/** The visitor chose a city or closed the dialog. */
export const cityClosed = locationDialogs.actions.cityClosed;
/** The visitor asked to see the city's shops on a map. */
export const shopsRequested = locationDialogs.actions.shopsRequested;
/** The visitor closed the map of shops. */
export const shopsClosed = locationDialogs.actions.shopsClosed;

/** Whether the city dialog is open. */
export const selectIsCityOpen: (state: { readonly locationDialogs: LocationDialogs }) => boolean =
  locationDialogs.selectors.selectIsCityOpen;
/** Whether the map of shops is open. */
export const selectIsLocationMapOpen: (state: { readonly locationDialogs: LocationDialogs }) => boolean =
  locationDialogs.selectors.selectIsLocationMapOpen;
