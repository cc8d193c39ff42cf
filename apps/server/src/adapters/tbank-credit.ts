import type { TbankCreditSettings } from '../settings/credit-settings.js';
import type { CreditNotice, CreditPartner, CreditRequest } from './credit.js';
import { callService, objectOf } from './http-call.js';
import { ServiceFailure } from './service-failure.js';

/** Settings of the adapter besides the bank's own values. */
export interface TbankCreditOptions extends TbankCreditSettings {
  /** Where the bank sends its notices; '' leaves it to the URL set in the bank's cabinet. */
  readonly webhookUrl: string;
  /** Where the buyer returns to; '' leaves it out. */
  readonly returnUrl: string;
  /** Milliseconds for one call. Default 15 000. */
  readonly timeoutMs?: number;
}

/** The bank's statuses mapped to ours: only `signed` means money, `approved` still waits for the buyer's signature. */
const results: Readonly<Record<string, CreditNotice['result']>> = {
  signed: 'approved',
  rejected: 'rejected',
  canceled: 'cancelled',
};

/**
 * The T-Bank form, by its public documentation (forma.tbank.ru/docs/online/setup-types/api): `orders/create` (for tests
 * `orders/create-demo` with `demoFlow`) gives `{ id, link }`; `orders/<number>/info`, `commit` and `cancel` require
 * Basic authentication with the showcase (`demo-…` for tests) and the password of the API. Notices are not signed: they
 * only say which order to ask about; the response of `info` alone is trusted.
 */
export function createTbankCredit(options: TbankCreditOptions): CreditPartner {
  const { url, shopId, showcaseId, promoCode, demoFlow, timeoutMs = 15_000 } = options;
  const login = `${demoFlow === '' ? '' : 'demo-'}${showcaseId}`;
  const authorization = `Basic ${Buffer.from(`${login}:${options.password}`).toString('base64')}`;

  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; said: Said }> => {
    const answer = await callService({
      service: 'T-Bank',
      url: `${url}/api/partners/v2/orders/${path}`,
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
      ...(body && { body: JSON.stringify(body) }),
      timeout: timeoutMs,
    });
    return { status: answer.status, said: objectOf(answer.text) ?? {} };
  };
  /** Makes a call that must succeed; `settled` statuses mean that it was done before. */
  const tell = async (path: string, settled: readonly number[] = []): Promise<void> => {
    const { status } = await ask('POST', path);
    if (status < 300 || settled.includes(status)) return;
    throw failureOf(path, status);
  };

  return {
    look: { kind: 'tab', name: 'Т-Банк' },
    async start(request) {
      const path = demoFlow === '' ? 'create' : 'create-demo';
      const { status, said } = await ask('POST', path, {
        shopId,
        showcaseId,
        promoCode,
        ...orderOf(request),
        ...(demoFlow && { demoFlow }),
        ...(options.webhookUrl && { webhookURL: options.webhookUrl }),
        ...(options.returnUrl && {
          successURL: options.returnUrl,
          failURL: options.returnUrl,
          returnURL: options.returnUrl,
        }),
      });
      const { id, link } = said;
      if (status === 200 && typeof id === 'string' && typeof link === 'string' && /^https?:/.test(link)) {
        return { externalId: id, link };
      }
      throw failureOf(path, status);
    },
    async readNotice({ body }) {
      const { id } = (typeof body === 'object' && body !== null ? body : {}) as Said;
      // The number goes into an address.
      if (typeof id !== 'string' || !/^\d{1,20}$/.test(id)) return null;
      const { status, said } = await ask('GET', `${id}/info`);
      if (status === 403 || status === 404 || status === 422) return null;
      if (status !== 200 || typeof said.status !== 'string') throw failureOf('info', status);
      const amount = typeof said.order_amount === 'number' ? Math.round(said.order_amount * 100) : null;
      return { orderNumber: id, result: results[said.status] ?? 'pending', amount };
    },
    // 422: there is nothing to do in this state, so it was confirmed or closed before.
    confirm: (orderNumber) => tell(`${orderNumber}/commit`, [422]),
    cancel: (orderNumber) => tell(`${orderNumber}/cancel`, [422]),
  };
}

type Said = Readonly<Record<string, unknown>>;

function orderOf({ orderNumber, amount, items, phone, email }: CreditRequest): object {
  return {
    orderNumber,
    sum: amount / 100,
    items: items.map(({ name, quantity, price }) => ({ name: name.slice(0, 250), quantity, price: price / 100 })),
    values: { contact: { mobilePhone: phone, ...(email && { email }) } },
  };
}

/** Retrying does not help after a 4xx, except 429. The bank's message is left out: it may repeat the buyer's data. */
function failureOf(path: string, status: number): ServiceFailure {
  return new ServiceFailure(`T-Bank ${path}: ${status}`, {
    isPermanent: status >= 400 && status < 500 && status !== 429,
  });
}
