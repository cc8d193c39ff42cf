import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/schema.js';
import { readVersion } from '../catalogue-index/change-feed.js';
import type { LiveCatalogue } from '../catalogue-index/live-catalogue.js';
import { getCardsAsOf } from './cards.js';
import type { ProductCard } from './cards.js';

/** Cards kept: some hundred bytes each. */
const most = 20_000;

/** Cards of products as of the catalogue's version, kept until their product changes. */
export class CardShelf {
  readonly #cards = new LRUCache<number, ProductCard>({ max: most });

  constructor(private readonly live: Pick<LiveCatalogue, 'current' | 'onChange'>) {
    live.onChange((ids) => {
      if (ids === null) this.#cards.clear();
      else for (const id of ids) this.#cards.delete(id);
    });
  }

  /**
   * Cards in the order of `ids`, and the version that `db` had when it was asked. Where it is another than
   * `current()` was before, some cards may be of either.
   */
  async take(db: Db, ids: readonly number[]): Promise<{ version: number; cards: ProductCard[] }> {
    const known = new Map(ids.map((id) => [id, this.#cards.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    if (missing.length === 0) {
      return { version: await readVersion(db), cards: ids.map((id) => known.get(id)!) };
    }
    const { version, cards } = await getCardsAsOf(db, missing);
    if (version === this.live.current()) for (const [id, card] of cards) this.#cards.set(id, card);
    return {
      version,
      cards: ids.flatMap((id) => known.get(id) ?? cards.get(id) ?? []),
    };
  }
}
