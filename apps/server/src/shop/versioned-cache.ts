import { LRUCache } from 'lru-cache';
import type { LiveCatalogue } from './catalogue-index/live-catalogue.js';
import type { Tag } from './catalogue-index/tag-versions.js';

/** What a value is being made of. */
export interface Dependencies {
  /**
   * Names what the value depends on, in all; may be called several times. A value that names nothing depends on
   * everything: any change of the catalogue makes it old.
   */
  on(tags: Iterable<Tag>): void;
  /** From then on the value is old whatever has changed; of several moments the earliest counts. */
  until(moment: Date): void;
}

/** The catalogue that a cache follows. Without tags any change makes everything old. */
export type WatchedCatalogue = Pick<LiveCatalogue, 'current'> & Partial<Pick<LiveCatalogue, 'tags'>>;

interface Kept<Value> {
  readonly value: Value;
  /** Null: everything. */
  readonly tags: readonly Tag[] | null;
  /** The version that was current when it was begun. */
  readonly version: number;
  /** Milliseconds of the clock. */
  readonly until: number;
  /** The version and the revision of the tags up to which nothing has touched it. */
  checked: readonly [version: number, revision: number];
}

const unchecked = [-1, -1] as const;
/** Memory of a tag in an entry, about. */
const tagBytes = 24;

/**
 * Caches what is the same for everyone until something that it was made of changes, bounded in bytes. Concurrent
 * callers share one computation. What was touched while it was computed is returned but not cached.
 */
export class VersionedCache<Value extends { readonly length: number }> {
  #cleared = -1;
  #hits = 0;
  #misses = 0;
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #making = new Map<string, { version: number; promise: Promise<Value> }>();
  readonly #isWorthKeeping: (value: Value) => boolean;
  readonly #now: () => number;

  /**
   * @param maxBytes sum of `length` of everything cached.
   * @param maxEntryBytes what is longer than this is returned but not cached.
   * @param isWorthKeeping whether to cache a value that was made.
   * @param now the clock by which values expire.
   */
  constructor(
    private readonly watched: WatchedCatalogue,
    maxBytes: number,
    {
      maxEntryBytes = Math.ceil(maxBytes / 4),
      isWorthKeeping = () => true,
      now = Date.now,
    }: { maxEntryBytes?: number; isWorthKeeping?: (value: Value) => boolean; now?: () => number } = {},
  ) {
    this.#isWorthKeeping = isWorthKeeping;
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxEntryBytes,
      sizeCalculation: ({ value, tags }, key) => value.length + key.length + (tags?.length ?? 0) * tagBytes + 200,
    });
  }

  /** The value if it is cached and nothing has touched it. */
  peek(key: string): Value | undefined {
    this.#dropAllOld();
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (kept.until <= this.#now()) {
      this.#kept.delete(key);
      return undefined;
    }
    const version = this.watched.current();
    const revision = this.watched.tags?.revision ?? 0;
    if (kept.checked[0] !== version || kept.checked[1] !== revision) {
      if (!this.#isUntouched(kept)) {
        this.#kept.delete(key);
        return undefined;
      }
      kept.checked = [version, revision];
    }
    this.#hits += 1;
    return kept.value;
  }

  /**
   * The cached value, or the one that `make` returns. A failure is not cached.
   * @param asOf the version that what it is made from has at least, where that may be older than the current one: a
   * replica that was chosen before.
   */
  async get(
    key: string,
    make: (dependencies: Dependencies) => Promise<Value>,
    asOf: number = this.watched.current(),
  ): Promise<Value> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept;
    this.#misses += 1;
    const version = Math.min(asOf, this.watched.current());
    const running = this.#making.get(key);
    // What was begun before a change may be too old for a request that comes after it.
    if (running?.version === version) return running.promise;
    let tags: Set<Tag> | null = null;
    let until = Infinity;
    const promise = make({
      on: (more) => {
        tags ??= new Set();
        for (const tag of more) tags.add(tag);
      },
      until: (moment) => {
        until = Math.min(until, moment.getTime());
      },
    })
      .then((value) => {
        const fresh = { value, tags: tags && [...tags], version, until, checked: unchecked };
        if (this.#isUntouched(fresh) && this.#isWorthKeeping(value)) this.#keep(key, fresh);
        return value;
      })
      .finally(() => {
        if (this.#making.get(key)?.promise === promise) this.#making.delete(key);
      });
    this.#making.set(key, { version, promise });
    return promise;
  }

  /** Caches a value that was computed from what the current version holds, without waiting for anything. */
  put(key: string, value: Value, tags: readonly Tag[] | null = null): Value {
    const version = this.watched.current();
    this.#keep(key, { value, tags, version, until: Infinity, checked: unchecked });
    return value;
  }

  /** Recounts a cached value whose `length` has changed. Another value under the same key is left as it is. */
  recount(key: string, value: Value): void {
    const kept = this.#kept.peek(key);
    if (kept?.value !== value) return;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  /** Bytes of everything cached. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** How often `get` found a value, how often it did not, and the bytes of everything cached. */
  figures(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.bytes };
  }

  #keep(key: string, kept: Kept<Value>): void {
    this.#dropAllOld();
    this.#kept.set(key, kept);
  }

  #isUntouched({ tags, version }: Pick<Kept<Value>, 'tags' | 'version'>): boolean {
    const now = this.watched.current();
    if (version === now) return true;
    // A restored backup counts from an older number: nothing from before it is known to be true.
    return (
      version < now && tags !== null && this.watched.tags !== undefined && this.watched.tags.isUntouched(tags, version)
    );
  }

  /** Frees the memory of what everything has touched; single values are found out when they are requested. */
  #dropAllOld(): void {
    const cleared = this.watched.tags ? this.watched.tags.everything : this.watched.current();
    if (cleared === this.#cleared) return;
    this.#cleared = cleared;
    this.#kept.clear();
  }
}
