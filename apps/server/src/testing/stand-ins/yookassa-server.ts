import { createHash } from 'node:crypto';
import { startHttp } from './http-server.js';
import type { HttpStandIn, SeenRequest, StandInAnswer } from './http-server.js';

type Body = Record<string, unknown>;

/** YooKassa's API v3, as its documentation describes payments, refunds, keys and errors. Shop 100500, key `test_secret-key`. */
export interface YookassaStandIn extends HttpStandIn {
  /** Payments by their ids. */
  readonly payments: ReadonlyMap<string, Body>;
  readonly refunds: readonly Body[];
  /** The buyer pays, or YooKassa gives up waiting. Returns the notice that YooKassa would bring. */
  settle(id: string, status: 'canceled' | 'succeeded' | 'waiting_for_capture'): object;
  /** These responses come before its own, one per request. */
  stumble(...answers: StandInAnswer[]): void;
  /** The next refunds end in this state. */
  refundsEnd(status: 'canceled' | 'pending' | 'succeeded'): void;
}

const authorization = `Basic ${Buffer.from('100500:test_secret-key').toString('base64')}`;

const kopecks = (amount: unknown): number => Math.round(Number((amount as { value?: string })?.value ?? 0) * 100);

const errorOf = (status: number, code: string, description: string, parameter?: string): StandInAnswer => ({
  status,
  body: {
    type: 'error',
    id: 'ab5a11cd-13cc-4e33-af8b-75a74e18dd09',
    code,
    description,
    ...(parameter ? { parameter } : {}),
  },
});

/** Starts one. */
export async function startYookassa(): Promise<YookassaStandIn> {
  const payments = new Map<string, Body>();
  const refunds: Body[] = [];
  const answered = new Map<string, { readonly asked: string; readonly body: unknown }>();
  const stumbles: StandInAnswer[] = [];
  let refundStatus = 'succeeded';
  const idOf = (key: string) =>
    createHash('sha256')
      .update(key)
      .digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

  const make = ({ path, body }: SeenRequest, key: string): StandInAnswer => {
    const asked = JSON.parse(body) as Body;
    const { value = '' } = (asked.amount ?? {}) as { value?: string };
    if (!/^\d+\.\d\d$/.test(value)) return errorOf(400, 'invalid_request', 'Incorrect amount', 'amount.value');
    const id = idOf(key);
    if (path === '/v3/payments') {
      const { description, metadata, amount, payment_method_data: chosen } = asked;
      const { type: method = 'bank_card' } = (chosen ?? {}) as { type?: string };
      if (!['bank_card', 'sbp'].includes(method))
        return errorOf(400, 'invalid_request', 'Payment method is not available', 'payment_method_data.type');
      const confirmation = { type: 'redirect', confirmation_url: `https://yoomoney.example/checkout?orderId=${id}` };
      const payment = {
        id,
        status: 'pending',
        paid: false,
        amount,
        confirmation,
        description,
        metadata,
        ...(chosen ? { payment_method: { type: method, id, saved: false } } : {}),
        refundable: false,
        test: true,
      };
      payments.set(id, payment);
      return { status: 200, body: { ...payment } };
    }
    const payment = payments.get(String(asked.payment_id));
    if (payment?.status !== 'succeeded')
      return errorOf(400, 'invalid_request', 'Payment is not refundable', 'payment_id');
    const back = kopecks(payment.refunded_amount) + kopecks(asked.amount);
    if (back > kopecks(payment.amount))
      return errorOf(400, 'invalid_request', 'Refund amount exceeds the payment', 'amount.value');
    if (refundStatus === 'succeeded') payment.refunded_amount = { value: (back / 100).toFixed(2), currency: 'RUB' };
    const refund = {
      id,
      status: refundStatus,
      ...asked,
      ...(refundStatus === 'canceled'
        ? { cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' } }
        : {}),
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  };
  const respond = (request: SeenRequest): StandInAnswer => {
    const { method, path, headers, body } = request;
    const stumble = stumbles.shift();
    if (stumble) return stumble;
    if (headers.authorization !== authorization)
      return errorOf(401, 'invalid_credentials', 'Authentication by given credentials failed');
    const [, id = ''] = /^\/v3\/payments\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'GET' && id)
      return payments.has(id)
        ? { status: 200, body: payments.get(id) }
        : errorOf(404, 'not_found', 'Payment does not exist');
    const [, paid = ''] = /^\/v3\/refunds\?payment_id=([\w-]+)&limit=100$/.exec(path) ?? [];
    if (method === 'GET' && paid)
      return { status: 200, body: { type: 'list', items: refunds.filter((one) => one.payment_id === paid) } };
    if (method !== 'POST' || !['/v3/payments', '/v3/refunds'].includes(path))
      return errorOf(404, 'not_found', 'No such resource');
    const key = String(headers['idempotence-key'] ?? '');
    if (key === '' || key.length > 64)
      return errorOf(400, 'invalid_request', 'Idempotence key is wrong', 'Idempotence-Key');
    const before = answered.get(key);
    if (before)
      return before.asked === body
        ? { status: 200, body: before.body }
        : errorOf(400, 'invalid_request', 'Idempotence key duplicated');
    const answer = make(request, key);
    if (typeof answer === 'object' && answer.status === 200) answered.set(key, { asked: body, body: answer.body });
    return answer;
  };
  const server = await startHttp(respond);
  return {
    ...server,
    url: `${server.url}/v3`,
    payments,
    refunds,
    settle(id, status) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      payment.status = status;
      payment.paid = status !== 'canceled';
      return { type: 'notification', event: `payment.${status}`, object: { ...payment } };
    },
    stumble: (...answers) => void stumbles.push(...answers),
    refundsEnd: (status) => void (refundStatus = status),
  };
}
