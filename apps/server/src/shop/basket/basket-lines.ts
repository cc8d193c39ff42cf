import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import { pictureAddress, productLink } from '../product/cards.js';

/** A property of a line: its name and what was chosen, in words even where the product page shows a swatch. */
export interface LineProperty {
  readonly name: string;
  readonly value: string;
  readonly type: string;
}

/** A shop that has the goods. */
export interface LineStore {
  readonly id: number;
  readonly address: string;
  readonly amount: number;
}

/** A line of a basket with today's prices, in kopecks, before any promo code. */
export interface StoredLine {
  readonly productId: number;
  readonly variantId: number;
  /** False when the product has one variant that visitors never see. */
  readonly isVariantShown: boolean;
  readonly quantity: number;
  readonly title: string;
  readonly link: string;
  readonly img: string;
  readonly category: string;
  readonly recommended: boolean;
  readonly newItem: boolean;
  readonly isFavorite: boolean;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly properties: readonly LineProperty[];
  readonly store: readonly LineStore[];
}

interface LineRow extends Omit<StoredLine, 'isVariantShown' | 'link' | 'img'> {
  readonly slug: string;
  readonly picture: string;
  readonly variantsCount: number;
}

/** The lines of a visitor's basket, oldest first, in one query. */
export function readBasketLines(db: Db, visitorId: number): Promise<StoredLine[]> {
  return readLines(db, sql`select * from basket_lines where visitor_id = ${visitorId}`);
}

/** One piece of a variant as a line, with today's price; null when it is no longer sold. */
export async function readSingleLine(db: Db, visitorId: number, variantId: number): Promise<StoredLine | null> {
  const [line] = await readLines(
    db,
    sql`select ${visitorId}::bigint as visitor_id, id as variant_id, product_id, 1 as quantity, now() as added_at
          from variants where id = ${variantId}`,
  );
  return line ?? null;
}

async function readLines(db: Db, source: RawBuilder<unknown>): Promise<StoredLine[]> {
  const { rows } = await sql<LineRow>`
    select l.product_id as "productId", l.variant_id as "variantId", l.quantity, p.title, p.slug, p.category,
      p.recommended, p.new_item as "newItem", v.price_kopecks as price, v.old_price_kopecks as "oldPrice",
      (select count(*)::int from variants other where other.product_id = p.id) as "variantsCount",
      exists (select from favorites f where f.visitor_id = l.visitor_id and f.product_id = p.id) as "isFavorite",
      coalesce((select pic.key from pictures pic where pic.product_id = p.id
                 and (pic.variant_id = v.id or pic.variant_id is null)
               order by pic.variant_id is null, pic.position, pic.id limit 1), p.picture) as picture,
      coalesce((select json_agg(json_build_object('name', pr.title, 'value', pv.value, 'type', 'string')
                       order by vp.position, pr.position, pr.id)
                  from variant_properties vp
                  join properties pr on pr.id = vp.property_id
                  join property_values pv on pv.id = vp.value_id
                 where vp.variant_id = v.id), '[]') as properties,
      coalesce((select json_agg(json_build_object('id', sh.id, 'address', sh.address, 'amount', st.amount)
                       order by sh.city_id, sh.position, sh.id)
                  from stock st join shops sh on sh.id = st.shop_id
                 where st.variant_id = v.id and st.amount > 0), '[]') as store
      from (${source}) l
      join variants v on v.id = l.variant_id
      join products p on p.id = l.product_id
     order by l.added_at, l.variant_id`.execute(db);
  return rows.map(toStoredLine);
}

function toStoredLine({ slug, picture, variantsCount, ...row }: LineRow): StoredLine {
  const isVariantShown = variantsCount > 1 || row.properties.length > 0;
  return {
    ...row,
    isVariantShown,
    link: isVariantShown ? `${productLink(slug)}?offer=${row.variantId}` : productLink(slug),
    img: pictureAddress(picture),
  };
}
