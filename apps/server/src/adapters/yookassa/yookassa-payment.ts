import type { YookassaSettings } from '../../settings/card-settings.js';
import type { CardPayment, PaymentNotice, PaymentRequest, ReceiptData } from '../card-payment.js';
import { ServiceFailure } from '../service-failure.js';
import { kopecksOf, moneyValue } from './money-value.js';
import { isYookassaAddress } from './notice-sender.js';
import { receiptBody } from './receipt.js';
import { createYookassaApi, usualPatience } from './yookassa-api.js';
import type { YookassaApi, YookassaObject, YookassaPatience } from './yookassa-api.js';

/** YooKassa; its payment page is opened through `/pay/<payment>`, so that a list of orders makes no calls. */
export interface YookassaPayment extends CardPayment {
  /** Where the buyer pays now: YooKassa's page, or our own when the payment is already made. Rejects with a `ServiceFailure`. */
  open(request: PaymentRequest, receipt: ReceiptData): Promise<string>;
}

/** How many times at most a payment that YooKassa has cancelled is started again. */
const maxTries = 10;
/** Milliseconds after which no further attempt is started: the buyer is waiting. */
const maxOpening = 20_000;
/** Notices checked concurrently: a flood of notices must not make us flood YooKassa. */
const maxChecks = 8;

/** Takes cards and, where the contract has it, СБП through YooKassa. `publicUrl` is where the buyer returns to. */
export function createYookassaPayment(
  settings: YookassaSettings,
  publicUrl: string,
  patience: YookassaPatience = usualPatience,
): YookassaPayment {
  const api = createYookassaApi(settings, patience);
  const returnUrl = `${publicUrl}/order?paymentSuccess=true`;
  let checks = 0;
  return {
    isSbpOn: settings.isSbpOn,
    start: ({ paymentId }) => Promise.resolve(`/pay/${paymentId}`),
    async open(request, receipt) {
      const body = {
        amount: { value: moneyValue(request.amount), currency: 'RUB' },
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description: `Заказ № ${request.orderNumber}`,
        metadata: { payment_id: request.paymentId, order_number: request.orderNumber },
        // Without it the buyer chooses on YooKassa's page.
        ...(request.method === 'sbp' ? { payment_method_data: { type: 'sbp' } } : {}),
        ...receiptBody(settings.receipt, receipt, request.amount),
      };
      const payment = await livePayment(api, body, request.paymentId);
      if (payment.status !== 'pending') return returnUrl;
      const { confirmation_url: url } = (payment.confirmation ?? {}) as { confirmation_url?: unknown };
      if (
        typeof url === 'string' &&
        URL.canParse(url) &&
        ['https:', new URL(settings.url).protocol].includes(new URL(url).protocol)
      )
        return url;
      throw new ServiceFailure('YooKassa: a payment without a page to pay at', { isPermanent: false });
    },
    async readNotice({ body, ip }) {
      if (settings.isSenderChecked && !isYookassaAddress(ip)) return null;
      const id = paymentNamedBy(body);
      if (id === null) return null;
      if (checks >= maxChecks) throw new ServiceFailure('YooKassa: too many notices at once', { isPermanent: false });
      checks += 1;
      try {
        const payment = await api.get(`/payments/${id}`);
        return payment && noticeOf(payment);
      } finally {
        checks -= 1;
      }
    },
    async refund({ paymentId, externalId, amount, orderNumber, part }) {
      if (!isYookassaId(externalId))
        throw new ServiceFailure('YooKassa: the payment id is unknown', { isPermanent: true });
      const description = `Возврат${part ? ` ${part.id}` : ''} по заказу № ${orderNumber}`;
      // Idempotency keys last a day; a refund requested again later must not become a second one.
      const isMade = part
        ? await hasRefund(api, externalId, description)
        : (kopecksOf((await api.get(`/payments/${externalId}`))?.refunded_amount) ?? 0) >= amount;
      if (isMade) return;
      const body = {
        payment_id: externalId,
        amount: { value: moneyValue(amount), currency: 'RUB' },
        description,
        // A full refund uses the receipt of the payment.
        ...(part ? receiptBody(settings.receipt, part.receipt, amount) : {}),
      };
      const made = await api.post('/refunds', body, `refund-${paymentId}${part ? `-${part.id}` : ''}`);
      if (made.status === 'succeeded' || made.status === 'pending') return;
      const { reason } = (made.cancellation_details ?? {}) as { reason?: unknown };
      throw new ServiceFailure(
        `YooKassa: the refund was cancelled (${typeof reason === 'string' ? reason : 'no reason given'})`,
        { isPermanent: true },
      );
    },
  };
}

/** Whether this shop has already given a part back: a refund made by hand has another description. */
async function hasRefund(api: YookassaApi, externalId: string, description: string): Promise<boolean> {
  const { items } = (await api.get(`/refunds?payment_id=${externalId}&limit=100`)) ?? {};
  const made = (Array.isArray(items) ? items : []) as YookassaObject[];
  return made.some((one) => one.description === description && one.status !== 'canceled');
}

/**
 * Returns the order's payment that is not cancelled. The keys are derived from `paymentId`, so that two tabs and two
 * servers get one payment; a key may return the response of its first use, so the state is read again.
 */
async function livePayment(api: YookassaApi, body: object, paymentId: string): Promise<YookassaObject> {
  const began = Date.now();
  for (let attempt = 1; attempt <= maxTries && Date.now() - began < maxOpening; attempt += 1) {
    const made = await api.post('/payments', body, `${paymentId}-${attempt}`);
    if (!isYookassaId(made.id)) throw new ServiceFailure('YooKassa: an unexpected response', { isPermanent: false });
    const payment = (await api.get(`/payments/${made.id}`)) ?? made;
    if (payment.status !== 'canceled') return payment;
  }
  throw new ServiceFailure('YooKassa: the payment was cancelled too often', { isPermanent: false });
}

const isYookassaId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** Which payment a notice is about; nothing else in it is trusted, since it is not signed. */
function paymentNamedBy(body: unknown): string | null {
  const { type, event, object } = (body ?? {}) as { type?: unknown; event?: unknown; object?: unknown };
  if (type !== 'notification' || typeof event !== 'string') return null;
  const { id, payment_id: ofRefund } = (object ?? {}) as { id?: unknown; payment_id?: unknown };
  const named = event.startsWith('payment.') ? id : event.startsWith('refund.') ? ofRefund : null;
  return isYookassaId(named) ? named : null;
}

/** What YooKassa itself says of a payment; null when it is not one of this shop's orders. */
function noticeOf(payment: YookassaObject): PaymentNotice | null {
  const { payment_id: paymentId } = (payment.metadata ?? {}) as { payment_id?: unknown };
  const amount = kopecksOf(payment.amount);
  if (typeof paymentId !== 'string' || amount === null || !isYookassaId(payment.id)) return null;
  return { paymentId, amount, externalId: payment.id, result: resultOf(payment, amount) };
}

function resultOf({ status, refunded_amount: refunded }: YookassaObject, amount: number): PaymentNotice['result'] {
  if (status === 'canceled') return 'failed';
  if (status !== 'succeeded') return 'pending';
  return (kopecksOf(refunded) ?? 0) >= amount ? 'refunded' : 'paid';
}
