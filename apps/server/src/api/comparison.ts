import type { FastifyInstance } from 'fastify';
import { getComparedProducts } from '../shop/comparison/compared-products.js';
import { addToList, clearList, getListIds, removeFromList } from '../shop/lists/product-lists.js';
import { wireRoute } from './route.js';

/** The five calls under `/api/comparison/`. `S1 §7` */
export function comparisonRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getComparedItems',
    async ({ db, session }) => ({
      items: await getComparedProducts(db, await getListIds(db, 'comparison', session.visitorId), () => true),
    }),
    { isReading: true },
  );
  wireRoute(app, 'addToComparison', async (context, { id }) => ({
    length: await addToList(context.db, 'comparison', await context.ensureVisitor(), id),
  }));
  wireRoute(app, 'removeFromComparison', async ({ db, session }, { id }) => ({
    length: await removeFromList(db, 'comparison', session.visitorId, id),
  }));
  wireRoute(app, 'clearComparison', async ({ db, session }) => {
    await clearList(db, 'comparison', session.visitorId);
    return null;
  });
  wireRoute(app, 'getComparisonLength', async ({ db, session }) => {
    const itemsId = await getListIds(db, 'comparison', session.visitorId);
    return { length: itemsId.length, itemsId };
  });
}
