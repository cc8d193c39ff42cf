import { mountInShop, type MountOptions } from './mount.js';
import { createShopStore, type ShopStore, type ShopStoreOptions } from './shop-store.js';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';

/** A shop on a page: one store, and two ways to put components over it. */
export interface Shop {
  readonly store: ShopStore;
  /** For React hosts: puts the store above their tree. */
  readonly Provider: ComponentType<{ readonly children?: ReactNode }>;
  /** For hosts without React: mounts one component as a root of its own; returns a function that takes it away. */
  readonly mount: <Props extends object>(
    element: Element,
    Component: ComponentType<Props>,
    props: Props,
    options?: MountOptions,
  ) => () => void;
}

/** Makes a shop for a host that has no Redux of its own (architecture §5). */
export function createShop(options: ShopStoreOptions = {}): Shop {
  const store = createShopStore(options);
  return {
    store,
    Provider: ({ children }) => createElement(StoreProvider, { store, children }),
    mount: (element, Component, props, mountOptions) => mountInShop(store, element, Component, props, mountOptions),
  };
}
