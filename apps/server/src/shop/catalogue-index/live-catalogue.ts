import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/schema.js';
import type { Listen } from '../../db/open.js';
import { within } from '../../db/within.js';
import { CardShelf } from '../product/card-shelf.js';
import { readChanges, readVersion } from './change-feed.js';
import type { CatalogueIndex } from './catalogue-index.js';
import { loadIndex } from './load-index.js';
import { Misfit } from './misfit.js';
import { TagVersions } from './tag-versions.js';

/** What the process knows of the catalogue: its version, what changed with it, and the index over it. */
export interface LiveCatalogue {
  /** The version that this process has seen: caches and index are of it. */
  current(): number;
  /** Reads it from the database now, and applies what has changed. */
  refresh(): Promise<number>;
  /** The index as of `current()`; null while there is none, so that lists must come from SQL. */
  index(): CatalogueIndex | null;
  /** What was touched up to `current()`. */
  readonly tags: TagVersions;
  /** Cards as of `current()`. */
  readonly cards: CardShelf;
  /** Called with the ids of changed products, or null when anything may have changed, before `current()` grows. */
  onChange(listener: (productIds: readonly number[] | null) => void): void;
  /** What metrics report of it. */
  state(): CatalogueState;
  /** Resolves when the index is there, or when the catalogue does not fit it. */
  whenBuilt(): Promise<void>;
  stop(): Promise<void>;
}

/** How far a process has followed the catalogue. Times are those of its own clock, ms since 1970. */
export interface CatalogueState {
  readonly version: number;
  /** Null while there is no index: lists come from SQL. */
  readonly indexVersion: number | null;
  /** When the index was last rebuilt. */
  readonly builtAt: number | null;
  /** When the database last returned its version. */
  readonly seenAt: number;
}

/** Options of `watchCatalogue`. */
export interface WatchOptions {
  /** Milliseconds between polls of the database. @default 1000 */
  readonly interval?: number;
  /** Notifies of changes at once, where the database can. */
  readonly listen?: Listen | undefined;
  /** A read of the feed that takes longer, ms, is given up: all lists wait for it. @default 5000 */
  readonly maxReadingMs?: number;
  /** False: every list comes from SQL. @default true */
  readonly hasIndex?: boolean;
  /** Maximum staleness of a delayed invalidation (`TagVersions`), in ms. @default 60000 */
  readonly lateMs?: number | undefined;
  /** Called when the goods contradict themselves or are too many; `retryMs`: when they are read again. */
  readonly onMisfit?: (error: unknown, retryMs: number) => void;
  /** Called once for each new reason why the index could not be built; it is tried again. */
  readonly onFailure?: (error: unknown) => void;
}

/** Delay before retrying a build that failed; doubles up to half a minute. */
const firstRetryMs = 250;
const maxRetryMs = 30_000;
/** Delay before retrying to read goods that did not fit; doubles up to ten minutes. */
const firstMisfitRetryMs = 5_000;
const maxMisfitRetryMs = 600_000;
/** How long a shutdown waits for a database that does not respond. */
const closingGraceMs = 2_000;

/**
 * Follows the catalogue. The version and the changes are in the database, so that a change made by another process is
 * seen here too, at most one `interval` later. While the database does not respond, the last known state is used.
 * The index is built in the background and brought up to date by changed products alone.
 */
export async function watchCatalogue(db: Db, options: WatchOptions = {}): Promise<LiveCatalogue> {
  const { interval = 1_000, maxReadingMs = 5_000, listen, hasIndex = true, onMisfit, onFailure } = options;
  const tags = new TagVersions({ lateMs: options.lateMs });
  const cards = new CardShelf();
  const listeners: ((productIds: readonly number[] | null) => void)[] = [];
  const stopping = new AbortController();
  let version = await readVersion(db);
  let index: CatalogueIndex | null = null;
  let builtAt: number | null = null;
  let seenAt = Date.now();
  let building: Promise<void> = Promise.resolve();
  let isBuilding = false;
  let misfitRetryMs = firstMisfitRetryMs;
  let misfitRetry: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Changes are applied one after the other: each begins where the one before has ended. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const touchEverything = (newest: number): void => {
    tags.touchEverything(newest);
    cards.clear();
    for (const tell of listeners) tell(null);
    version = newest;
  };

  const forgetAll = (newest: number): void => {
    index = null;
    touchEverything(newest);
    build();
  };

  const applyTo = (known: CatalogueIndex, changes: Awaited<ReturnType<typeof readChanges>>): boolean => {
    if (changes.products === null) return false;
    try {
      tags.touch(known.apply(changes.version, changes.products), changes.version);
      cards.follow(changes.products);
      return true;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return false;
    }
  };

  const catchUp = async (): Promise<number> => {
    const newest = await within(maxReadingMs, readVersion(db));
    seenAt = Date.now();
    if (newest === version) return version;
    if (!index) {
      forgetAll(newest);
      return version;
    }
    const changes = await within(maxReadingMs, readChanges(db, index.version));
    let isApplied = false;
    try {
      isApplied = applyTo(index, changes);
    } finally {
      if (!isApplied) forgetAll(changes.version);
    }
    if (isApplied) {
      if (changes.hasOtherContent) tags.touchEverything(changes.version);
      const ids = changes.hasOtherContent ? null : (changes.products ?? []).map(({ id }) => id);
      for (const tell of listeners) tell(ids);
      version = changes.version;
    }
    return version;
  };

  let waiting: Promise<number> | null = null;
  /** Calls made before a refresh starts share that refresh. */
  const refresh = (): Promise<number> =>
    (waiting ??= inTurn(() => {
      waiting = null;
      return catchUp();
    }));

  /** One attempt to build; true when there is nothing left to do. */
  const buildOnce = async (): Promise<boolean> => {
    const fresh = await loadIndex(db, stopping.signal);
    return inTurn(async () => {
      const changes = await within(maxReadingMs, readChanges(db, fresh.version));
      if (changes.products === null) return false;
      fresh.apply(changes.version, changes.products);
      if (changes.version !== version) touchEverything(changes.version);
      index = fresh;
      builtAt = Date.now();
      return true;
    });
  };

  const buildUntilDone = async (): Promise<void> => {
    let reported = '';
    for (let retryMs = firstRetryMs; !stopping.signal.aborted; retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        if (await buildOnce()) {
          misfitRetryMs = firstMisfitRetryMs;
          return;
        }
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (error instanceof Misfit) {
          onMisfit?.(error, misfitRetryMs);
          misfitRetry = setTimeout(() => {
            misfitRetry = undefined;
            build();
          }, misfitRetryMs).unref();
          misfitRetryMs = Math.min(misfitRetryMs * 2, maxMisfitRetryMs);
          return;
        }
        if (String(error) !== reported) onFailure?.(error);
        reported = String(error);
      }
      await pause(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  };

  function build(): void {
    if (isBuilding || misfitRetry || !hasIndex || stopping.signal.aborted) return;
    isBuilding = true;
    // Deferred to a later tick, so that pending requests go first.
    building = new Promise<void>((resolve) => setImmediate(resolve)).then(buildUntilDone).finally(() => {
      isBuilding = false;
    });
  }

  const look = (): void => void refresh().catch(() => undefined);
  const timer = setInterval(look, interval);
  timer.unref();
  const unlisten = listen?.('catalogue_version', look);
  build();

  return {
    current: () => version,
    refresh,
    index: () => index,
    tags,
    cards,
    onChange: (listener) => void listeners.push(listener),
    state: () => ({ version, indexVersion: index?.version ?? null, builtAt, seenAt }),
    whenBuilt: () => building,
    async stop() {
      clearInterval(timer);
      clearTimeout(misfitRetry);
      stopping.abort();
      unlisten?.();
      await Promise.race([Promise.allSettled([building, last]), pause(closingGraceMs, undefined, { ref: false })]);
    },
  };
}
