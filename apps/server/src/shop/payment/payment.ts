import type { CardPayment, PaymentRequest } from '../../adapters/card-payment.js';
import type { Db } from '../../db/schema.js';
import type { PaymentKind } from './allowed-payment.js';

/** A payment by card or СБП and the order it belongs to. `amount` is kopecks. */
export interface PaymentView extends PaymentRequest {
  readonly orderId: number;
  readonly orderStatus: string;
  readonly status: 'pending' | 'failed' | 'paid' | 'refunding' | 'refunded';
}

/** The payment behind an opaque token, null when there is none. */
export async function findPayment(db: Db, token: string): Promise<PaymentView | null> {
  if (token === '') return null;
  const row = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.status as orderStatus',
      'orders.payment',
      'payments.status',
      'payments.amount_kopecks',
    ])
    .where('orders.payment_token', '=', token)
    .executeTakeFirst();
  if (!row) return null;
  return {
    paymentId: token,
    orderId: row.id,
    orderNumber: row.number,
    orderStatus: row.orderStatus,
    amount: row.amount_kopecks,
    method: methodOf(row.payment),
    status: row.status,
  };
}

const methodOf = (payment: PaymentKind): 'card' | 'sbp' => (payment === 'sbp' ? 'sbp' : 'card');

/** Our URL of a payment, which redirects to the acquirer's: neither e-mails nor pages wait for the acquirer. */
export const payAddress = (token: string): string => `/pay/${token}`;

/** The address where an order is paid by card or СБП; null when nothing is to be paid (any more). */
export async function paymentLink(db: Db, orderId: number, cards: CardPayment): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'payment', 'payment_token', 'total_kopecks'])
    .where('id', '=', orderId)
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirst();
  if (!row || row.payment_token === '') return null;
  return cards.start({
    paymentId: row.payment_token,
    orderNumber: row.number,
    amount: row.total_kopecks,
    method: methodOf(row.payment),
  });
}

/** What the shop knows of the payment that a buyer comes back from (decision 19); '' when there was none. */
export type PaymentWord = 'paid' | 'pending' | 'failed' | '';

/** What a returning buyer is shown about the newest card order. */
export interface LastPayment {
  readonly payment: PaymentWord;
  readonly orderNum: string;
  /** Where it is still to be paid; '' when nothing is. */
  readonly paymentLink: string;
}

/** The visitor's newest order with its payment; only a card order of the last day has a payment message. */
export async function lastPayment(db: Db, visitorId: number | null, now: Date): Promise<LastPayment> {
  const nothing = { payment: '', orderNum: '', paymentLink: '' } as const;
  if (visitorId === null) return nothing;
  const row = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'orders.status', 'orders.payment_token as token', 'payments.status as payment'])
    .where('orders.visitor_id', '=', visitorId)
    .where('orders.created_at', '>', new Date(now.getTime() - 86_400_000))
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return nothing;
  if (row.payment === 'paid') return { payment: 'paid', orderNum: row.number, paymentLink: '' };
  const isOpen = row.status === 'awaiting-payment';
  return {
    payment: isOpen && row.payment === 'pending' ? 'pending' : 'failed',
    orderNum: row.number,
    // A failed attempt may be repeated as long as the goods are held.
    paymentLink: isOpen && row.token !== '' ? payAddress(row.token) : '',
  };
}
