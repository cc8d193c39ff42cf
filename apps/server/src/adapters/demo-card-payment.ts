import { createHmac, timingSafeEqual } from 'node:crypto';

import type { CardPayment, PaymentNotice, SignedNotice } from './card-payment.js';

/** A stand-in for an acquirer: its page is `/demo/pay/<payment>`, its notices are signed with a shared secret. */
export interface DemoCardPayment extends CardPayment {
  /** Signs a notice as the acquirer would. */
  sign(notice: PaymentNotice): SignedNotice;
}

/** Makes the demo acquirer. All server processes of one shop must share `secret`. */
export function createDemoCardPayment(secret: string): DemoCardPayment {
  const signOf = (notice: PaymentNotice) =>
    createHmac('sha256', secret)
      .update([notice.paymentId, notice.result, notice.amount, notice.receiptLink ?? []].flat().join('.'))
      .digest('hex');
  return {
    isSbpOn: true,
    start: (request) => Promise.resolve(`/demo/pay/${request.paymentId}`),
    refund: () => Promise.resolve(),
    sign: (notice) => ({ ...notice, sign: signOf(notice) }),
    readNotice({ body }) {
      if (!isSignedNotice(body)) return Promise.resolve(null);
      const { paymentId, result, amount, receiptLink } = body;
      const notice = { paymentId, result, amount, ...(receiptLink !== undefined && { receiptLink }) };
      return Promise.resolve(isSameText(signOf(notice), body.sign) ? notice : null);
    },
  };
}

const isReceiptLink = (text: string): boolean => /^https?:\/\/\S{1,1000}$/.test(text);

const results: readonly PaymentNotice['result'][] = ['pending', 'paid', 'failed', 'refunded'];

function isSignedNotice(body: unknown): body is SignedNotice {
  if (typeof body !== 'object' || body === null) return false;
  const { paymentId, result, amount, receiptLink, sign } = body as Record<string, unknown>;
  return (
    typeof paymentId === 'string' &&
    (results as readonly unknown[]).includes(result) &&
    Number.isSafeInteger(amount) &&
    (receiptLink === undefined || (typeof receiptLink === 'string' && isReceiptLink(receiptLink))) &&
    typeof sign === 'string'
  );
}

function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
