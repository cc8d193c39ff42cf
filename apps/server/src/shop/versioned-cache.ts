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

  /** `maxBytes`: sum of `length` of everything kept. */
  constructor(
    private readonly watched: Pick<CatalogueVersion, 'current'>,
    maxBytes: number,
  ) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 4),
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
        if (version === this.watched.current()) this.#kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #dropOld(): void {
    const version = this.watched.current();
    if (version === this.#version) return;
    this.#version = version;
    this.#kept.clear();
    this.#making.clear();
  }
}
