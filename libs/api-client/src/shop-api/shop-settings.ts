import { createShopEvents, type ShopEvents } from '../events/event-bus.js';
import type { ApiError } from './api-error.js';
import { createShopTabs, type ShopTabs } from '../tabs/shop-tabs.js';
import { watchLeaving } from './leaving.js';
import { checkPublicUrl } from './whole-addresses.js';

/** An API key, fetched from `/api/getkey/` before the first call and sent with every call. */
export interface ApiKeySettings {
  /** Header that carries the key. Defaults to `X-Api-Key`. */
  readonly header?: string;
  /** Fixed header that names the application when the key is fetched. Defaults to `X-Application: tropa`. */
  readonly applicationHeader?: { readonly name: string; readonly value: string };
  /** A key known in advance: nothing is fetched. */
  readonly value?: string;
}

/** Where a failure happened. */
export interface ErrorInfo {
  /** Endpoint or page variable. */
  readonly source: string;
  /** What exactly was wrong, for the log. */
  readonly details?: string;
  /** True when the rest of the response was used: one item of a list was dropped. */
  readonly isPartial?: boolean;
}

/** Settings of the calls. All are optional. */
export interface ShopSettings {
  /**
   * Origin (and path) of the shop, without `/api`. Defaults to the page's own origin. Links, pictures and pay pages in the
   * responses of another origin get its host.
   */
  readonly baseUrl?: string;
  /**
   * Where visitors find the shop, for a site that renders on its own server or proxies the calls: links, pictures
   * and pay pages of responses and page data get this host, in the server's HTML and in the browser alike. The name by
   * which the server calls the shop (`baseUrl`) never appears in a page.
   */
  readonly publicUrl?: string;
  /** Sends the requests; tests and stories pass that of a memory backend. Defaults to the global `fetch`. */
  readonly fetchFn?: typeof fetch;
  /** Defaults to `include` where `baseUrl` is of another origin, for its sessions, and to `same-origin` otherwise. */
  readonly credentials?: RequestCredentials;
  /** Headers added to every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent: no key is used. */
  readonly apiKey?: ApiKeySettings;
  /**
   * Name of a cookie that the shop sets beside its session, where a visitor has none before their first change: scripts
   * can read it. Until it is set, changes are sent one after another, so that they begin one session.
   */
  readonly sessionMark?: string;
  /** The city used when none is known. Defaults to Tyumen. */
  readonly defaultCity?: { readonly id: number; readonly value: string };
  /**
   * Name of the shop among those of the page's origin: its counters agree in all tabs that the visitor has open.
   * Defaults to `baseUrl`, so that two shops do not receive each other's messages; `false` isolates a store.
   */
  readonly tabs?: string | false;
  /** Called for every failed call, dropped list item and unreadable page variable. Defaults to the console: a refusal is an info there. */
  readonly onError?: (error: ApiError, info: ErrorInfo) => void;
}

/** The settings of one store, and the transport's state for it. */
export interface ShopRuntime {
  readonly settings: ShopSettings;
  readonly report: (error: ApiError, info: ErrorInfo) => void;
  /** What happens in the shop, for subscribers. */
  readonly events: ShopEvents;
  /** The same shop in the visitor's other tabs. */
  readonly tabs: ShopTabs;
  /** The key, once requested. */
  apiKey?: Promise<string>;
  /** How many calls that sign the visitor out were sent, and how many of them have a response. */
  readonly departures: { sent: number; answered: number };
  /** The change under way that may begin the visitor's session. */
  firstChange?: Promise<void>;
  /** Whether the shop has accepted a change of the visitor. */
  hasChanged: boolean;
  /** The newest call of every queue. */
  readonly lines: Map<string, Promise<unknown>>;
  /**
   * State of features that outlives one call (queues of toggles, numbers of calls), keyed by an object of the feature.
   */
  readonly notes: WeakMap<object, unknown>;
}

/** A refusal is a normal response, which the visitor reads: a mistyped promo code is not an error of the page. */
const logError: NonNullable<ShopSettings['onError']> = (error, { source, details }) =>
  console[error.kind === 'shop' ? 'info' : 'error'](
    [`${source}: ${error.message}`, details].filter(Boolean).join('. '),
    error,
  );

/** Creates the runtime that a store carries in its thunk `extraArgument` as `{ shop }`. */
export function createShopRuntime(settings: ShopSettings = {}): ShopRuntime {
  checkPublicUrl(settings.publicUrl);
  const events = createShopEvents();
  const onError = settings.onError ?? logError;
  const report: ShopRuntime['report'] = (error, info) => {
    onError(error, info);
    events.emit('error', { source: info.source, kind: error.kind, message: error.message });
  };
  watchLeaving();
  return {
    settings,
    report,
    events,
    tabs: createShopTabs(settings.tabs ?? (settings.baseUrl ?? '').replace(/\/+$/, '')),
    departures: { sent: 0, answered: 0 },
    hasChanged: false,
    lines: new Map(),
    notes: new WeakMap(),
  };
}

let runtimeOfNoStore: ShopRuntime | undefined;

/** Takes the runtime out of a store's `extraArgument`; a store without one gets the defaults. */
export function runtimeOf(extra: unknown): ShopRuntime {
  const shop = (extra as { shop?: ShopRuntime } | undefined)?.shop;
  // Created on first use: an import must have no side effects in the document.
  return shop ?? (runtimeOfNoStore ??= createShopRuntime());
}

/** The state of a feature in this store, created on first use. */
export function noteOf<Note>(runtime: ShopRuntime, key: object, create: () => Note): Note {
  const known = runtime.notes.get(key) as Note | undefined;
  if (known !== undefined) return known;
  const note = create();
  runtime.notes.set(key, note);
  return note;
}

/** Starts work after the earlier work of the same queue; without a queue at once. */
export function inLine<Result>(
  { lines }: ShopRuntime,
  line: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (line === undefined) return work();
  const before = lines.get(line);
  const turn = before ? before.then(work, work) : work();
  lines.set(line, turn);
  const leave = () => void (lines.get(line) === turn && lines.delete(line));
  void turn.then(leave, leave);
  return turn;
}
