/** Messages that a page of the shop sends to the visitor's other open pages. */
export type TabNews =
  /** The basket has changed; the numbers are the server's, absent where the change gave none. */
  | { readonly about: 'Basket'; readonly totals?: { readonly length: number; readonly price: number } }
  /** The server has added a product to a list, or removed it. */
  | { readonly about: 'Favorites' | 'Comparison'; readonly id: number; readonly isIn: boolean }
  /** Somebody has signed in or out. */
  | { readonly about: 'User' }
  /** The connection is back: requests made meanwhile have failed. Never sent, only received. */
  | { readonly about: 'online' };

type Hear = (news: TabNews) => void;

/** The pages of one shop that a visitor has open at once. */
export interface ShopTabs {
  /** Sends a message to the others, never to this page. */
  readonly tell: (news: TabNews) => void;
  /** Receives messages of the others, and when the connection is back; returns the function that unsubscribes. */
  readonly listen: (hear: (news: TabNews) => void) => () => void;
}

/** Node only, where a channel would keep the process of a test alive. */
type Unreferenced = BroadcastChannel & { readonly unref?: () => void };

const silence: ShopTabs = { tell: () => {}, listen: () => () => {} };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The other page may have been opened before the last release: its message is used only if it is understood. */
function understood(data: unknown): TabNews | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { about, totals, id, isIn } = data as Record<string, unknown>;
  if (about === 'User') return { about };
  if (about === 'Favorites' || about === 'Comparison')
    return isNumber(id) && typeof isIn === 'boolean' ? { about, id, isIn } : undefined;
  if (about !== 'Basket') return undefined;
  const { length, price } = (totals ?? {}) as Record<string, unknown>;
  return isNumber(length) && isNumber(price) ? { about, totals: { length, price } } : { about };
}

/**
 * Connects a shop with its other tabs. Without a document (a server) and without `BroadcastChannel` nothing is sent or
 * received, and everything else works the same.
 *
 * @param name of the shop among those of the origin; `false` isolates it.
 */
export function createShopTabs(name: string | false): ShopTabs {
  if (name === false || typeof document === 'undefined') return silence;
  const hearers = new Set<Hear>();
  let channel: BroadcastChannel | undefined;

  const open = (): BroadcastChannel | undefined => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(`tropa:${name}`);
    (channel as Unreferenced).unref?.();
    channel.onmessage = ({ data }) => {
      const news = understood(data);
      if (news) hearAll(news);
    };
    return channel;
  };
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const hearAll: Hear = (news) => [...hearers].forEach((hear) => hear(news));
  const whenOnline = () => hearAll({ about: 'online' });
  // An open channel keeps a page out of the back/forward cache.
  const events = [
    ['online', whenOnline],
    ['pagehide', close],
    ['pageshow', () => void open()],
  ] as const;

  return {
    tell(news) {
      open()?.postMessage(news);
      if (hearers.size === 0) close();
    },
    listen(hear) {
      if (hearers.size === 0) {
        open();
        for (const [event, handler] of events) window.addEventListener(event, handler);
      }
      // Each subscription ends independently, even those of the same function.
      const own: Hear = (news) => hear(news);
      hearers.add(own);
      return () => {
        if (!hearers.delete(own) || hearers.size > 0) return;
        for (const [event, handler] of events) window.removeEventListener(event, handler);
        close();
      };
    },
  };
}
