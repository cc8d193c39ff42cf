import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { toSlug } from '../demo/slug.js';
import { freeSlug, type SectionPlan } from './category-tree.js';
import { plainText } from './clean-html.js';
import { draftProduct, type ProductDraft } from './group-product.js';
import { stagedGroups } from './staging.js';

/** How much was written. */
export interface Written {
  products: number;
  variants: number;
}

/** Allocates ids: they continue from the table's sequence, so that old orders never point at new goods. */
class Counter {
  private constructor(private last: number) {}

  static async of(trx: Db, table: 'products' | 'variants' | 'brands' | 'sections'): Promise<Counter> {
    const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(
      trx,
    );
    return new Counter(Number(rows[0]?.id ?? 1) - 1);
  }

  next(): number {
    this.last += 1;
    return this.last;
  }
}

/** Writes sections; returns a lookup from category to section id. */
export async function writeSections(
  trx: Db,
  plans: readonly SectionPlan[],
): Promise<Map<string, { id: number; title: string }>> {
  const counter = await Counter.of(trx, 'sections');
  const sections = new Map(plans.map((plan) => [plan.categoryId, { id: counter.next(), title: plan.title }]));
  await bulkInsert(
    trx,
    'sections',
    { id: 'int', parent_id: 'int', slug: 'text', title: 'text', position: 'int' },
    plans.map(({ categoryId, parentId, slug, title }, position) => ({
      id: sections.get(categoryId)?.id,
      parent_id: parentId === null ? null : (sections.get(parentId)?.id ?? null),
      slug,
      title,
      position,
    })),
  );
  return sections;
}

/** Brands by name, whatever its letters' case. */
class Brands {
  private readonly ids = new Map<string, number>();
  private readonly slugs = new Set<string>();
  private fresh: { id: number; slug: string; title: string }[] = [];

  constructor(private readonly counter: Counter) {}

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

  async write(trx: Db): Promise<void> {
    await bulkInsert(trx, 'brands', { id: 'int', slug: 'text', title: 'text' }, this.fresh);
    this.fresh = [];
  }
}

/** Writes all goods of the staging tables: products, variants, pictures, stock; properties are staged. */
export async function writeGoods(
  trx: Db,
  sections: ReadonlyMap<string, { id: number; title: string }>,
  shopId: number | null,
): Promise<Written> {
  const productIds = await Counter.of(trx, 'products');
  const variantIds = await Counter.of(trx, 'variants');
  const brands = new Brands(await Counter.of(trx, 'brands'));
  const slugs = new SlugBook();
  const written: Written = { products: 0, variants: 0 };
  for await (const groups of stagedGroups(trx)) {
    const goods = groups.map((group) => {
      const draft = draftProduct(group);
      const id = productIds.next();
      return { draft, id, brandId: brands.idOf(draft.vendor), slug: slugs.slugOf(draft.title, id) };
    });
    await brands.write(trx);
    await bulkInsert(
      trx,
      'products',
      {
        id: 'int',
        slug: 'text',
        section_id: 'int',
        brand_id: 'int',
        title: 'text',
        category: 'text',
        description: 'text',
        agent_html: 'text',
        popularity: 'int',
      },
      goods.map(({ draft, id, brandId, slug }, index) => {
        const section = sections.get(draft.categoryId);
        return {
          id,
          slug,
          section_id: section?.id,
          brand_id: brandId,
          title: draft.title,
          category: section?.title ?? '',
          description: plainText(draft.html).slice(0, 2_000),
          agent_html: draft.html,
          popularity: -(written.products + index),
        };
      }),
    );
    written.variants += await writeVariants(trx, goods, variantIds, shopId);
    written.products += goods.length;
  }
  return written;
}

async function writeVariants(
  trx: Db,
  goods: readonly { draft: ProductDraft; id: number }[],
  variantIds: Counter,
  shopId: number | null,
): Promise<number> {
  const rows = goods.flatMap(({ draft, id: productId }) =>
    draft.variants.map(({ offer, values }, position) => ({
      productId,
      id: variantIds.next(),
      offer,
      values,
      position,
      isOnly: draft.variants.length === 1,
    })),
  );
  await bulkInsert(
    trx,
    'variants',
    { id: 'int', product_id: 'int', name: 'text', price_kopecks: 'int', old_price_kopecks: 'int', position: 'int' },
    rows.map(({ id, productId, offer, values, position }) => ({
      id,
      product_id: productId,
      name: values.map(({ value }) => value).join(', '),
      price_kopecks: offer.price,
      old_price_kopecks: offer.oldPrice,
      position,
    })),
  );
  await bulkInsert(
    trx,
    'pictures',
    { product_id: 'int', variant_id: 'int', key: 'text', position: 'int' },
    rows.flatMap(({ id, productId, offer, position, isOnly }) =>
      offer.pictures.map((key, index) => ({
        product_id: productId,
        variant_id: isOnly ? null : id,
        key,
        position: position * 100 + index,
      })),
    ),
  );
  if (shopId !== null) {
    await bulkInsert(
      trx,
      'stock',
      { variant_id: 'int', shop_id: 'int', amount: 'int' },
      rows
        .filter(({ offer }) => offer.amount > 0)
        .map(({ id, offer }) => ({ variant_id: id, shop_id: shopId, amount: offer.amount })),
    );
  }
  const ofProducts = goods.flatMap(({ draft, id }) =>
    draft.properties.map(({ name, value }, position) => ({ product_id: id, variant_id: null, name, value, position })),
  );
  const ofVariants = rows.flatMap(({ id, productId, values }) =>
    values.map(({ name, value }, position) => ({ product_id: productId, variant_id: id, name, value, position })),
  );
  await sql`
    insert into import_values (product_id, variant_id, name, value, position)
    select product_id, variant_id, name, value, position
      from json_to_recordset(${JSON.stringify([...ofProducts, ...ofVariants])}::json)
        as rows(product_id int, variant_id int, name text, value text, position int)`.execute(trx);
  return rows.length;
}

/** Slugs of products: from the title, with the id when the title is taken. Remembers hashes, not texts. */
class SlugBook {
  private readonly seen = new Set<string>();

  slugOf(title: string, id: number): string {
    const slug = toSlug(title);
    if (slug === '') return `tovar-${id}`;
    // A slug that ends like an id could collide: «stol-12» and product 12 called «stol».
    if (this.seen.has(slug) || /-\d+$/.test(slug)) return `${slug}-${id}`;
    this.seen.add(slug);
    return slug;
  }
}
