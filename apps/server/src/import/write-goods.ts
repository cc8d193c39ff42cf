import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { Brands } from './brands.js';
import { Counter } from './counter.js';
import { draftProduct, type ProductDraft } from './group-product.js';
import { writeKeys } from './import-keys.js';
import { writeCopies } from './picture-copies.js';
import type { OfferBodies } from './offer-bodies.js';
import { SlugBook } from './slug-book.js';
import { offersOf, stagedGroups, variantKeyOf, type GroupOffers, type StagedGroup } from './staging.js';
import { forgetParts, leastPopularity, writeProducts, writeVariants, type Goods } from './write-rows.js';
import type { ProductSection, SectionsByCategory } from './write-sections.js';

/** How much was written. */
export interface Written {
  /** In the feed. */
  products: number;
  variants: number;
  /** Products that are new to the shop. */
  added: number;
  /** Products of which something but the stock has changed. */
  changed: number;
}

const noSection: ProductSection = { id: 0, title: '' };

/** Bump it when the same offers would produce a different draft, or a draft is written differently: the next import then checks every product. */
const writing = 2;

/** Hash of what a product is made from. Where it is the same, nothing that is written can differ. */
const fingerprintOf = (marks: string, section: ProductSection, isHotLinking: boolean): string =>
  createHash('sha1')
    .update(JSON.stringify([writing, isHotLinking, marks, section]))
    .digest('base64');

/** Hash of all stored fields of a product except its stock. */
const hashOf = (draft: ProductDraft, section: ProductSection, isHotLinking: boolean): string => {
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

interface GoodsOptions {
  readonly signal?: AbortSignal | undefined;
  readonly isHotLinking?: boolean | undefined;
}

/**
 * Writes all goods of the staging tables: products, variants, pictures; properties are staged. What the shop has
 * already keeps its ids and its address; what has not changed is not touched, and not even read.
 */
export async function writeGoods(
  trx: Db,
  bodies: OfferBodies,
  sections: SectionsByCategory,
  { signal, isHotLinking = false }: GoodsOptions,
): Promise<Written> {
  const productIds = await Counter.of(trx, 'products');
  const variantIds = await Counter.of(trx, 'variants');
  const brands = await Brands.of(trx);
  const slugs = await SlugBook.of(trx);
  const lastPlace = await leastPopularity(trx);
  const written: Written = { products: 0, variants: 0, added: 0, changed: 0 };
  for await (const groups of stagedGroups(trx)) {
    signal?.throwIfAborted();
    written.products += groups.length;
    const marked = groups.map((group) => {
      const section = sections.get(group.categoryId) ?? noSection;
      return { ...group, section, fingerprint: fingerprintOf(group.marks, section, isHotLinking) };
    });
    const differing = marked.filter(({ known, fingerprint }) => known?.fingerprint !== fingerprint);
    if (differing.length === 0) continue;
    const offers = await offersOf(
      trx,
      bodies,
      differing.map(({ key }) => key),
    );
    const read = differing.map((group) => toGoods(group, offers.get(group.key)!, productIds, isHotLinking));
    const goods = read.filter(({ hash }, index) => differing[index]?.known?.hash !== hash);
    const isNew = goods.filter((one) => one.isNew);
    const rows = goods.map((one) => ({ ...one, brandId: brands.idOf(one.draft.vendor) }));
    await brands.write(trx);
    await forgetParts(trx, goods);
    await writeProducts(trx, rows, { sections, slugs, lastPlace: lastPlace - written.added });
    const urls = goods.flatMap(({ draft }) => draft.variants.flatMap(({ offer }) => offer.pictures));
    await writeVariants(trx, goods, variantIds, await writeCopies(trx, urls, isHotLinking));
    await writeKeys(trx, 'product', read);
    written.added += isNew.length;
    written.changed += goods.length - isNew.length;
  }
  return { ...written, variants: await countVariants(trx) };
}

function toGoods(
  {
    key,
    known,
    section,
    fingerprint,
  }: StagedGroup & { readonly section: ProductSection; readonly fingerprint: string },
  { offers, variantIds }: GroupOffers,
  ids: Counter,
  isHotLinking: boolean,
): Goods {
  const draft = draftProduct(offers);
  const hash = hashOf(draft, section, isHotLinking);
  return { key, draft, hash, fingerprint, variantIds, isNew: known === null, id: known?.id ?? ids.next() };
}

/** Variants that the feed has. */
async function countVariants(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from import_offers o join import_keys k on k.kind = 'variant' and k.key = ${variantKeyOf('o')}`.execute(trx);
  return rows[0]?.count ?? 0;
}
