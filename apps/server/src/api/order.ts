import type { FastifyInstance } from 'fastify';
import { freeDeliveryLimitIn, readIdentity } from '../shop/identity/identity.js';
import { createOrder } from '../shop/orders/create-order.js';
import { creditLink } from '../shop/credit/credit.js';
import { paymentLink } from '../shop/payment/payment.js';
import { requireOrderBudget } from '../shop/rate-limits/budgets.js';
import { originOf } from '../pages/page-origin.js';
import { versionIn } from '../shop/basket/basket-version.js';
import { clientAddress, clientNetwork } from './client-address.js';
import { carrierDesk } from './delivery.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** How long goods are held for a card order that is not paid yet. */
const unpaidHoldMs = 30 * 60_000;

/**
 * `POST /api/basket/order/`: guests may order too. With the header `Idempotency-Key` retries make one order; with
 * `If-Match` only the basket that the buyer saw is ordered.
 */
export function orderRoutes(app: FastifyInstance): void {
  wireRoute(app, 'createOrder', async (context, form) => {
    const { db, session, now, settings, adapters, request, log } = context;
    const header = request.headers['idempotency-key'];
    const visitorId = await context.ensureVisitor();
    await requireOrderBudget(db, { sessionId: context.session.id, ip: clientNetwork(request) }, settings.limits, now);
    const { id: orderId, number } = await createOrder(db, {
      visitorId,
      userId: session.userId,
      form,
      clientKey: (Array.isArray(header) ? header[0] : header) ?? null,
      seenVersion: versionIn(request.headers['if-match']),
      seenDelivery: form.deliveryVersion,
      desk: carrierDesk(adapters, log),
      origin: originOf(request),
      ip: clientAddress(request),
      now,
      limits: settings.limits,
      rules: {
        freeDeliveryLimit: freeDeliveryLimitIn(await readIdentity(db), settings),
        unpaidHoldMs,
        unconfirmedHoldMs: settings.limits.confirmationHours * 3_600_000,
        areCardsOff: adapters.cardPayment.isOff ?? false,
        isSbpOn: adapters.cardPayment.isSbpOn ?? false,
        isCreditOff: adapters.credit === null,
        isEmailOptional: settings.isOrderEmailOptional,
      },
    });
    deliverSoon(context);
    const asking =
      form.payment === 'credit' && adapters.credit !== null
        ? creditLink(db, orderId, adapters.credit, now)
        : paymentLink(db, orderId, adapters.cardPayment);
    const link = await asking.catch((error: unknown) => {
      // The order is placed; without a link the client shows its failure dialog for a card (decision 19), the list of
      // orders for a credit.
      log.error({ err: error, orderId, payment: form.payment }, 'no page to pay at was given');
      return null;
    });
    return { payment_link: link ?? '', orderNum: number };
  });
}
