import { sql } from 'kysely';
import type { RetailWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { toRoubles } from '../money.js';
import { pictureAddress } from './cards.js';

/** A picture of the gallery and its thumbnail. */
export interface GalleryImage {
  src: string;
  preview: string;
}

const largeWidth = 960;
const previewWidth = 160;

const toImage = (key: string): GalleryImage => ({
  src: pictureAddress(key, largeWidth),
  preview: pictureAddress(key, previewWidth),
});

/** Pictures of a product; those of a variant come before the common ones. */
export async function getImages(
  db: Db,
  productId: number,
): Promise<{ variantId: number | null; image: GalleryImage }[]> {
  const rows = await db
    .selectFrom('pictures')
    .select(['variant_id', 'key'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ variantId: row.variant_id, image: toImage(row.key) }));
}

/** A variant's gallery: its own pictures and the common ones; without own ones everything there is. */
export function imagesOfVariant(
  pictures: readonly { variantId: number | null; image: GalleryImage }[],
  variantId: number,
): GalleryImage[] {
  const own = pictures.filter((picture) => picture.variantId === variantId);
  const common = pictures.filter((picture) => picture.variantId === null);
  const chosen = own.length > 0 || common.length > 0 ? [...own, ...common] : pictures;
  return chosen.map((picture) => picture.image);
}

/** Variants with their properties, the product's gallery, and the labels of the properties by id. */
export async function getVariants(
  db: Db,
  productId: number,
): Promise<{ variants: RetailWire[]; images: GalleryImage[]; labels: Record<string, string> }> {
  const variants = await sql<{
    id: number;
    name: string;
    price_kopecks: number;
    old_price_kopecks: number | null;
    article: string;
    is_available: boolean;
  }>`
    select v.id, v.name, v.price_kopecks, v.old_price_kopecks, v.article,
      exists (select from stock s where s.variant_id = v.id and s.amount > 0) as is_available
      from variants v where v.product_id = ${productId} order by v.position, v.id`.execute(db);
  const properties = await sql<{
    variant_id: number;
    slug: string;
    title: string;
    type: string;
    value: string;
    swatch: string;
    image: string;
  }>`
    select vp.variant_id, p.slug, p.title, p.type, pv.value, pv.swatch, vp.image
      from variant_properties vp
      join variants v on v.id = vp.variant_id
      join properties p on p.id = vp.property_id
      join property_values pv on pv.id = vp.value_id
     where v.product_id = ${productId}
     order by vp.position, p.position, p.id`.execute(db);
  const pictures = await getImages(db, productId);
  const labels = Object.fromEntries(properties.rows.map((row) => [row.slug, row.title]));
  return {
    labels,
    images: uniqueImages(pictures.map((picture) => picture.image)),
    variants: variants.rows.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: toRoubles(variant.price_kopecks),
      oldPrice: variant.old_price_kopecks === null ? null : toRoubles(variant.old_price_kopecks),
      article: variant.article,
      isAvailable: variant.is_available,
      images: imagesOfVariant(pictures, variant.id),
      properties: properties.rows
        .filter((property) => property.variant_id === variant.id)
        .map(({ slug, type, value, swatch, image }) =>
          type === 'image' && image !== ''
            ? { id: slug, value: pictureAddress(image, previewWidth), type, title: value, color: swatch }
            : { id: slug, value, type: 'string', title: value, color: swatch },
        ),
    })),
  };
}

const uniqueImages = (images: readonly GalleryImage[]): GalleryImage[] => [
  ...new Map(images.map((image) => [image.src, image])).values(),
];
