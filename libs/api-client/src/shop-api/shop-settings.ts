import type { ApiError } from './api-error.js';

/** A key that is fetched from `/api/getkey/` before the first call and sent with every call (S1 §7). */
export interface ApiKeySettings {
  /** Header that carries the key. Default `X-Api-Key`. */
  readonly header?: string;
  /** The fixed application header of the key's own call. Default `X-Application: tropa`. */
  readonly applicationHeader?: { readonly name: string; readonly value: string };
  /** A key known beforehand: nothing is fetched. */
  readonly value?: string;
}

/** Where a failure happened. */
export interface ErrorInfo {
  /** Endpoint or page variable. */
  readonly source: string;
  /** What exactly was wrong, for the log. */
  readonly details?: string;
  /** True when the rest of the answer was used: one item of a list was dropped. */
  readonly isPartial?: boolean;
}

/** What a site decides about the calls. Everything is optional. */
export interface ShopSettings {
  /** Origin (and folder) of the shop, without `/api`. Default: the page's own origin. */
  readonly baseUrl?: string;
  /** Sends the requests; tests and stories pass a memory backend's. Default: the global `fetch`. */
  readonly fetchFn?: typeof fetch;
  /** Default `same-origin`; a foreign origin with a session needs `include`. */
  readonly credentials?: RequestCredentials;
  /** Headers added to every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent: no key is used. */
  readonly apiKey?: ApiKeySettings;
  /** The city when none is known (S1 §9). */
  readonly defaultCity?: { readonly id: number; readonly value: string };
  /** Every failed call, dropped list item and unreadable page variable. Default: `console.error`. */
  readonly onError?: (error: ApiError, info: ErrorInfo) => void;
}

/** The settings of one store with what the transport remembers for it. */
export interface ShopRuntime {
  readonly settings: ShopSettings;
  readonly report: (error: ApiError, info: ErrorInfo) => void;
  /** The key, once asked for. */
  apiKey?: Promise<string>;
  /** The newest call of every line. */
  readonly lines: Map<string, Promise<unknown>>;
  /** Notes of features that outlive one call (queues of toggles, numbers of calls), by a feature's own object. */
  readonly notes: WeakMap<object, unknown>;
}

/** Makes the runtime that a store carries in its thunk `extraArgument` as `{ shop }`. */
export function createShopRuntime(settings: ShopSettings = {}): ShopRuntime {
  const report: ShopRuntime['report'] =
    settings.onError ?? ((error, info) => console.error(`${info.source}: ${error.message}`, error));
  return { settings, report, lines: new Map(), notes: new WeakMap() };
}

const runtimeOfNoStore = createShopRuntime();

/** Takes the runtime out of a store's `extraArgument`; a store without one gets the defaults. */
export function runtimeOf(extra: unknown): ShopRuntime {
  const shop = (extra as { shop?: ShopRuntime } | undefined)?.shop;
  return shop ?? runtimeOfNoStore;
}

/** A feature's note of this store, made at the first use. */
export function noteOf<Note>(runtime: ShopRuntime, key: object, create: () => Note): Note {
  const known = runtime.notes.get(key) as Note | undefined;
  if (known !== undefined) return known;
  const note = create();
  runtime.notes.set(key, note);
  return note;
}

/** Starts work after the earlier work of the same line; without a line at once. */
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
