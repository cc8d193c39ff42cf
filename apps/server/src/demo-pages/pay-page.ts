import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoCardPayment } from '../adapters/demo-card-payment.js';
import type { ShopServices } from '../api/services.js';
import { guardStateChange } from '../api/request-guard.js';
import { findPayment } from '../shop/payment/payment.js';
import type { PaymentView } from '../shop/payment/payment.js';
import { moneyText } from '../shop/money.js';
import { escapeHtml, sendDemoPage } from './demo-document.js';

/** Notifies the shop of a payment as an acquirer's server would: through its endpoint for notices. */
export type Notify = (notice: object) => Promise<{ readonly errorCode: number; readonly errorMessage: string }>;

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

function tokenOf(request: FastifyRequest): string {
  const { token } = request.params as { token?: string };
  return /^[\w-]{32}$/.test(token ?? '') ? token! : '';
}

/** A declined payment may be retried while the shop holds the goods. */
function isOpen(payment: PaymentView): boolean {
  return payment.orderStatus === 'awaiting-payment' && payment.status !== 'paid';
}

function openHtml(payment: PaymentView): string {
  const hint =
    payment.status === 'failed'
      ? 'Прошлая попытка не удалась: можно попробовать ещё раз.'
      : 'Это страница учебного банка: деньги не спишутся, данные карты не нужны.';
  return (
    `<h1>Оплата заказа № ${escapeHtml(payment.orderNumber)}</h1><p class="hint">${hint}</p>` +
    `<form class="card" method="post"><h2>К оплате</h2><p class="sum">${moneyText(payment.amount)}</p><div class="row">` +
    `<button name="result" value="paid">Оплатить</button>` +
    `<button class="plain" name="result" value="failed">Отказаться</button></div></form>`
  );
}

function closedHtml(payment: PaymentView): string {
  const isPaid = payment.status === 'paid';
  const text = isPaid ? 'Этот заказ уже оплачен.' : 'Этот заказ закрыт: оплатить его больше нельзя.';
  return (
    `<h1>Заказ № ${escapeHtml(payment.orderNumber)}</h1><div class="card"><p>${text}</p>` +
    `<div class="row"><a class="button" href="/orders">К моим заказам</a></div></div>`
  );
}
