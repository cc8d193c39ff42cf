import type { FastifyInstance } from 'fastify';
import type { CardPayment } from '../adapters/card-payment.js';
import type { YookassaPayment } from '../adapters/yookassa/yookassa-payment.js';
import { creditLink, findCredit } from '../shop/credit/credit.js';
import { findPayment } from '../shop/payment/payment.js';
import { readReceiptData } from '../shop/payment/receipt-data.js';

/**
 * `GET /pay/<payment>`: sends the buyer to the acquirer's page. An order's link leads here, so that neither the order
 * nor the list of orders waits for the acquirer. When the acquirer is down, the buyer sees the failure dialog and may
 * try again.
 */
export function payRoutes(app: FastifyInstance): void {
  const { db, log, adapters } = app.shop;
  const cards = adapters.cardPayment;
  app.get('/pay/:token', async (request, reply) => {
    const { token = '' } = request.params as { token?: string };
    const payment = await findPayment(db, /^[\w-]{32}$/.test(token) ? token : '');
    if (!payment) return app.shop.errorPage(request, reply, 404);
    void reply.header('cache-control', 'no-store');
    if (payment.status === 'paid') return reply.redirect('/order?paymentSuccess=true', 303);
    if (payment.orderStatus !== 'awaiting-payment') return reply.redirect('/orders', 303);
    try {
      const page = hasPage(cards)
        ? cards.open(payment, await readReceiptData(db, payment.orderId))
        : cards.start(payment);
      return await reply.redirect(await page, 303);
    } catch (error) {
      log.error({ err: error, orderId: payment.orderId }, 'the acquirer gave no payment page');
      return reply.redirect('/order?paymentSuccess=false', 303);
    }
  });
}

/**
 * `GET /credit/<application>`: sends the buyer to the partner's page. An application that could not be opened with its
 * order is opened now.
 */
export function creditRoutes(app: FastifyInstance): void {
  const { db, log, adapters } = app.shop;
  const partner = adapters.credit;
  if (partner === null) return;
  app.get('/credit/:token', async (request, reply) => {
    const { token = '' } = request.params as { token?: string };
    const credit = await findCredit(db, /^[\w-]{32}$/.test(token) ? token : '');
    if (!credit) return app.shop.errorPage(request, reply, 404);
    void reply.header('cache-control', 'no-store');
    try {
      const page = credit.isOpen ? await creditLink(db, credit.orderId, partner, app.shop.now()) : null;
      return await reply.redirect(page ?? '/orders', 303);
    } catch (error) {
      log.error({ err: error, orderId: credit.orderId }, 'the partner gave no page of the application');
      return reply.redirect('/order?paymentSuccess=false', 303);
    }
  });
}

const hasPage = (cards: CardPayment): cards is YookassaPayment => 'open' in cards;
