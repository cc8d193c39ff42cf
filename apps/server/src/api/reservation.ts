import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { reserveProduct } from '../shop/order/reserve-product.js';
import { shopTimeZone } from '../shop/orders/own-orders.js';
import { requireOrderBudget } from '../shop/rate-limits/budgets.js';
import { requireHit } from '../shop/rate-limits/rate-limit.js';
import { clientNetwork } from './client-address.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** How many reservations one address may make in an hour: nothing is paid for them. */
const perAddress = 30;

/**
 * `POST /api/product/reserveProduct/` (S2 §7): one piece, in one shop, guests too. Answers the order's number and the
 * day on which its hold ends.
 */
export function reservationRoutes(app: FastifyInstance): void {
  wireRoute(app, 'reserveProduct', async (context, form) => {
    const { db, now, request } = context;
    const { limits } = context.settings;
    await requireHit(db, { key: `reserve:${clientNetwork(request)}`, max: perAddress, windowMs: 3_600_000 }, now);
    const visitorId = await context.ensureVisitor();
    const asker = { sessionId: context.session.id, ip: clientNetwork(request) };
    await requireOrderBudget(db, asker, limits, now);
    const header = request.headers['idempotency-key'];
    const clientKey = (Array.isArray(header) ? header[0] : header) ?? null;
    const reserver = { visitorId, userId: context.session.userId, clientKey, limits, now };
    const id = await reserveProduct(db, { ...form, address: String(form.address) }, reserver);
    deliverSoon(context);
    return db
      .selectFrom('orders')
      .select('number as orderNum')
      .select(sql<string>`to_char(expires_at at time zone ${sql.lit(shopTimeZone)}, 'DD.MM.YYYY')`.as('until'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
}
