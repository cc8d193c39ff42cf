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

export const { cityRequested, cityClosed, shopsRequested, shopsClosed } = locationDialogs.actions;
export const { selectIsCityOpen, selectIsLocationMapOpen } = locationDialogs.selectors;
