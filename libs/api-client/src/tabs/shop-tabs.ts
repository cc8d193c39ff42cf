/** What a page of the shop says to the others that the visitor has open. */
export type TabNews =
  /** The basket has changed; the numbers are the server's, absent where the change gave none. */
  | { readonly about: 'Basket'; readonly totals?: { readonly length: number; readonly price: number } }
  /** The server has taken a product onto a list, or off. */
  | { readonly about: 'Favorites' | 'Comparison'; readonly id: number; readonly isIn: boolean }
  /** Somebody has signed in or out. */
  | { readonly about: 'User' }
  /** The connection is back: what was asked for meanwhile has failed. Never sent, only heard. */
  | { readonly about: 'online' };

type Hear = (news: TabNews) => void;

/** The pages of one shop that a visitor has open at once. */
export interface ShopTabs {
  /** Says something to the others, and never to this page. */
  readonly tell: (news: TabNews) => void;
  /** Hears what the others say, and when the connection is back; the result ends it. */
  readonly listen: (hear: (news: TabNews) => void) => () => void;
}

/** Of Node, where a channel would keep the process of a test alive. */
type Unreferenced = BroadcastChannel & { readonly unref?: () => void };

const silence: ShopTabs = { tell: () => {}, listen: () => () => {} };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The other page may have been opened before the last release: what it says is used only where it is understood. */
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
 * Connects a shop with its other tabs. Without a document (a server) and without `BroadcastChannel` nothing is said or
 * heard, and nothing else is different.
 *
 * @param name of the shop among those of the origin; `false` keeps it to itself.
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
      // Each subscription ends by itself, even of the same function.
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
