import { createSlice } from '@reduxjs/toolkit';

/** The site's own state, from the time before it had a shop. */
export const clubSlice = createSlice({
  name: 'club',
  initialState: { members: 7 },
  reducers: { memberJoined: (state) => void (state.members += 1) },
});
