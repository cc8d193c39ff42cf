import type { FastifyInstance } from 'fastify';
import { emptyBasket } from '../shop/basket/basket.js';
import { applyPromo, cancelPromo } from '../shop/promo/apply-promo.js';
import { basketToWire } from './basket.wire.js';
import { wireRoute } from './route.js';

/** `/api/basket/applyPromocode/` and `/api/basket/cancelPromocode/`; the second is a GET that changes things. */
export function promocodeRoutes(app: FastifyInstance): void {
  wireRoute(app, 'applyPromocode', async (context, { promocode }) =>
    basketToWire(await applyPromo(context.db, await context.ensureVisitor(), promocode, context.now)),
  );
  wireRoute(
    app,
    'cancelPromocode',
    async ({ db, session, now }) =>
      basketToWire(session.visitorId === null ? emptyBasket : await cancelPromo(db, session.visitorId, now)),
    { isStateChange: true },
  );
}
