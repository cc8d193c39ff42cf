import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/schema.js';
import { readVersion } from '../catalogue-index/change-feed.js';
import type { ChangedProduct } from '../catalogue-index/change-feed.js';
import { getCardsAsOf } from './cards.js';
import type { ProductCard } from './cards.js';

/** Cards kept: some hundred bytes each. */
const most = 20_000;

/** Cards of products as of the version that the process has seen. */
export class CardShelf {
  readonly #cards = new LRUCache<number, ProductCard>({ max: most });

  /** Any of them may have changed. */
  clear(): void {
    this.#cards.clear();
  }

  /** Replaces the cards of goods that have changed. */
  follow(changed: readonly Pick<ChangedProduct, 'id' | 'card'>[]): void {
    for (const { id, card } of changed) {
      if (card === null) this.#cards.delete(id);
      else this.#cards.set(id, card);
    }
  }

  /**
   * Cards in the order of `ids`, and the version that `db` had when it was queried. Where it is another than
   * `current()` was before, some cards may be of either.
   */
  async take(
    db: Db,
    ids: readonly number[],
    current: () => number,
  ): Promise<{ version: number; cards: ProductCard[] }> {
    const known = new Map(ids.map((id) => [id, this.#cards.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    if (missing.length === 0) {
      return { version: await readVersion(db), cards: ids.map((id) => known.get(id)!) };
    }
    const { version, cards } = await getCardsAsOf(db, missing);
    if (version === current()) for (const [id, card] of cards) this.#cards.set(id, card);
    return {
      version,
      cards: ids.flatMap((id) => known.get(id) ?? cards.get(id) ?? []),
    };
  }
}
