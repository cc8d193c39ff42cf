import { accountDialogs } from '@tropa/account';
import {
  createShopReducer,
  createShopStore,
  seedAction,
  shopApi,
  type PageSeed,
  type ShopSettings,
  type ShopStore,
} from '@tropa/api-client';
import { checkoutDialogs } from '@tropa/checkout';
import { contentDialogs } from '@tropa/content';
import { locationDialogs } from '@tropa/location';
import type { PageFacts } from '../page-data/page-data.context.js';
import type { PageData } from '../page-data/page-data.reader.js';

/** The shop's one store. */
export type StorefrontStore = ShopStore;

/** Slices of all domains, mounted statically. */
const slices = [accountDialogs, checkoutDialogs, contentDialogs, locationDialogs];

/** Creates an empty store of the shop. Its calls go to the page's own origin unless the settings say otherwise. */
export const createStorefrontStore = (settings: ShopSettings = {}): StorefrontStore =>
  createShopStore({ settings, slices });

/**
 * Seeds a store with page data, each variable once, as the widgets that read it are rendered.
 *
 * @returns a function that seeds; it returns the action that it dispatched.
 */
export function createSeeder(data: PageData, { url, cookies }: PageFacts, store: StorefrontStore) {
  const seeded = new Set<string>();
  const onError = store.dispatch((_dispatch, _getState, { shop }) => shop.report);
  return (seeds: readonly PageSeed[] = []) => {
    const fresh = seeds.filter(({ name }) => !seeded.has(name));
    fresh.forEach(({ name }) => seeded.add(name));
    const action = seedAction(data, { seeds: fresh, url, cookies, onError });
    if (action) store.dispatch(action);
    return action;
  };
}

/** What a visitor may have changed elsewhere, in another tab or on another page. */
export const ownTags = ['Basket', 'Favorites', 'Comparison', 'User', 'Orders'] as const;

type Entries = ReturnType<StorefrontStore['getState']>[typeof shopApi.reducerPath]['queries'];
const entriesOf = (store: StorefrontStore): Entries => store.getState()[shopApi.reducerPath].queries;

/** Whether the store knows anything about a visitor: buttons in cards show it then. */
export const knowsVisitor = (store: StorefrontStore): boolean =>
  shopApi.util.selectInvalidatedBy(store.getState(), ownTags).length > 0;

/**
 * Refetches what the store knows about the visitor, and keeps showing it until the response.
 *
 * @param known entries that need no refetch as long as they are the same.
 */
export function refetchOwn(store: StorefrontStore, known: Entries = {}): void {
  const entries = entriesOf(store);
  const own = shopApi.util.selectInvalidatedBy(store.getState(), ownTags);
  const outdated = own.filter(({ queryCacheKey }) => entries[queryCacheKey] !== known[queryCacheKey]);
  for (const { endpointName, originalArgs } of outdated) {
    const { initiate } =
      (shopApi.endpoints as Record<string, { initiate: (...args: unknown[]) => never }>)[endpointName] ?? {};
    if (initiate) store.dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

/**
 * Seeds a store in the browser.
 *
 * @param isOutdated whether what the page says about the visitor may have changed since it was rendered: it is shown,
 * and
 *   refetched.
 * @returns a function that seeds; it returns the state that the server rendered from: the page's data, and nothing that
 *   happened since. A widget hydrated late is compared with it.
 */
export function createHydrationSeeder(
  data: PageData,
  page: PageFacts,
  store: StorefrontStore,
  isOutdated: () => boolean = () => false,
) {
  const seed = createSeeder(data, page, store);
  const reduce = createShopReducer(slices);
  let serverState = store.getState();
  return (seeds?: readonly PageSeed[]) => {
    const known = entriesOf(store);
    const action = seed(seeds);
    if (action) {
      serverState = reduce(serverState, action);
      if (isOutdated()) refetchOwn(store, known);
    }
    return serverState;
  };
}
