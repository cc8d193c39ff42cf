import { createSlice } from '@reduxjs/toolkit';

/** Which dialogs of the location stand open. S1 §4. */
export interface LocationDialogs {
  readonly city: boolean;
  readonly locationMap: boolean;
}

const initialState: LocationDialogs = { city: false, locationMap: false };

/** Open dialogs of the location: the city's and the map's flags. S1 §4. */
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
/** The visitor asked for the city's shops on a map. */
export const shopsRequested = locationDialogs.actions.shopsRequested;
/** The visitor closed the map of shops. */
export const shopsClosed = locationDialogs.actions.shopsClosed;

/** Whether the city's dialog stands open. */
export const selectIsCityOpen: (state: { readonly locationDialogs: LocationDialogs }) => boolean =
  locationDialogs.selectors.selectIsCityOpen;
/** Whether the map of shops stands open. */
export const selectIsLocationMapOpen: (state: { readonly locationDialogs: LocationDialogs }) => boolean =
  locationDialogs.selectors.selectIsLocationMapOpen;
