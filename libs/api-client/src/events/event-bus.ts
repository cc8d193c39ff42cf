import { EVENTS_VERSION, type ShopEvent, type ShopEventMap, type ShopEventName } from './shop-events.js';

/** Takes the detail of one event. */
export type ShopEventHandler<Name extends ShopEventName> = (
  detail: ShopEventMap[Name],
  event: Extract<ShopEvent, { name: Name }>,
) => void;

/** Subscribes to one event, or with `'*'` to all of them; returns the function that ends the subscription. */
export interface SubscribeToEvents {
  <Name extends ShopEventName>(name: Name, handler: ShopEventHandler<Name>, options?: SubscribeOptions): () => void;
  (name: '*', handler: (event: ShopEvent) => void, options?: SubscribeOptions): () => void;
}

/** Options of a subscription. */
export interface SubscribeOptions {
  /**
   * Also passes the handler what has happened since the page was opened, in order and immediately: for a counter that
   * loads after the shop. Defaults to false.
   */
  readonly withPast?: boolean;
}

/** Delivers what happens in one shop to its subscribers. */
export interface ShopEvents {
  readonly on: SubscribeToEvents;
  /** Emits an event; components and calls do this, hosts need not. */
  readonly emit: <Name extends ShopEventName>(name: Name, detail: ShopEventMap[Name]) => void;
}

type AnyHandler = (eventOrDetail: never, event: never) => void;
type Subscription = { readonly name: ShopEventName | '*'; readonly handler: AnyHandler };

/** How many past events a late subscriber can get. */
const longestPast = 200;

const isPrerendering = (): boolean =>
  typeof document !== 'undefined' && (document as { readonly prerendering?: boolean }).prerendering === true;

/**
 * Creates the bus of a shop. A handler that throws is reported on the console and affects neither the shop nor the
 * other handlers. A prerendered page emits its events when the visitor opens it: nobody has viewed it before.
 */
export function createShopEvents(now: () => number = Date.now): ShopEvents {
  const subscriptions = new Set<Subscription>();
  const past: ShopEvent[] = [];

  const deliver = ({ name, handler }: Subscription, event: ShopEvent): void => {
    try {
      if (name === '*') handler(event as never, event as never);
      else if (name === event.name) handler(event.detail as never, event as never);
    } catch (error) {
      console.error(`A handler of the shop event ${event.name} failed`, error);
    }
  };
  const tell = (event: ShopEvent): void => {
    past.push(event);
    if (past.length > longestPast) past.shift();
    for (const subscription of [...subscriptions]) deliver(subscription, event);
  };

  return {
    on: (name: Subscription['name'], handler: AnyHandler, { withPast = false }: SubscribeOptions = {}) => {
      const subscription = { name, handler };
      subscriptions.add(subscription);
      if (withPast) for (const event of [...past]) deliver(subscription, event);
      return () => void subscriptions.delete(subscription);
    },
    emit(name, detail) {
      const event = { name, version: EVENTS_VERSION, at: now(), detail } as ShopEvent;
      if (!isPrerendering()) return tell(event);
      document.addEventListener('prerenderingchange', () => tell({ ...event, at: now() }), { once: true });
    },
  };
}
