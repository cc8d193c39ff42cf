import { eventsOfStore } from '../events/use-shop-event.js';
import type { SubscribeToEvents } from '../events/event-bus.js';
import { mountInShop, type MountOptions } from './mount.js';
import { createShopStore, type ShopStore, type ShopStoreOptions } from './shop-store.js';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';

/** A shop on a page: one store, and two ways to connect components to it. */
export interface Shop {
  readonly store: ShopStore;
  /** Subscribes to what happens in the shop: `shop.on('basket:added', ({ product }) => …)`; `'*'` takes all events. */
  readonly on: SubscribeToEvents;
  /** For React hosts: provides the store to their tree. */
  readonly Provider: ComponentType<{ readonly children?: ReactNode }>;
  /** For hosts without React: mounts one component as a separate React root; returns a function that unmounts it. */
  readonly mount: <Props extends object>(
    element: Element,
    Component: ComponentType<Props>,
    props: Props,
    options?: MountOptions,
  ) => () => void;
}

/** Options of {@link createShop}. */
export interface ShopOptions extends ShopStoreOptions {
  /** Wraps everything that `Provider` or `mount` renders: the host's links, texts, addresses, pictures. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>;
}

/** Creates a shop for a host that has no Redux store of its own. */
export function createShop({ wrapper = Fragment, ...options }: ShopOptions = {}): Shop {
  const store = createShopStore(options);
  return {
    store,
    on: eventsOfStore(store).on,
    Provider: ({ children }) =>
      createElement(StoreProvider, { store, children: createElement(wrapper, null, children) }),
    mount: (element, Component, props, mountOptions) =>
      mountInShop(store, element, Component, props, { ...mountOptions, wrapper }),
  };
}
