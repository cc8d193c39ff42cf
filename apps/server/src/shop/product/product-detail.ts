import { sql } from 'kysely';
import type { ProductDetailWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { getSectionTree, sectionPath } from '../catalogue/section-tree.js';
import { toRoubles } from '../money.js';
import { productLink } from './cards.js';
import { getInfoTables } from './info-tables.js';
import { getProductProperties } from './product-properties.js';
import { getVariants } from './variants.js';

/** What the product page needs beside `_productDetail`. */
export interface ProductPage {
  readonly detail: ProductDetailWire;
  readonly sectionId: number;
  /** Address of a video about the product, '' when there is none. */
  readonly video: string;
  /** Whether some variant is in stock in some shop. */
  readonly isAvailable: boolean;
}

/** The page data of a product, or null when there is no such address. `S2 §3 _productDetail` */
export async function getProductDetail(db: Db, slug: string): Promise<ProductPage | null> {
  const { rows } = await sql<{
    id: number;
    slug: string;
    title: string;
    category: string;
    description: string;
    agent_html: string;
    recommended: boolean;
    new_item: boolean;
    section_id: number;
    video: string;
    price_kopecks: number;
    old_price_kopecks: number | null;
    rating: number;
    reviews_count: number;
    brand: string | null;
    logo: string | null;
    logo_url: string | null;
  }>`
    select p.id, p.slug, p.title, p.category, p.description, p.agent_html, p.recommended, p.new_item, p.section_id,
      p.video, p.price_kopecks, p.old_price_kopecks, p.rating, p.reviews_count, b.title as brand, b.logo, b.logo_url
      from products p left join brands b on b.id = p.brand_id where p.slug = ${slug}`.execute(db);
  const product = rows[0];
  if (!product) return null;
  const { variants, images, labels } = await getVariants(db, product.id);
  const path = sectionPath(await getSectionTree(db), product.section_id);
  const isAlone = variants.length === 1 && variants[0]?.properties.length === 0;
  return {
    sectionId: product.section_id,
    video: product.video,
    isAvailable: variants.some((variant) => variant.isAvailable),
    detail: {
      id: product.id,
      title: product.title,
      category: product.category,
      recommended: product.recommended,
      newItem: product.new_item,
      logo: product.logo ?? '',
      logoUrl: product.logo_url ?? '',
      agent: product.agent_html,
      propertyLabels: labels,
      propertyInfoTables: await getInfoTables(
        db,
        Object.keys(labels),
        path.map((node) => node.id),
      ),
      // A product that is sold as it is has nothing to choose.
      retail: isAlone ? [] : variants,
      link: productLink(product.slug),
      brand: product.brand ?? '',
      description: product.description,
      properties: await getProductProperties(db, product.id, product.brand),
      images,
      price: toRoubles(product.price_kopecks),
      oldPrice: product.old_price_kopecks === null ? null : toRoubles(product.old_price_kopecks),
      rating: Number(product.rating.toFixed(1)),
      reviewsCount: product.reviews_count,
      breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: 'Каталог', link: '/catalog/' },
        ...path.map((node) => ({ title: node.title, link: `/catalog/${node.slug}/` })),
        { title: product.title, link: productLink(product.slug) },
      ],
    },
  };
}
