import type { FastifyRequest } from 'fastify';
import { moneyText } from '../shop/money.js';
import { escapeHtml } from './demo-document.js';

/** Notifies the shop as a bank's server would: through the endpoint for its notices. */
export type Notify = (notice: object) => Promise<{ readonly errorCode: number; readonly errorMessage: string }>;

/** The token of a payment or an application in the path; '' when it cannot be one. */
export function tokenOf(request: FastifyRequest): string {
  const { token } = request.params as { token?: string };
  return /^[\w-]{32}$/.test(token ?? '') ? token! : '';
}

/** What the demo bank asks: a sum, and a button for each answer. Texts are plain, not HTML. */
export interface BankQuestion {
  readonly title: string;
  readonly hint: string;
  readonly sumTitle: string;
  /** Kopecks. */
  readonly amount: number;
  /** A line under the sum. */
  readonly sumHint?: string;
  /** Name of the form's field, then its value and the button's text for each answer; the first one is the main one. */
  readonly field: string;
  readonly answers: readonly (readonly [value: string, text: string])[];
}

/** The form of a bank's page as HTML. */
export function questionHtml({ title, hint, sumTitle, amount, sumHint, field, answers }: BankQuestion): string {
  const buttons = answers.map(
    ([value, text], index) =>
      `<button${index === 0 ? '' : ' class="plain"'} name="${field}" value="${value}">${escapeHtml(text)}</button>`,
  );
  return (
    `<h1>${escapeHtml(title)}</h1><p class="hint">${escapeHtml(hint)}</p>` +
    `<form class="card" method="post"><h2>${escapeHtml(sumTitle)}</h2><p class="sum">${moneyText(amount)}</p>` +
    `${sumHint === undefined ? '' : `<p class="hint">${escapeHtml(sumHint)}</p>`}` +
    `<div class="row">${buttons.join('')}</div></form>`
  );
}

/** A bank's page with nothing left to decide, as HTML. `heading` is HTML; the link leads to the buyer's orders. */
export const doneHtml = (heading: string, text: string, link: { readonly isOutOfFrame?: boolean } = {}): string =>
  `${heading}<div class="card"><p>${escapeHtml(text)}</p>` +
  `<div class="row"><a class="button" href="/orders"${link.isOutOfFrame ? ' target="_top"' : ''}>К моим заказам</a></div></div>`;
