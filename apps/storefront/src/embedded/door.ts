// The version of the packages that the script is built from: a release bumps it.
import { version } from '@tropa/api-client/package.json';
import type { MountedWidgets } from '../hydration/mount-widgets.js';
import { followGround, suitGround } from './ground.js';
import type { ShopEvent, SubscribeOptions, SubscribeToEvents } from '@tropa/api-client';

/** What a page of another server has as `window.Tropa`. */
export interface TropaDoor {
  /** Version of the script. */
  readonly version: string;
  /**
   * Mounts the widgets in an element, itself included; resolves when they are being mounted. Those already on the page
   * need no call.
   */
  mount(element: Element): Promise<void>;
  /** Unmounts the widgets in an element, itself included. */
  unmount(element: Element): Promise<void>;
  /** Subscribes to an event of the shop, or with `'*'` to all; returns the function that ends it. */
  readonly on: SubscribeToEvents;
}

type AnyHandler = (...told: never[]) => void;

/** How many past events a late subscriber can get: as many as the shop itself keeps. */
const longestPast = 200;

/** The events of the page, as the shop dispatches them on the document, from now on. */
function subscribeOn(page: Document) {
  const past: ShopEvent[] = [];
  const eventIn = (event: Event) => (event as CustomEvent<ShopEvent>).detail;
  page.addEventListener('tropa:event', (event) => {
    past.push(eventIn(event));
    if (past.length > longestPast) past.shift();
  });
  return (name: string, handler: AnyHandler, { withPast = false }: SubscribeOptions = {}) => {
    const tell = (event: ShopEvent) => {
      if (name === '*') handler(event as never);
      else if (event.name === name) handler(event.detail as never, event as never);
    };
    const listen = (event: Event) => tell(eventIn(event));
    page.addEventListener('tropa:event', listen);
    if (withPast) [...past].forEach(tell);
    return () => page.removeEventListener('tropa:event', listen);
  };
}

/** Mounts the widgets of an element with the theme that suits the page's background. */
const addTo = (shop: MountedWidgets) => (element: Element) => {
  suitGround(element);
  shop.add(element);
};

/** Mounts what is added to the page later, and unmounts what is removed; an element that only moves stays mounted. */
function follow(page: Document, shop: MountedWidgets): void {
  const add = addTo(shop);
  const elementsOf = (nodes: NodeList) => [...nodes].filter((node): node is Element => node instanceof Element);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      elementsOf(removedNodes)
        .filter((element) => !element.isConnected)
        .forEach((element) => shop.remove(element));
      elementsOf(addedNodes)
        .filter((element) => element.isConnected)
        .forEach((element) => add(element));
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
  void whenStarted.then((shop) => {
    followGround(page, window);
    follow(page, shop);
  });
  return {
    version,
    mount: async (element) => addTo(await start())(element),
    unmount: async (element) => (await start()).remove(element),
    on: subscribeOn(page),
  };
}
