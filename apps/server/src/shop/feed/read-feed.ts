import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { toRoubles } from '../money.js';
import { pictureAddress, productLink } from '../product/cards.js';
import type { NamedValue } from '../product/product-properties.js';

/** A variant of a product in a feed of goods. */
export interface FeedOffer {
  readonly id: number;
  /** The product, when it is sold in several variants. */
  readonly groupId: number | null;
  readonly productId: number;
  readonly productName: string;
  /** Its id in the feed or the accounting system that it came from. */
  readonly externalId: string | null;
  /** Path of the product's page with this variant chosen. */
  readonly link: string;
  readonly name: string;
  readonly isAvailable: boolean;
  /** Pieces in all shops. */
  readonly amount: number;
  /** Roubles. */
  readonly price: number;
  readonly oldPrice: number | null;
  readonly sectionId: number;
  readonly vendor: string;
  readonly description: string;
  /** Paths on this server, or absolute URLs. */
  readonly pictures: readonly string[];
  readonly params: readonly NamedValue[];
}

/** Products read at a time: the feed of a hundred thousand needs no more memory than that of a hundred. */
const batchSize = 300;
const pictureWidth = 960;
const mostPictures = 10;

interface ProductRow {
  id: number;
  slug: string;
  section_id: number;
  title: string;
  description: string;
  brand: string | null;
}
interface VariantRow {
  id: number;
  product_id: number;
  name: string;
  price_kopecks: number;
  old_price_kopecks: number | null;
  amount: number;
  external_id: string | null;
}

const grouped = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
};

async function readBatch(db: Db, products: readonly ProductRow[]): Promise<FeedOffer[]> {
  const ids = sql.val(products.map(({ id }) => id));
  const variants = await sql<VariantRow>`
    select v.id, v.product_id, v.name, v.price_kopecks, v.old_price_kopecks,
      (select coalesce(sum(s.amount), 0)::int from stock s where s.variant_id = v.id) as amount,
      (select split_part(k.key, chr(10), 2) from import_keys k where k.kind = 'variant' and k.id = v.id limit 1) as external_id
      from variants v where v.product_id = any(${ids}::int[]) order by v.product_id, v.position, v.id`.execute(db);
  const ofVariants = await sql<NamedValue & { variant_id: number }>`
    select vp.variant_id, p.title as name, pv.value
      from variant_properties vp
      join variants v on v.id = vp.variant_id
      join properties p on p.id = vp.property_id
      join property_values pv on pv.id = vp.value_id
     where v.product_id = any(${ids}::int[]) order by vp.position, p.position, p.id`.execute(db);
  const ofProducts = await sql<NamedValue & { product_id: number }>`
    select pp.product_id, p.title as name, pv.value
      from product_properties pp
      join properties p on p.id = pp.property_id
      join property_values pv on pv.id = pp.value_id
     where pp.product_id = any(${ids}::int[]) order by pp.position, p.position, p.id, pv.position, pv.id`.execute(db);
  const pictures = await sql<{ product_id: number; variant_id: number | null; key: string }>`
    select product_id, variant_id, key from pictures
     where product_id = any(${ids}::int[]) order by position, id`.execute(db);

  const variantsOf = grouped(variants.rows, (row) => row.product_id);
  const choicesOf = grouped(ofVariants.rows, (row) => row.variant_id);
  const propertiesOf = grouped(ofProducts.rows, (row) => row.product_id);
  const picturesOf = grouped(pictures.rows, (row) => row.product_id);

  return products.flatMap((product) => {
    const all = variantsOf.get(product.id) ?? [];
    const gallery = picturesOf.get(product.id) ?? [];
    return all.map((variant): FeedOffer => {
      const own = gallery.filter(({ variant_id: of }) => of === null || of === variant.id);
      const keys = (own.length > 0 ? own : gallery).slice(0, mostPictures);
      const choices = choicesOf.get(variant.id) ?? [];
      const chosen = new Set(choices.map(({ name }) => name));
      const rest = (propertiesOf.get(product.id) ?? []).filter(({ name }) => !chosen.has(name));
      return {
        id: variant.id,
        groupId: all.length > 1 ? product.id : null,
        productId: product.id,
        productName: product.title,
        externalId: variant.external_id,
        link: `${productLink(product.slug)}?offer=${variant.id}`,
        name: all.length > 1 && variant.name !== '' ? `${product.title}, ${variant.name}` : product.title,
        isAvailable: variant.amount > 0,
        amount: variant.amount,
        price: toRoubles(variant.price_kopecks),
        oldPrice: variant.old_price_kopecks === null ? null : toRoubles(variant.old_price_kopecks),
        sectionId: product.section_id,
        vendor: product.brand ?? '',
        description: product.description,
        pictures: keys.map(({ key }) => pictureAddress(key, pictureWidth)).filter(Boolean),
        params: [...choices, ...rest].map(({ name, value }) => ({ name, value })),
      };
    });
  });
}

/**
 * All variants of all products, in the order of the products' ids, some hundred at a time. No transaction is held
 * meanwhile: on the embedded database, which has one connection, everybody else would wait until the feed is finished.
 */
export async function* readFeed(db: Db, batch = batchSize): AsyncGenerator<FeedOffer[]> {
  for (let last = 0; ;) {
    const { rows } = await sql<ProductRow>`
      select p.id, p.slug, p.section_id, p.title, p.description, b.title as brand
        from products p left join brands b on b.id = p.brand_id
       where p.id > ${last} order by p.id limit ${batch}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield readBatch(db, rows);
    last = end.id;
  }
}
