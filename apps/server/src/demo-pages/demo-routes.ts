import type { FastifyInstance } from 'fastify';
import type { CardPayment } from '../adapters/card-payment.js';
import type { DemoCardPayment } from '../adapters/demo-card-payment.js';
import { creditNoticeAddress } from '../adapters/create-credit.js';
import type { CreditPartner } from '../adapters/credit.js';
import type { DemoCredit } from '../adapters/demo-credit.js';
import { noticeAddress } from '../api/payment-notice.js';
import { answerCredit, creditPage, creditScript, creditScriptAddress } from './credit-page.js';
import { answerOrder, ordersPage } from './orders-page.js';
import { outboxPage } from './outbox-page.js';
import type { Notify } from './bank-page.js';
import { answerPayment, payPage } from './pay-page.js';

/** Pages that stand in for a phone, a mailbox, a bank and the shop's staff. They exist in demo mode only: elsewhere they are a 404. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  const { shop } = app;
  if (!shop.settings.isDemo) return;
  const bank = shop.adapters.cardPayment;
  const { credit } = shop.adapters;
  const notifier =
    (url: string): Notify =>
    async (notice) =>
      (await app.inject({ method: 'POST', url, payload: notice })).json();
  // In a scope of its own: url-encoded form bodies are parsed here and nowhere else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.get('/demo/outbox', (request, reply) => outboxPage(shop.db, request, reply));
    scope.get('/demo/orders', (_request, reply) => ordersPage(shop, reply));
    scope.post('/demo/orders/:id', (request, reply) => answerOrder(shop, request, reply));
    if (isDemoCredit(credit)) {
      const tell = notifier(creditNoticeAddress);
      scope.get(creditScriptAddress, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(creditScript),
      );
      scope.get('/demo/credit/:token', (request, reply) => creditPage(shop, request, reply));
      scope.post('/demo/credit/:token', (request, reply) => answerCredit(shop, credit, tell, request, reply));
    }
    if (!isDemoBank(bank)) return;
    const notify = notifier(noticeAddress);
    scope.get('/demo/pay/:token', (request, reply) => payPage(shop, request, reply));
    scope.post('/demo/pay/:token', (request, reply) => answerPayment(shop, bank, notify, request, reply));
  });
}

function isDemoCredit(credit: CreditPartner | null): credit is DemoCredit {
  return credit !== null && 'sign' in credit;
}

function isDemoBank(cards: CardPayment): cards is DemoCardPayment {
  return 'sign' in cards;
}
