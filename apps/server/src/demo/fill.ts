import { restartIds } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { buildDemoShop, defaultSeed } from './build-demo-shop.js';
import { fillContent } from './fill-content.js';
import { fillGoods } from './fill-goods.js';
import { demoSynonyms } from './synonyms.js';
import { fillCatalogueFrame, fillPlaces } from './fill-frame.js';

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

/**
 * Puts the demo shop into an empty, migrated database, all or nothing.
 * @throws when goods are there already
 */
export async function fillDemoShop(db: Db, { seed = defaultSeed }: { seed?: number } = {}): Promise<FilledShop> {
  const shop = buildDemoShop(seed);
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (known) throw new Error('The shop already has goods: the demo shop is put into an empty database only');
    await fillPlaces(trx, shop);
    const frame = await fillCatalogueFrame(trx, shop);
    await fillGoods(trx, shop, frame);
    await fillContent(trx, shop);
    await trx
      .insertInto('search_synonyms')
      .values(demoSynonyms.map((words) => ({ words })))
      .execute();
    await restartIds(trx, shopTablesWithIds);
    await rebuildCatalogue(trx);
  });
  return {
    products: shop.products.length,
    variants: shop.products.reduce((sum, product) => sum + product.variants.length, 0),
    reviews: shop.products.reduce((sum, product) => sum + product.reviews.length, 0),
  };
}
