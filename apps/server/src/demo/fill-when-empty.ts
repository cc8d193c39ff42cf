import type { Preparation } from '../preparation.js';
import { fillDemoShop } from './fill.js';

/** Puts the demo shop into an empty database, in demo mode only; an imported shop is left as it is. */
export const fillWhenEmpty: Preparation = async (db, settings, tell) => {
  if (!settings.isDemo) return;
  if (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) return;
  tell('Filling the demo shop…');
  const { products, variants, reviews } = await fillDemoShop(db);
  tell(`${products} products, ${variants} variants, ${reviews} reviews.`);
};
