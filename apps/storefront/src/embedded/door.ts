import { version } from '../../package.json';
import type { MountedWidgets } from '../hydration/mount-widgets.js';
import type { SubscribeToEvents } from '@tropa/api-client';

/** What a page of another server has as `window.Tropa`. */
export interface TropaDoor {
  /** Of the script. */
  readonly version: string;
  /** Mounts the widgets in an element, itself included; resolves when they are being mounted. Those of the page need no call. */
  mount(element: Element): Promise<void>;
  /** Puts the widgets in an element away, itself included. */
  unmount(element: Element): Promise<void>;
  /** Subscribes to an event of the shop, or with `'*'` to all; returns the function that ends it. */
  readonly on: SubscribeToEvents;
}

/** The events of the page, as the shop dispatches them on the document. */
const subscribe = (page: Document) => (name: string, handler: (...told: never[]) => void) => {
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<{ readonly name: string; readonly detail: unknown }>;
    if (name === '*') handler(detail as never);
    else if (detail.name === name) handler(detail.detail as never, detail as never);
  };
  page.addEventListener('tropa:event', listen);
  return () => page.removeEventListener('tropa:event', listen);
};

/** Mounts what is added to the page later, and puts away what is removed; an element that only moves stays alive. */
function follow(page: Document, shop: MountedWidgets): void {
  const elementsOf = (nodes: NodeList) => [...nodes].filter((node): node is Element => node instanceof Element);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      elementsOf(removedNodes)
        .filter((element) => !element.isConnected)
        .forEach((element) => shop.remove(element));
      elementsOf(addedNodes)
        .filter((element) => element.isConnected)
        .forEach((element) => shop.add(element));
    }
  }).observe(page.documentElement, { childList: true, subtree: true });
}

/**
 * Opens the script's door on a page: `window.Tropa`, and one observer for widgets that come and go.
 *
 * @param start starts the shop at once, if it has not started yet.
 * @param whenStarted resolves when the shop starts by itself.
 */
export function openDoor(
  page: Document,
  start: () => Promise<MountedWidgets>,
  whenStarted: Promise<MountedWidgets>,
): TropaDoor {
  void whenStarted.then((shop) => follow(page, shop));
  return {
    version,
    mount: async (element) => (await start()).add(element),
    unmount: async (element) => (await start()).remove(element),
    on: subscribe(page),
  };
}
