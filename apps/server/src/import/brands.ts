import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { toSlug } from '../demo/slug.js';
import { freeSlug } from './category-tree.js';
import { Counter } from './counter.js';

/** Brands by name, whatever its letters' case. */
export class Brands {
  private readonly ids = new Map<string, number>();
  private readonly slugs = new Set<string>();
  private fresh: { id: number; slug: string; title: string }[] = [];

  private constructor(private readonly counter: Counter) {}

  /** Those that the shop has. */
  static async of(trx: Db): Promise<Brands> {
    const brands = new Brands(await Counter.of(trx, 'brands'));
    for (const { id, slug, title } of await trx.selectFrom('brands').select(['id', 'slug', 'title']).execute()) {
      brands.ids.set(title.toLowerCase(), id);
      brands.slugs.add(slug);
    }
    return brands;
  }

  /** The id of a brand; a new one is to be written. */
  idOf(vendor: string): number | null {
    if (vendor === '') return null;
    const key = vendor.toLowerCase();
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.counter.next();
    this.ids.set(key, id);
    this.fresh.push({ id, slug: freeSlug(toSlug(vendor) || `brand-${id}`, this.slugs), title: vendor });
    return id;
  }

  /** Writes new brands. */
  async write(trx: Db): Promise<void> {
    await bulkInsert(trx, 'brands', { id: 'int', slug: 'text', title: 'text' }, this.fresh);
    this.fresh = [];
  }
}
