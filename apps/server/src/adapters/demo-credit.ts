import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CreditNotice, CreditPartner } from './credit.js';

/** A notice of the demo partner as it is sent. */
export interface SignedCreditNotice extends CreditNotice {
  readonly amount: number;
  readonly sign: string;
}

/** A stand-in for a credit partner: its page is `/demo/credit/<application>`, its notices are signed. */
export interface DemoCredit extends CreditPartner {
  /** Signs a notice as the partner would. */
  sign(notice: CreditNotice & { readonly amount: number }): SignedCreditNotice;
}

/** Makes the demo partner. All server processes of one shop must share `secret`. */
export function createDemoCredit(secret: string): DemoCredit {
  const signOf = ({ orderNumber, result, amount }: CreditNotice) =>
    createHmac('sha256', secret).update(`credit.${orderNumber}.${result}.${amount}`).digest('hex');
  return {
    look: { kind: 'frame', name: 'Учебный банк' },
    start: ({ creditId }) => Promise.resolve({ externalId: creditId, link: `/demo/credit/${creditId}` }),
    confirm: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    sign: (notice) => ({ ...notice, sign: signOf(notice) }),
    readNotice({ body }) {
      if (!isSigned(body)) return Promise.resolve(null);
      const { orderNumber, result, amount } = body;
      const notice = { orderNumber, result, amount };
      return Promise.resolve(isSameText(signOf(notice), body.sign) ? notice : null);
    },
  };
}

const results: readonly unknown[] = ['pending', 'approved', 'rejected', 'cancelled'];

function isSigned(body: unknown): body is SignedCreditNotice {
  if (typeof body !== 'object' || body === null) return false;
  const { orderNumber, result, amount, sign } = body as Record<string, unknown>;
  return (
    typeof orderNumber === 'string' &&
    results.includes(result) &&
    Number.isSafeInteger(amount) &&
    typeof sign === 'string'
  );
}

function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
