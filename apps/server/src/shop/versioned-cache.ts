import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.js';

/**
 * Caches what is the same for everyone until the catalogue's version changes, bounded in bytes. Concurrent callers
 * share one computation. What was started under an old version is returned but not cached.
 */
export class VersionedCache<Value extends { readonly length: number }> {
  #version = -1;
  readonly #kept: LRUCache<string, Value>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #isWorthKeeping: (value: Value) => boolean;

  /**
   * @param maxBytes sum of `length` of everything cached.
   * @param maxEntryBytes what is longer than this is returned but not cached.
   * @param isWorthKeeping says so of a value that was made.
   */
  constructor(
    private readonly watched: Pick<CatalogueVersion, 'current'>,
    maxBytes: number,
    {
      maxEntryBytes = Math.ceil(maxBytes / 4),
      isWorthKeeping = () => true,
    }: { maxEntryBytes?: number; isWorthKeeping?: (value: Value) => boolean } = {},
  ) {
    this.#isWorthKeeping = isWorthKeeping;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxEntryBytes,
      sizeCalculation: (value, key) => value.length + key.length + 200,
    });
  }

  /** The value if it is cached. */
  peek(key: string): Value | undefined {
    this.#dropOld();
    return this.#kept.get(key);
  }

  /** The cached value, or the one that `make` returns. A failure is not cached. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept;
    const version = this.#version;
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((value) => {
        if (version === this.watched.current() && this.#isWorthKeeping(value)) this.#kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** Recounts a cached value whose `length` has changed. Another value under the same key is left as it is. */
  recount(key: string, value: Value): void {
    if (this.#kept.peek(key) !== value) return;
    this.#kept.delete(key);
    this.#kept.set(key, value);
  }

  /** Bytes of everything cached. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  #dropOld(): void {
    const version = this.watched.current();
    if (version === this.#version) return;
    this.#version = version;
    this.#kept.clear();
    this.#making.clear();
  }
}
