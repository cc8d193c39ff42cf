import { shopLoadingSlice, type ShopLoadingState } from '../shop-api/loading.slice.js';
import { shopApi } from '../shop-api/shop-api.js';
import { createShopRuntime, type ShopRuntime, type ShopSettings } from '../shop-api/shop-settings.js';
import {
  combineReducers,
  configureStore,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** State that every shop store has; slices of the host are added under their names. */
export interface ShopState {
  readonly shopApi: ReturnType<typeof shopApi.reducer>;
  readonly shopLoading: ShopLoadingState;
}

/** What a store needs from a slice: the result of `createSlice`. */
export interface ShopSlice {
  readonly reducerPath: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a store takes slices of any state
  readonly reducer: Reducer<any>;
}

/** A store created by `createShopStore`. */
export type ShopStore = Omit<EnhancedStore<ShopState>, 'dispatch'> & {
  readonly dispatch: ThunkDispatch<ShopState, { shop: ShopRuntime }, UnknownAction>;
};

/** Options of `createShopStore`. */
export interface ShopStoreOptions {
  readonly settings?: ShopSettings;
  /** Slices of the domain libs that the host uses. */
  readonly slices?: readonly ShopSlice[];
  /** The host's own middleware (listeners between domains). */
  readonly middleware?: readonly Middleware[];
  /** Preloaded state, by slice name. */
  readonly preloaded?: Readonly<Record<string, unknown>>;
}

/**
 * The reducer of `createShopStore`. A host that hydrates parts of its page late uses it to keep the state that the
 * server rendered from: the initial state, reduced by the actions of `seedAction` alone.
 */
export function createShopReducer(slices: readonly ShopSlice[] = []): Reducer<ShopState> {
  const reducer = combineReducers({
    [shopApi.reducerPath]: shopApi.reducer,
    [shopLoadingSlice.reducerPath]: shopLoadingSlice.reducer,
    ...Object.fromEntries(slices.map((slice) => [slice.reducerPath, slice.reducer])),
  });
  return reducer;
}

/**
 * Creates a store with the API's reducer and middleware, the loading counter and the host's slices. Stores share
 * nothing, so two of them on one page may talk to two servers; on a server create one per request.
 */
export function createShopStore(options: ShopStoreOptions = {}): ShopStore {
  const { settings, slices = [], middleware = [], preloaded } = options;
  const shop = createShopRuntime(settings);
  const store = configureStore({
    reducer: createShopReducer(slices),
    middleware: (standard) =>
      // The two development checks walk the whole catalogue at every action; the API's state is serialisable by design.
      standard({ thunk: { extraArgument: { shop } }, immutableCheck: false, serializableCheck: false })
        .concat(shopApi.middleware)
        .concat(middleware),
    ...(preloaded && { preloadedState: preloaded as Partial<ShopState> as ShopState }),
  });
  return store;
}
