import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoCredit } from '../adapters/demo-credit.js';
import { guardStateChange } from '../api/request-guard.js';
import type { ShopServices } from '../api/services.js';
import { findCredit } from '../shop/credit/credit.js';
import type { CreditView } from '../shop/credit/credit.js';
import { moneyText } from '../shop/money.js';
import { doneHtml, questionHtml, tokenOf } from './bank-page.js';
import type { Notify } from './bank-page.js';
import { sendDemoPage } from './demo-document.js';

/** The message by which the demo partner's page notifies the embedding page of the shop that the buyer is done. */
type CreditAnswer = 'approved' | 'rejected' | 'closed';

/** Address of the one script of the demo partner. */
export const creditScriptAddress = '/demo/credit.js';

/** Posts the outcome to the embedding page, to its own origin only; opened on its own it does nothing. */
export const creditScript = `
var done = document.querySelector('[data-credit-answer]');
if (done && window.parent !== window) {
  window.parent.postMessage({ source: 'tropa-credit', answer: done.getAttribute('data-credit-answer') }, window.location.origin);
}
`.trim();

/** `GET /demo/credit/<application>`: the demo partner's form, for the frame of the shop's dialog. */
export async function creditPage(shop: ShopServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const credit = await findCredit(shop.db, tokenOf(request));
  if (!credit) return shop.errorPage(request, reply, 404);
  const answer = answerIn(request.query);
  const isAsking = credit.isOpen && answer === null;
  return sendDemoPage(reply, {
    title: 'Кредит',
    body: isAsking ? openHtml(credit) : outcomeHtml(credit, answer ?? answerOfStatus(credit)),
    isFramed: true,
    ...(isAsking ? {} : { script: creditScriptAddress }),
  });
}

/**
 * `POST /demo/credit/<application>`: a button was clicked. Signs the notice and sends it to the shop; closing sends
 * nothing.
 */
export async function answerCredit(
  shop: ShopServices,
  bank: DemoCredit,
  notify: Notify,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  guardStateChange(request, shop.settings);
  const token = tokenOf(request);
  const credit = await findCredit(shop.db, token);
  if (!credit) return shop.errorPage(request, reply, 404);
  const answer = answerIn(request.body) ?? 'closed';
  if (answer !== 'closed') {
    await notify(bank.sign({ orderNumber: credit.orderNumber, result: answer, amount: credit.amount }));
  }
  return reply.redirect(`/demo/credit/${token}?answer=${answer}`, 303);
}

function answerIn(said: unknown): CreditAnswer | null {
  const { answer } = (said ?? {}) as { answer?: unknown };
  return answer === 'approved' || answer === 'rejected' || answer === 'closed' ? answer : null;
}

function answerOfStatus({ status }: CreditView): CreditAnswer {
  if (status === 'approved') return 'approved';
  return status === 'rejected' ? 'rejected' : 'closed';
}

function openHtml({ orderNumber, amount }: CreditView): string {
  const perMonth = Math.floor(amount / 100 / 12) * 100;
  return questionHtml({
    title: `Кредит на заказ № ${orderNumber}`,
    hint: 'Это учебный банк: договора нет, платить не придётся.',
    sumTitle: 'Сумма',
    amount,
    sumHint: `12 месяцев примерно по ${moneyText(perMonth)}`,
    field: 'answer',
    answers: [
      ['approved', 'Одобрить'],
      ['rejected', 'Отказать'],
      ['closed', 'Закрыть'],
    ],
  });
}

const words: Record<CreditAnswer, string> = {
  approved: 'Кредит одобрен.',
  rejected: 'В кредите отказано.',
  closed: 'Заявка закрыта.',
};

function outcomeHtml({ orderNumber }: CreditView, answer: CreditAnswer): string {
  const heading = `<h1 data-credit-answer="${answer}">${words[answer]}</h1>`;
  return doneHtml(heading, `Заказ № ${orderNumber}.`, { isOutOfFrame: true });
}
