import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoCardPayment } from '../adapters/demo-card-payment.js';
import type { ShopServices } from '../api/services.js';
import { guardStateChange } from '../api/request-guard.js';
import { findPayment } from '../shop/payment/payment.js';
import type { PaymentView } from '../shop/payment/payment.js';
import { doneHtml, questionHtml, tokenOf } from './bank-page.js';
import type { Notify } from './bank-page.js';
import { escapeHtml, sendDemoPage } from './demo-document.js';

/** `GET /demo/pay/<payment>`: the demo acquirer's page. */
export async function payPage(shop: ShopServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const payment = await findPayment(shop.db, tokenOf(request));
  if (!payment) return shop.errorPage(request, reply, 404);
  return sendDemoPage(reply, {
    title: 'Оплата заказа',
    body: isOpen(payment) ? openHtml(payment) : closedHtml(payment),
  });
}

/**
 * `POST /demo/pay/<payment>`: a button was clicked. Signs the notice, sends it to the shop, redirects the buyer back.
 */
export async function answerPayment(
  shop: ShopServices,
  bank: DemoCardPayment,
  notify: Notify,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  guardStateChange(request, shop.settings);
  const payment = await findPayment(shop.db, tokenOf(request));
  if (!payment) return shop.errorPage(request, reply, 404);
  const result = (request.body as { result?: unknown } | undefined)?.result === 'paid' ? 'paid' : 'failed';
  const answer = await notify(bank.sign({ paymentId: payment.paymentId, result, amount: payment.amount }));
  const after = await findPayment(shop.db, payment.paymentId);
  const isPaid = answer.errorCode === 0 && after?.status === 'paid';
  return reply.redirect(`/order?paymentSuccess=${isPaid}`, 303);
}

/** A declined payment may be retried while the shop holds the goods. */
function isOpen(payment: PaymentView): boolean {
  return payment.orderStatus === 'awaiting-payment' && payment.status !== 'paid';
}

function openHtml({ orderNumber, amount, status, method }: PaymentView): string {
  return questionHtml({
    title: `Оплата заказа № ${orderNumber}`,
    hint:
      status === 'failed'
        ? 'Прошлая попытка не удалась: можно попробовать ещё раз.'
        : method === 'sbp'
          ? 'Это страница учебного банка: деньги не спишутся. Настоящая показала бы QR-код СБП или открыла приложение вашего банка.'
          : 'Это страница учебного банка: деньги не спишутся, данные карты не нужны.',
    sumTitle: method === 'sbp' ? 'К оплате через СБП' : 'К оплате',
    amount,
    field: 'result',
    answers: [
      ['paid', method === 'sbp' ? 'Оплатить через СБП' : 'Оплатить'],
      ['failed', 'Отказаться'],
    ],
  });
}

function closedHtml({ orderNumber, status }: PaymentView): string {
  return doneHtml(
    `<h1>Заказ № ${escapeHtml(orderNumber)}</h1>`,
    status === 'paid' ? 'Этот заказ уже оплачен.' : 'Этот заказ закрыт: оплатить его больше нельзя.',
  );
}
