import type { FastifyInstance } from 'fastify';
import { basketAt, emptyBasket } from '../shop/basket/basket.js';
import { lengthOfBasket, totalsAt } from '../shop/basket/basket-totals.js';
import { adding, removing, settingQuantity } from '../shop/basket/change-basket.js';
import { toRoubles } from '../shop/money.js';
import { basketToWire, totalsToWire } from './basket.wire.js';
import { wireRoute } from './route.js';
import type { RouteOptions } from './route.js';
import { variantOf } from './variant.wire.js';

/** One statement per call: most of the cost of a small call is the round trip to the database. */
const inOneStatement: RouteOptions = { isSessionDeferred: true };

/** `/api/basket/…`: the visitor's own basket; a visitor without a session has an empty one. */
export function basketRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getBasketItems',
    async ({ askVisitor, now }) => basketToWire((await askVisitor(basketAt(now))) ?? emptyBasket),
    inOneStatement,
  );
  wireRoute(
    app,
    'getBasketPrice',
    async ({ askVisitor, now }) => ({ price: toRoubles((await askVisitor(totalsAt(now)))?.price ?? 0) }),
    inOneStatement,
  );
  wireRoute(
    app,
    'getBasketLength',
    async ({ askVisitor }) => ({ length: (await askVisitor(lengthOfBasket)) ?? 0 }),
    inOneStatement,
  );
  wireRoute(
    app,
    'addItemToBasket',
    async ({ askNewVisitor, now }, goods) => totalsToWire(await askNewVisitor(adding(variantOf(goods), now))),
    inOneStatement,
  );
  wireRoute(
    app,
    'deleteBasketItem',
    async ({ askVisitor, now }, goods) =>
      totalsToWire((await askVisitor(removing(variantOf(goods), now))) ?? { price: 0, length: 0 }),
    inOneStatement,
  );
  wireRoute(
    app,
    'setBasketQuantity',
    async ({ askNewVisitor, now }, { quantity, ...goods }) =>
      totalsToWire(await askNewVisitor(settingQuantity({ ...variantOf(goods), quantity }, now))),
    inOneStatement,
  );
}
