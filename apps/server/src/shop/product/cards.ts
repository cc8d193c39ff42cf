import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ProductCardWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { toRoubles } from '../money.js';

/** A card in its wire format. */
export type ProductCard = ProductCardWire;

/** Address of a product's page. */
export const productLink = (slug: string): string => `/product/${slug}/`;

/** Address of a picture: a media key gets the widest size that a card needs, an external URL stays. */
export function pictureAddress(key: string, width = 480): string {
  if (key === '') return '';
  return key.includes('/') ? key : `/media/${key}/${width}.webp`;
}

/** Columns of a card. */
export interface CardRow {
  id: number;
  slug: string;
  title: string;
  price_kopecks: number;
  old_price_kopecks: number | null;
  picture: string;
  recommended: boolean;
  new_item: boolean;
  rating: number;
  reviews_count: number;
  variants_count: number;
  is_available: boolean;
  variant_id: number | null;
}

/**
 * The columns of a card, for `from products p`. The variant that «В корзину» adds: of those with the card's price, one
 * that is in stock somewhere.
 */
export const cardColumns = sql`
  p.id, p.slug, p.title, p.price_kopecks, p.old_price_kopecks, p.picture, p.recommended, p.new_item, p.rating,
  p.reviews_count, p.variants_count, cardinality(p.stores) > 0 as is_available,
  (select v.id from variants v
    where v.product_id = p.id
    order by (v.price_kopecks = p.price_kopecks) desc,
      (cardinality(v.stores) > 0) desc, v.position, v.id
    limit 1) as variant_id`;

/** A row as a card. */
export function toCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    link: productLink(row.slug),
    title: row.title,
    price: toRoubles(row.price_kopecks),
    oldPrice: row.old_price_kopecks === null ? null : toRoubles(row.old_price_kopecks),
    img: pictureAddress(row.picture),
    recommended: row.recommended,
    newItem: row.new_item,
    rating: Number(row.rating.toFixed(1)),
    reviewsCount: row.reviews_count,
    retailId: row.variant_id,
    hasVariants: row.variants_count > 1,
    isAvailable: row.is_available,
  };
}

/**
 * 48 bits of a hash: a card of the same product that shows anything else has another one. What the stock alone decides, the
 * variant that is added and whether there is one at all, is not in it.
 */
export function printOf({ retailId: _retailId, isAvailable: _isAvailable, ...shown }: ProductCard): number {
  return createHash('sha1').update(JSON.stringify(shown)).digest().readUIntBE(0, 6);
}

/** Cards of products in the order of `ids`; those that no longer exist are left out. */
export async function getCards(db: Db, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products p
      join unnest(${sql.val([...ids])}::int[]) with ordinality as wanted (id, place) on wanted.id = p.id
     order by wanted.place`.execute(db);
  return rows.map(toCard);
}

/** Cards, and the version of the catalogue that they are of: both are read at one moment. */
export async function getCardsAsOf(
  db: Db,
  ids: readonly number[],
): Promise<{ version: number; cards: Map<number, ProductCard> }> {
  const { rows } = await sql<CardRow & { version: number; id: number | null }>`
    select now.version, ${cardColumns} from catalogue_version now
      left join products p on p.id = any(${sql.val([...ids])}::int[])
     where now.id = 1`.execute(db);
  const cards = rows.filter((row) => row.id !== null).map((row) => [row.id, toCard(row)] as const);
  return { version: rows[0]?.version ?? 0, cards: new Map(cards) };
}
