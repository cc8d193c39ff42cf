import type { Db } from '../db/schema.js';
import { toSlug } from '../demo/slug.js';

/** Slugs of products: from the title, with the id when the title is taken. */
export class SlugBook {
  private constructor(private readonly seen: Set<string>) {}

  static async of(trx: Db): Promise<SlugBook> {
    const rows = await trx.selectFrom('products').select('slug').execute();
    return new SlugBook(new Set(rows.map(({ slug }) => slug)));
  }

  slugOf(title: string, id: number): string {
    const slug = toSlug(title);
    if (slug === '') return `tovar-${id}`;
    // A slug that ends like an id could collide: «stol-12» and product 12 called «stol».
    if (this.seen.has(slug) || /-\d+$/.test(slug)) return `${slug}-${id}`;
    this.seen.add(slug);
    return slug;
  }
}
