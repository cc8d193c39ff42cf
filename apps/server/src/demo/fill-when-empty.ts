import type { Preparation } from '../preparation.js';
import { readIdentity } from '../shop/identity/identity.js';

/** Puts the demo shop into an empty database, in demo mode only; an imported shop and one that has set its identity are left as they are. */
export const fillWhenEmpty: Preparation = async (db, settings, tell) => {
  if (!settings.isDemo) return;
  if (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) return;
  if (!(await readIdentity(db)).isDemo) return;
  tell('Filling the demo shop…');
  // A filled shop starts without any of it.
  const { fillDemoShop } = await import('./fill.js');
  const { products, variants, reviews } = await fillDemoShop(db);
  tell(`${products} products, ${variants} variants, ${reviews} reviews.`);
};
