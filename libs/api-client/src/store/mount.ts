import type { ShopStore } from './shop-store.js';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

/** Options of mounting an island. */
export interface MountOptions {
  /** The same prefix as on the server, different for each root, so that their ids do not collide. */
  readonly identifierPrefix?: string;
  /** The state right after seeding: an island that hydrates late still matches its server HTML. */
  readonly serverState?: unknown;
  /** Called for hydration mismatches and other errors that React recovers from. */
  readonly onRecoverableError?: (error: unknown) => void;
}

/**
 * Mounts a component as a separate React root connected to a store: hydrates an element that contains server HTML,
 * renders into an empty one. Never mount inside another mounted element.
 * @returns a function that unmounts the component.
 */
export function mountInShop<Props extends object>(
  store: ShopStore,
  element: Element,
  Component: ComponentType<Props>,
  props: Props,
  options: MountOptions & { readonly wrapper?: ComponentType<{ readonly children: ReactNode }> } = {},
): () => void {
  const { serverState, identifierPrefix, onRecoverableError, wrapper = Fragment } = options;
  const rootOptions = {
    ...(identifierPrefix !== undefined && { identifierPrefix }),
    ...(onRecoverableError && { onRecoverableError }),
  };
  const tree = createElement(
    Provider,
    // react-redux types the server state by the store's own state.
    { store, ...(serverState !== undefined && { serverState }) } as Parameters<typeof Provider>[0],
    createElement(wrapper, null, createElement(Component, props)),
  );
  if (element.firstElementChild) {
    const root = hydrateRoot(element, tree, rootOptions);
    return () => root.unmount();
  }
  const root = createRoot(element, rootOptions);
  root.render(tree);
  return () => root.unmount();
}
