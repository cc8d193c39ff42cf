import type { FastifyInstance } from 'fastify';
import { readBasket } from '../shop/basket/basket.js';
import { basketLength, basketTotals } from '../shop/basket/basket-totals.js';
import { addToBasket, removeFromBasket, setQuantity } from '../shop/basket/change-basket.js';
import { toRoubles } from '../shop/money.js';
import { basketToWire, totalsToWire } from './basket.wire.js';
import { wireRoute } from './route.js';
import { variantOf } from './variant.wire.js';

/** `/api/basket/…`: the visitor's own basket; a visitor without a session has an empty one. */
export function basketRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getBasketItems', async ({ db, session, now }) =>
    basketToWire(await readBasket(db, session.visitorId, now)),
  );
  wireRoute(app, 'getBasketPrice', async ({ db, session, now }) => {
    const { price } = await basketTotals(db, session.visitorId, now);
    return { price: toRoubles(price) };
  });
  wireRoute(app, 'getBasketLength', async ({ db, session }) => ({
    length: await basketLength(db, session.visitorId),
  }));
  wireRoute(app, 'addItemToBasket', async (context, goods) =>
    totalsToWire(await addToBasket(context.db, await context.ensureVisitor(), variantOf(goods), context.now)),
  );
  wireRoute(app, 'deleteBasketItem', async ({ db, session, now }, goods) => {
    if (session.visitorId === null) return { price: 0, length: 0 };
    return totalsToWire(await removeFromBasket(db, session.visitorId, variantOf(goods), now));
  });
  wireRoute(app, 'setBasketQuantity', async (context, { quantity, ...goods }) => {
    const wanted = { ...variantOf(goods), quantity };
    return totalsToWire(await setQuantity(context.db, await context.ensureVisitor(), wanted, context.now));
  });
}
