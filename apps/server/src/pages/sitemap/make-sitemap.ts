import type { Db } from '../../db/schema.js';
import { countProducts, otherAddresses, productAddresses } from './public-addresses.js';
import { sitemapIndex, urlSet } from './sitemap-xml.js';

/** The most addresses that one file may have (sitemaps.org), and how many go into each of several. */
export const sitemapLimits = { whole: 50_000, part: 10_000 };

/** Input of a sitemap. */
export interface SitemapParts {
  readonly db: Db;
  readonly origin: string;
  /** Addresses of standalone pages. */
  readonly paths: readonly string[];
  readonly limits?: typeof sitemapLimits;
}

const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** `/sitemap.xml`: all pages of the shop, or, when they are too many for a file, the list of files that have them. */
export async function makeSitemap({ db, origin, paths, limits = sitemapLimits }: SitemapParts): Promise<string> {
  const others = await otherAddresses(db, paths);
  const products = await countProducts(db);
  if (others.length + products <= limits.whole) {
    return urlSet(origin, [...others, ...(await productAddresses(db, limits.whole, 0))]);
  }
  const parts = Math.ceil(products / limits.part);
  return sitemapIndex(
    origin,
    Array.from({ length: parts + 1 }, (_, part) => ({ path: partPath(part) })),
  );
}

/** A part of a sitemap too large for one file: part 0 has everything but products. Null when there is no such part. */
export async function makeSitemapPart(
  { db, origin, paths, limits = sitemapLimits }: SitemapParts,
  part: number,
): Promise<string | null> {
  const others = await otherAddresses(db, paths);
  if (part === 0) return urlSet(origin, others);
  if (others.length + (await countProducts(db)) <= limits.whole) return null;
  const products = await productAddresses(db, limits.part, (part - 1) * limits.part);
  return products.length === 0 ? null : urlSet(origin, products);
}
