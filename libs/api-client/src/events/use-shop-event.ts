import { useContext, useEffect, useRef } from 'react';
import { ReactReduxContext } from 'react-redux';
import { runtimeOf } from '../shop-api/shop-settings.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';
import type { ShopEvents } from './event-bus.js';
import type { ShopEventMap, ShopEventName } from './shop-events.js';

/** The bus of a store: that of `createShop`, or of the host's own store with `{ shop: createShopRuntime() }`. */
export const eventsOfStore = (store: { readonly dispatch: unknown }): ShopEvents =>
  (store.dispatch as ShopDispatch)((_dispatch, _getState, extra) => runtimeOf(extra).events);

const nobodyListens: ShopEvents = { on: () => () => {}, emit: () => {} };

/** The bus of the surrounding store. Components that need no store may be used without one: then nothing is emitted. */
export function useShopEvents(): ShopEvents {
  const store = useContext(ReactReduxContext)?.store;
  return store === undefined ? nobodyListens : eventsOfStore(store);
}

/**
 * Emits an event when something is shown: once for each `key`, after the render; nothing while the key is undefined.
 *
 * @param detail read when the event is emitted.
 */
export function useShopEvent<Name extends ShopEventName>(
  name: Name,
  key: string | number | undefined,
  detail: () => ShopEventMap[Name],
): void {
  const events = useShopEvents();
  const read = useRef(detail);
  const told = useRef<string | number>(undefined);
  useEffect(() => {
    read.current = detail;
  });
  useEffect(() => {
    // Strict mode runs effects twice; a key that returns after another one is reported again.
    if (key === undefined || told.current === key) return;
    told.current = key;
    events.emit(name, read.current());
  }, [events, name, key]);
}
