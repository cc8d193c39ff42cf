import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { createShopRuntime, shopApi, shopLoadingSlice } from '@tropa/api-client';
import { clubSlice } from './club.slice.js';

/** The site's own middleware: it sees the shop's actions too. */
const counted: Middleware = () => (next) => (action) => {
  const root = document.documentElement;
  root.dataset.actions = String(Number(root.dataset.actions ?? 0) + 1);
  return next(action);
};

/** The site's one store: its own reducer, and the shop's beside it. */
export const store = configureStore({
  reducer: {
    club: clubSlice.reducer,
    [shopApi.reducerPath]: shopApi.reducer,
    [shopLoadingSlice.reducerPath]: shopLoadingSlice.reducer,
  },
  middleware: (standard) =>
    standard({ thunk: { extraArgument: { shop: createShopRuntime() } } }).concat(shopApi.middleware, counted),
});

export type RootState = ReturnType<typeof store.getState>;
