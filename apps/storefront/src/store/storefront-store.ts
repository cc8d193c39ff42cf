import { accountDialogs } from '@tropa/account';
import {
  createShopStore,
  seedStore,
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
 * Seeds stores with page data, each variable once, as the widgets that read it are mounted. Invalid data are reported
 * through the first store.
 */
export function createSeeder(data: PageData, { url, cookies }: PageFacts, stores: readonly StorefrontStore[]) {
  const seeded = new Set<string>();
  return (seeds: readonly PageSeed[] = []): void => {
    const fresh = seeds.filter(({ name }) => !seeded.has(name));
    fresh.forEach(({ name }) => seeded.add(name));
    stores.forEach((store, index) =>
      seedStore(store, data, { seeds: fresh, url, cookies, ...(index > 0 && { onError: () => {} }) }),
    );
  };
}

/** Drops the cache of a server's store: seeded entries hold timers. */
export function dropServerCache(store: StorefrontStore): void {
  store.dispatch(shopApi.util.resetApiState());
}
