import type { FastifyInstance } from 'fastify';
import { readIdentity } from '../shop/identity/identity.js';
import { reserveProduct } from '../shop/orders/reserve-product.js';
import { requireOrderBudget } from '../shop/rate-limits/budgets.js';
import { requireHit } from '../shop/rate-limits/rate-limit.js';
import { shopDay } from '../shop/shop-time.js';
import { clientAddress, clientNetwork } from './client-address.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';
import { variantOf } from './variant.wire.js';

/** How many reservations one address may make in an hour: they cost nothing. */
const perAddress = 30;

/**
 * `POST /api/product/reserveProduct/` (S2 §7): one piece, in one shop, guests too. Responds with the order's number and
 * the day on which its hold ends.
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
    const reserver = { visitorId, userId: context.session.userId, clientKey, limits, now, ip: clientAddress(request) };
    const { name, phone, address } = form;
    const wanted = { ...variantOf(form), name, phone, address: String(address) };
    const { number, until } = await reserveProduct(db, wanted, reserver);
    deliverSoon(context);
    return { orderNum: number, until: shopDay(until, (await readIdentity(db)).time.zone) };
  });
}
