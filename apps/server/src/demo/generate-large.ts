import { restartIds } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { buildDemoShop, defaultSeed } from './build-demo-shop.js';
import { buildProducts } from './build-products.js';
import type { DemoProduct } from './demo-shop.js';
import { fillDemoContent, shopTablesWithIds } from './fill.js';
import { fillCatalogueFrame } from './fill-frame.js';
import { fillGoods } from './fill-goods.js';
import { fillPromoCodes } from './fill-promo-codes.js';
import { demoLines } from './lines/index.js';

/** How a large catalogue is made. */
export interface LargeShopOptions {
  /** Products; 100,000 is what benchmarks use. */
  products: number;
  seed?: number;
  /** Variants per product at most: a large catalogue would mostly be stock rows otherwise. */
  maxVariants?: number;
  /** Called after every batch. */
  onProgress?: (done: number, all: number) => void;
}

/** Seeds that a large catalogue reuses: generating new goods for each thousand would take longer than writing them. */
const differentShops = 5;

/** Endless goods: the demo shop's kinds under numbered names and slightly other prices, never the same title twice. */
function* endlessGoods(shops: readonly (readonly DemoProduct[])[], maxVariants: number): Generator<DemoProduct> {
  let productId = 0;
  let variantId = 0;
  for (let round = 0; ; round += 1) {
    for (const product of shops[round % shops.length] ?? []) {
      productId += 1;
      yield {
        ...product,
        id: productId,
        slug: round === 0 ? product.slug : `${product.slug}-n${round + 1}`,
        title: round === 0 ? product.title : `${product.title} № ${round + 1}`,
        variants: product.variants.slice(0, maxVariants).map((variant) => ({
          ...variant,
          id: (variantId += 1),
          price: variant.price + round * 100,
          oldPrice: variant.oldPrice === null ? null : variant.oldPrice + round * 100,
        })),
        reviews: product.reviews.slice(0, round === 0 ? 40 : 2),
      };
    }
  }
}

/** Fills an empty, migrated database with a large catalogue of the demo shop's kinds, in batches, for benchmarks. */
export async function generateLargeShop(db: Db, options: LargeShopOptions): Promise<void> {
  const { products: wanted, seed = defaultSeed, maxVariants = 4, onProgress } = options;
  const portion = 2_000;
  const shop = buildDemoShop(seed);
  const shops = [
    shop.products,
    ...Array.from({ length: differentShops - 1 }, (_s, index) => buildProducts(demoLines, seed + index + 1)),
  ];

  await db.transaction().execute((trx) => fillDemoContent(trx));
  const frame = await fillCatalogueFrame(db, { ...shop, products: shops.flat() });
  const goods = endlessGoods(shops, maxVariants);
  for (let done = 0; done < wanted; done += portion) {
    const count = Math.min(portion, wanted - done);
    const products = Array.from({ length: count }, () => goods.next().value as DemoProduct);
    await db.transaction().execute((trx) => fillGoods(trx, { products }, frame));
    onProgress?.(done + count, wanted);
  }
  await fillPromoCodes(db, shop);
  await restartIds(db, shopTablesWithIds);
  await db.transaction().execute((trx) => rebuildCatalogue(trx));
}
