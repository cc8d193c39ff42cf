import type { FastifyInstance } from 'fastify';
import { emptyBasket } from '../shop/basket/basket.js';
import { guessPromo } from '../shop/rate-limits/budgets.js';
import { applyPromo, cancelPromo } from '../shop/promo/apply-promo.js';
import { basketToWire } from './basket.wire.js';
import { clientNetwork } from './client-address.js';
import { wireRoute } from './route.js';

/** `/api/basket/applyPromocode/` and `/api/basket/cancelPromocode/`; the second is a GET that changes things. */
export function promocodeRoutes(app: FastifyInstance): void {
  wireRoute(app, 'applyPromocode', async (context, { promocode }) => {
    const { db, log, now, request, settings } = context;
    const visitorId = await context.ensureVisitor();
    const asker = { sessionId: context.session.id, ip: clientNetwork(request) };
    const basket = await guessPromo(
      db,
      asker,
      settings.limits,
      now,
      () => applyPromo(db, visitorId, promocode, now),
      (error) => log.warn({ err: error }, 'an attempt with a promo code was not uncounted'),
    );
    return basketToWire(basket);
  });
  wireRoute(
    app,
    'cancelPromocode',
    async ({ db, session, now }) =>
      basketToWire(session.visitorId === null ? emptyBasket : await cancelPromo(db, session.visitorId, now)),
    { isStateChange: true },
  );
}
