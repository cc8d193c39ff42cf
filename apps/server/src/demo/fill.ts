import { loadContentIn } from '../content-files/load-content.js';
import { restartIds } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { buildDemoShop, defaultSeed } from './build-demo-shop.js';
import { readDemoContent } from './demo-content.js';
import { fillCatalogueFrame } from './fill-frame.js';
import { fillGoods } from './fill-goods.js';
import { fillPromoCodes } from './fill-promo-codes.js';

/** What was put into the database. */
export interface FilledShop {
  products: number;
  variants: number;
  reviews: number;
}

/** Tables whose rows the demo shop numbers itself. */
export const shopTablesWithIds = [
  'sections',
  'brands',
  'properties',
  'property_values',
  'products',
  'variants',
  'cities',
  'shops',
  'articles',
  'sales',
  'galleries',
] as const;

/** Everything that is not goods, as `npm run content` loads it; shops get the ids that the goods name. */
export async function fillDemoContent(trx: Db): Promise<void> {
  await restartIds(trx, shopTablesWithIds);
  await loadContentIn(trx, await readDemoContent());
}

/**
 * Puts the demo shop into an empty, migrated database, all or nothing.
 * @throws when goods are there already
 */
export async function fillDemoShop(db: Db, { seed = defaultSeed }: { seed?: number } = {}): Promise<FilledShop> {
  const shop = buildDemoShop(seed);
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (known) throw new Error('The shop already has goods: the demo shop is put into an empty database only');
    await fillDemoContent(trx);
    const frame = await fillCatalogueFrame(trx, shop);
    await fillGoods(trx, shop, frame);
    await fillPromoCodes(trx, shop);
    await restartIds(trx, shopTablesWithIds);
    await rebuildCatalogue(trx);
  });
  return {
    products: shop.products.length,
    variants: shop.products.reduce((sum, product) => sum + product.variants.length, 0),
    reviews: shop.products.reduce((sum, product) => sum + product.reviews.length, 0),
  };
}
