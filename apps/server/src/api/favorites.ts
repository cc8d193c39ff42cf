import type { FastifyInstance } from 'fastify';
import { addToList, clearList, getListIds, removeFromList } from '../shop/lists/product-lists.js';
import { getCards } from '../shop/product/cards.js';
import { wireRoute } from './route.js';

/** The five calls under `/api/favorites/`. `S1 §7` */
export function favoritesRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getFavoriteItems',
    async ({ db, session }) => ({
      items: await getCards(db, await getListIds(db, 'favorites', session.visitorId)),
    }),
    { isReading: true },
  );
  wireRoute(app, 'addToFavorites', async (context, { id }) => ({
    length: await addToList(context.db, 'favorites', await context.ensureVisitor(), id),
  }));
  wireRoute(app, 'removeFromFavorites', async ({ db, session }, { id }) => ({
    length: await removeFromList(db, 'favorites', session.visitorId, id),
  }));
  wireRoute(app, 'clearFavorites', async ({ db, session }) => {
    await clearList(db, 'favorites', session.visitorId);
    return null;
  });
  wireRoute(app, 'getFavoritesLength', async ({ db, session }) => {
    const itemsId = await getListIds(db, 'favorites', session.visitorId);
    return { length: itemsId.length, itemsId };
  });
}
