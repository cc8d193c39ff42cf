import { sql } from 'kysely';
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

/** A line as the database gives it: `basket_lines_json`. */
export interface LineRow extends Omit<StoredLine, 'isVariantShown' | 'link' | 'img'> {
  readonly slug: string;
  readonly picture: string;
  readonly variantsCount: number;
}

/** One piece of a variant as a line, with today's price; null when it is no longer sold. */
export async function readSingleLine(db: Db, visitorId: number, variantId: number): Promise<StoredLine | null> {
  const { rows } = await sql<{ lines: LineRow[] }>`
    select basket_lines_json(${visitorId}, ${variantId}) as lines`.execute(db);
  const [line] = rows[0]?.lines ?? [];
  return line ? toStoredLine(line) : null;
}

/** A line with its addresses. */
export function toStoredLine({ slug, picture, variantsCount, ...row }: LineRow): StoredLine {
  const isVariantShown = variantsCount > 1 || row.properties.length > 0;
  return {
    ...row,
    isVariantShown,
    link: isVariantShown ? `${productLink(slug)}?offer=${row.variantId}` : productLink(slug),
    img: pictureAddress(picture),
  };
}
