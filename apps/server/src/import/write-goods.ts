import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { toSlug } from '../demo/slug.js';
import { plainText } from './clean-html.js';
import { Brands } from './brands.js';
import { Counter } from './counter.js';
import { draftProduct, type ProductDraft } from './group-product.js';
import { writeKeys } from './import-keys.js';
import { writeCopies } from './picture-copies.js';
import { stagedGroups, variantKey, type StagedGroup } from './staging.js';
import type { SectionsByCategory } from './write-sections.js';

/** How much was written. */
export interface Written {
  /** In the feed. */
  products: number;
  variants: number;
  /** Products that the shop had not. */
  added: number;
  /** Products of which something but the stock has changed. */
  changed: number;
}

/** Characters of codes that the search knows of a product. */
const maxCodes = 4_000;

interface Goods {
  readonly key: string;
  readonly id: number;
  readonly isNew: boolean;
  readonly hash: string;
  readonly draft: ProductDraft;
  /** Of the variants that are known, by the offer's id. */
  readonly variantIds: ReadonlyMap<string, number>;
}

/** Raise it when the same draft is written differently: the next import then writes every product anew. */
const writing = 2;

/** Of everything that is written of a product but its stock. */
const hashOf = (draft: ProductDraft, section: { id: number; title: string }, isHotLinking: boolean): string => {
  const variants = draft.variants.map(({ offer: { id, price, oldPrice, pictures }, values, article }) => [
    id,
    price,
    oldPrice,
    pictures,
    values,
    article,
  ]);
  const { title, vendor, html, properties, codes } = draft;
  const hasLinks = isHotLinking && draft.variants.some(({ offer }) => offer.pictures.length > 0);
  return createHash('sha1')
    .update(JSON.stringify([writing, hasLinks, title, vendor, html, properties, codes, section, variants]))
    .digest('base64');
};

/**
 * Writes all goods of the staging tables: products, variants, pictures; properties are staged. What the shop has
 * already keeps its ids and its address; what has not changed is not touched.
 */
export async function writeGoods(
  trx: Db,
  sections: SectionsByCategory,
  {
    signal,
    isHotLinking = false,
  }: { readonly signal?: AbortSignal | undefined; readonly isHotLinking?: boolean | undefined },
): Promise<Written> {
  const productIds = await Counter.of(trx, 'products');
  const variantIds = await Counter.of(trx, 'variants');
  const brands = await Brands.of(trx);
  const slugs = await SlugBook.of(trx);
  const lastPlace = await leastPopularity(trx);
  const written: Written = { products: 0, variants: 0, added: 0, changed: 0 };
  for await (const groups of stagedGroups(trx)) {
    signal?.throwIfAborted();
    const all = groups.map((group) => toGoods(group, sections, productIds, isHotLinking));
    const goods = all.filter(({ hash }, index) => groups[index]?.known?.hash !== hash);
    const isNew = goods.filter((one) => one.isNew);
    const rows = goods.map((one) => ({ ...one, brandId: brands.idOf(one.draft.vendor) }));
    await brands.write(trx);
    await forgetParts(trx, goods);
    await writeProducts(trx, rows, { sections, slugs, lastPlace: lastPlace - written.added });
    const urls = goods.flatMap(({ draft }) => draft.variants.flatMap(({ offer }) => offer.pictures));
    await writeVariants(trx, goods, variantIds, await writeCopies(trx, urls, isHotLinking));
    await writeKeys(trx, 'product', goods);
    written.products += groups.length;
    written.variants += all.reduce((sum, { draft }) => sum + draft.variants.length, 0);
    written.added += isNew.length;
    written.changed += goods.length - isNew.length;
  }
  return written;
}

function toGoods(
  { key, offers, known, variantIds }: StagedGroup,
  sections: SectionsByCategory,
  ids: Counter,
  isHotLinking: boolean,
): Goods {
  const draft = draftProduct(offers);
  const section = sections.get(draft.categoryId) ?? { id: 0, title: '' };
  const hash = hashOf(draft, section, isHotLinking);
  return { key, draft, hash, variantIds, isNew: known === null, id: known?.id ?? ids.next() };
}

/** «!!!БРАК!!! Лыжи» and other titles that nobody would put into a shop window. */
const shabby = /^[^\p{L}\p{N}«"(]|брак|уцен(?:ка|ён|ен)|некондиц/iu;
/** Such goods come after all others, whatever their place in the feed. */
const shabbyPlaces = -1_000_000_000;

/** Goods are shown in the order of the feed; new ones come after those that the shop has. */
async function leastPopularity(trx: Db): Promise<number> {
  const { rows } = await sql<{ least: number | null }>`
    select min(popularity) as least from products where popularity > ${sql.lit(shabbyPlaces)}`.execute(trx);
  return rows[0]?.least == null ? 0 : rows[0].least - 1;
}

/** Deletes what is written anew of products that have changed. A variant that is gone stays while a basket holds it. */
async function forgetParts(trx: Db, goods: readonly Goods[]): Promise<void> {
  const ids = JSON.stringify(goods.filter(({ isNew }) => !isNew).map(({ id }) => id));
  const variants = JSON.stringify(
    goods.flatMap(({ draft, variantIds }) => draft.variants.flatMap(({ offer }) => variantIds.get(offer.id) ?? [])),
  );
  const oneOf = (list: string) => sql`(select value::int from json_array_elements_text(${list}::json))`;
  await sql`delete from pictures where product_id in ${oneOf(ids)}`.execute(trx);
  await sql`delete from product_properties where product_id in ${oneOf(ids)}`.execute(trx);
  await sql`delete from variant_properties where variant_id in ${oneOf(variants)}`.execute(trx);
  await sql`
    delete from variants v where v.product_id in ${oneOf(ids)} and v.id not in ${oneOf(variants)}
       and not exists (select from basket_lines b where b.variant_id = v.id)`.execute(trx);
}

async function writeProducts(
  trx: Db,
  goods: readonly (Goods & { readonly brandId: number | null })[],
  { sections, slugs, lastPlace }: { sections: SectionsByCategory; slugs: SlugBook; lastPlace: number },
): Promise<void> {
  let place = lastPlace;
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
      search_extra: 'text',
      codes: 'text',
      popularity: 'int',
    },
    goods.map(({ draft, id, isNew, brandId }) => {
      const section = sections.get(draft.categoryId);
      return {
        id,
        // Of a known product neither is written: its address stays, whatever it is called now.
        slug: isNew ? slugs.slugOf(draft.title, id) : `known-${id}`,
        popularity: isNew ? (shabby.test(draft.title) ? shabbyPlaces - id : place--) : 0,
        section_id: section?.id,
        brand_id: brandId,
        title: draft.title,
        category: section?.title ?? '',
        description: plainText(draft.html).slice(0, 2_000),
        agent_html: draft.html,
        search_extra: draft.codes.join(' ').slice(0, maxCodes),
        codes: draft.codes.join(', ').slice(0, maxCodes),
      };
    }),
    {
      key: ['id'],
      update: ['section_id', 'brand_id', 'title', 'category', 'description', 'agent_html', 'search_extra', 'codes'],
    },
  );
  await sql`
    insert into import_changed (product_id)
    select value::int from json_array_elements_text(${JSON.stringify(goods.map(({ id }) => id))}::json)`.execute(trx);
}

async function writeVariants(
  trx: Db,
  goods: readonly Goods[],
  variantIds: Counter,
  pictureOf: (url: string) => string,
): Promise<void> {
  const rows = goods.flatMap(({ draft, id: productId, variantIds: known }) =>
    draft.variants.map(({ offer, values, article }, position) => ({
      productId,
      id: known.get(offer.id) ?? variantIds.next(),
      offer,
      values,
      article,
      position,
      isOnly: draft.variants.length === 1,
    })),
  );
  await bulkInsert(
    trx,
    'variants',
    {
      id: 'int',
      product_id: 'int',
      name: 'text',
      price_kopecks: 'int',
      old_price_kopecks: 'int',
      position: 'int',
      article: 'text',
    },
    rows.map(({ id, productId, offer, values, position, article }) => ({
      id,
      product_id: productId,
      name: values.map(({ value }) => value).join(', '),
      price_kopecks: offer.price,
      old_price_kopecks: offer.oldPrice,
      position,
      article,
    })),
    { key: ['id'], update: ['name', 'price_kopecks', 'old_price_kopecks', 'position', 'article'] },
  );
  await bulkInsert(
    trx,
    'pictures',
    { product_id: 'int', variant_id: 'int', key: 'text', position: 'int' },
    rows.flatMap(({ id, productId, offer, position, isOnly }) =>
      offer.pictures.map((url, index) => ({
        product_id: productId,
        variant_id: isOnly ? null : id,
        key: pictureOf(url),
        position: position * 100 + index,
      })),
    ),
  );
  await writeKeys(
    trx,
    'variant',
    rows.map(({ id, offer }) => ({ key: variantKey(offer), id })),
  );
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
}

/** Slugs of products: from the title, with the id when the title is taken. */
class SlugBook {
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
