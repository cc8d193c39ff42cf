import type { FastifyInstance } from 'fastify';
import { reserveProduct } from '../shop/order/reserve-product.js';
import { requireHit } from '../shop/rate-limits/rate-limit.js';
import { wireRoute } from './route.js';

/** How many reservations one address may make in an hour: nothing is paid for them. */
const perAddress = 30;

/** `POST /api/product/reserveProduct/` (S2 §7): one piece, in one shop, guests too. */
export function reservationRoutes(app: FastifyInstance): void {
  wireRoute(app, 'reserveProduct', async (context, form) => {
    const { db, now, request } = context;
    await requireHit(db, { key: `reserve:${request.ip}`, max: perAddress, windowMs: 3_600_000 }, now);
    const visitorId = await context.ensureVisitor();
    const reserver = { visitorId, userId: context.session.userId, now };
    await reserveProduct(db, { ...form, address: String(form.address) }, reserver);
    return {};
  });
}
