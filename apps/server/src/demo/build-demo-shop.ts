import { demoBrands, type BrandSlug } from './brands.js';
import { buildProducts } from './build-products.js';
import type { DemoShop } from './demo-shop.js';
import { demoLines } from './lines/index.js';
import { demoPromoCodes } from './promo-codes.js';
import { demoProperties } from './properties.js';
import { demoRelations } from './relations.js';
import { demoSections } from './sections.js';
import { demoSizeTables } from './size-tables.js';

/** Seed of the shop that everybody sees. */
export const defaultSeed = 20261121;

/** The goods of the demo shop as plain values; its content is a folder, `demo-content.ts`: the same seed gives the same shop, to the last review. */
export function buildDemoShop(seed: number = defaultSeed): DemoShop {
  return {
    seed,
    sections: demoSections,
    relations: demoRelations,
    brands: Object.entries(demoBrands).map(([slug, brand]) => ({ slug: slug as BrandSlug, ...brand })),
    properties: [...demoProperties.values()],
    sizeTables: demoSizeTables,
    products: buildProducts(demoLines, seed),
    promoCodes: demoPromoCodes,
  };
}
