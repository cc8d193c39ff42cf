import { createShop, seedStore, type PageSeed, type ShopStore } from '@tropa/api-client';

/** Props of one island: what it was rendered from, and where. */
export interface Rendered {
  readonly data: Readonly<Record<string, unknown>>;
  readonly url: string;
  readonly seeds: readonly PageSeed[];
}

const seeded = (store: ShopStore, { data, url, seeds }: Rendered) => {
  seedStore(store, data, { seeds, url });
  return store;
};

let ofPage: ShopStore | undefined;

/**
 * The store of an island. In the browser all islands of the page share one; on the server each has its own, so nothing
 * leaks from one visitor to another. `serverState` is what the island's HTML was rendered from: a late island is
 * hydrated against that, whatever the others have done meanwhile.
 */
export function storeOfIsland(rendered: Rendered): { readonly store: ShopStore; readonly serverState: unknown } {
  const serverState = seeded(createShop().store, rendered).getState();
  const store = import.meta.env.SSR ? createShop().store : (ofPage ??= createShop().store);
  return { store: seeded(store, rendered), serverState };
}
