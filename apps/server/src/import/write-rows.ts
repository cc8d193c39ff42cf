import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { plainText } from './clean-html.js';
import type { Counter } from './counter.js';
import type { ProductDraft } from './group-product.js';
import { writeKeys } from './import-keys.js';
import type { SlugBook } from './slug-book.js';
import { variantKey } from './staging.js';
import type { SectionsByCategory } from './write-sections.js';

/** Characters of codes that the search knows of a product. */
const maxCodes = 4_000;

/** A product to be written. */
export interface Goods {
  readonly key: string;
  readonly id: number;
  readonly isNew: boolean;
  readonly hash: string;
  readonly fingerprint: string;
  readonly draft: ProductDraft;
  /** Ids of the variants that are known, by the offer's id. */
  readonly variantIds: ReadonlyMap<string, number>;
}

/** «!!!БРАК!!! Лыжи» and other titles that nobody would put into a shop window. */
const shabby = /^[^\p{L}\p{N}«"(]|брак|уцен(?:ка|ён|ен)|некондиц/iu;
/** Such goods come after all others, whatever their place in the feed. */
const shabbyPlaces = -1_000_000_000;

/** Goods are shown in the order of the feed; new ones come after those that the shop has. */
export async function leastPopularity(trx: Db): Promise<number> {
  const { rows } = await sql<{ least: number | null }>`
    select min(popularity) as least from products where popularity > ${sql.lit(shabbyPlaces)}`.execute(trx);
  return rows[0]?.least == null ? 0 : rows[0].least - 1;
}

/** Deletes what is rewritten of products that have changed. A variant that is gone stays while a basket holds it. */
export async function forgetParts(trx: Db, goods: readonly Goods[]): Promise<void> {
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

export async function writeProducts(
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

export async function writeVariants(
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
