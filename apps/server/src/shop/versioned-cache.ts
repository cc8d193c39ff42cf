import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.js';

/**
 * Keeps what is the same for everyone as long as the catalogue's version stands, bounded in bytes. Whoever asks while
 * the answer is being made waits for the same one. What was begun under an old version is given out but not kept.
 */
export class VersionedCache<Value extends { readonly length: number }> {
  #version = -1;
  readonly #kept: LRUCache<string, Value>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #isWorthKeeping: (value: Value) => boolean;

  /**
   * @param maxBytes sum of `length` of everything kept.
   * @param maxEntryBytes what is longer than this is given out but not kept.
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

  /** The value if it is kept. */
  peek(key: string): Value | undefined {
    this.#dropOld();
    return this.#kept.get(key);
  }

  /** The kept value, or the one that `make` gives. A failure is not kept. */
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

  /** Counts a kept value anew: its `length` has changed. Another one under its key stays as it is. */
  recount(key: string, value: Value): void {
    if (this.#kept.peek(key) !== value) return;
    this.#kept.delete(key);
    this.#kept.set(key, value);
  }

  /** Bytes of everything kept. */
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
