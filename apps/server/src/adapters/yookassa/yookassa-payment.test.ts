import type { YookassaSettings } from '../../settings/card-settings.js';
import { startYookassa } from '../../testing/stand-ins/yookassa-server.js';
import type { YookassaStandIn } from '../../testing/stand-ins/yookassa-server.js';
import { ServiceFailure } from '../service-failure.js';
import { kopecksOf, moneyValue } from './money-value.js';
import { createYookassaPayment } from './yookassa-payment.js';

const request = { paymentId: 'a'.repeat(32), orderNumber: '100001', amount: 1_990_50 };
const receipt = {
  email: 'anna@example.ru',
  phone: '9123456789',
  lines: [{ title: 'Кружка', price: 995_25, quantity: 2 }],
  delivery: 0,
};
const strangerId = '23d93cac-000f-5000-8000-126628f15141';
const patience = { timeout: 1_500, tries: 3, pause: 5 };

describe('YooKassa', () => {
  let yookassa: YookassaStandIn;
  beforeEach(async () => {
    yookassa = await startYookassa();
  });
  afterEach(() => yookassa.close());
  const cards = (change: Partial<YookassaSettings> = {}) =>
    createYookassaPayment(
      {
        url: yookassa.url,
        shopId: '100500',
        secretKey: 'test_secret-key',
        receipt: null,
        isSenderChecked: false,
        isSbpOn: false,
        ...change,
      },
      'https://shop.example',
      patience,
    );
  const open = (change = {}) => cards(change).open(request, receipt);
  const idOf = (address: string) => new URL(address).searchParams.get('orderId')!;
  const read = (body: unknown, ip = '127.0.0.1', change = {}) => cards(change).readNotice({ body, headers: {}, ip });
  const posts = () => yookassa.seen.filter(({ method }) => method === 'POST');

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [1_990_50, '1990.50'],
    [99_999_999_99, '99999999.99'],
  ])('%s kopecks are %s, and back', (kopecks, value) => {
    expect(moneyValue(kopecks)).toBe(value);
    expect(kopecksOf({ value, currency: 'RUB' })).toBe(kopecks);
  });

  it.each([
    { value: '1.5', currency: 'RUB' },
    { value: '1.50', currency: 'USD' },
    { value: 1.5, currency: 'RUB' },
    { value: '-1.00', currency: 'RUB' },
    {},
    null,
  ])('%j is not a sum', (amount) => expect(kopecksOf(amount)).toBeNull());

  it('a payment is created once, however often it is opened, and leads to the payment page', async () => {
    const address = await open();
    expect(address).toMatch(/^https:\/\/yoomoney\.example\/checkout/);
    expect(await open()).toBe(address);
    expect(yookassa.payments.size).toBe(1);
    expect(posts()[0]!.headers).toMatchObject({
      'idempotence-key': `${request.paymentId}-1`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(posts()[0]!.body)).toEqual({
      amount: { value: '1990.50', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: 'https://shop.example/order?paymentSuccess=true' },
      description: 'Заказ № 100001',
      metadata: { payment_id: request.paymentId, order_number: '100001' },
    });
  });

  it('a buyer who chose SBP is taken straight to it; for others no method is named', async () => {
    await cards({ isSbpOn: true }).open({ ...request, method: 'sbp' }, receipt);
    expect(JSON.parse(posts()[0]!.body)).toMatchObject({ payment_method_data: { type: 'sbp' } });
    await cards({ isSbpOn: true }).open({ ...request, paymentId: 'b'.repeat(32), method: 'card' }, receipt);
    expect(JSON.parse(posts()[1]!.body)).not.toHaveProperty('payment_method_data');
  });

  it('delivery is a receipt line of its own, and without an e-mail the receipt goes to the phone', async () => {
    const paid = { ...receipt, email: '', delivery: 250_00 };
    await cards({ receipt: { vatCode: 4, taxSystem: null } }).open({ ...request, amount: 2_240_50 }, paid);
    const { receipt: sent } = JSON.parse(posts()[0]!.body) as { receipt: { customer: object; items: object[] } };
    expect(sent.customer).toEqual({ phone: '79123456789' });
    expect(sent.items[1]).toMatchObject({
      description: 'Доставка',
      amount: { value: '250.00', currency: 'RUB' },
      payment_subject: 'service',
    });
  });

  it('a payment carries a receipt under 54-FZ when a VAT rate is set', async () => {
    await open({ receipt: { vatCode: 4, taxSystem: 1 } });
    expect(JSON.parse(posts()[0]!.body)).toMatchObject({
      receipt: {
        customer: { email: 'anna@example.ru', phone: '79123456789' },
        items: [
          {
            description: 'Кружка',
            quantity: '2',
            amount: { value: '995.25', currency: 'RUB' },
            vat_code: 4,
            payment_subject: 'commodity',
            payment_mode: 'full_payment',
          },
        ],
        tax_system_code: 1,
      },
    });
  });

  it("a receipt whose sum differs from the payment's is not sent", async () => {
    const attempt = cards({ receipt: { vatCode: 1, taxSystem: null } }).open({ ...request, amount: 5 }, receipt);
    await expect(attempt).rejects.toMatchObject({ isPermanent: true });
    expect(yookassa.seen).toHaveLength(0);
  });

  it('a cancelled payment is started again, a paid one is not', async () => {
    const first = await open();
    yookassa.settle(idOf(first), 'canceled');
    const second = await open();
    expect(second).not.toBe(first);
    expect(await open()).toBe(second);
    yookassa.settle(idOf(second), 'succeeded');
    expect(await open()).toBe('https://shop.example/order?paymentSuccess=true');
    expect(yookassa.payments.size).toBe(2);
  });

  it.each([
    ['429', { status: 429, body: { type: 'error', code: 'too_many_requests' } }],
    ['500', { status: 500, body: { type: 'error', code: 'internal_server_error' } }],
    ['still processing', { status: 202, body: { type: 'processing', retry_after: 1800 } }],
    ['dropped connection', 'drop'],
  ] as const)('after «%s» the same request is sent with the same key', async (_what, answer) => {
    yookassa.stumble(answer, answer);
    await open();
    expect(new Set(posts().map(({ headers }) => headers['idempotence-key']))).toEqual(
      new Set([`${request.paymentId}-1`]),
    );
    expect(posts()).toHaveLength(3);
    expect(yookassa.payments.size).toBe(1);
  });

  it("three failures are a temporary failure, without the shop's key in it", async () => {
    yookassa.stumble(...Array(3).fill({ status: 500, body: 'oops' }));
    const error: unknown = await open().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceFailure);
    expect(error).toMatchObject({ isPermanent: false, message: 'YooKassa: HTTP 500' });
  });

  it('silence ends at the timeout', async () => {
    yookassa.stumble('silence', 'silence', 'silence');
    await expect(open()).rejects.toMatchObject({ isPermanent: false, message: 'YooKassa: no response within 1500 ms' });
  }, 15_000);

  it('a refusal on the merits is not repeated, and is named', async () => {
    yookassa.stumble({
      status: 400,
      body: { type: 'error', code: 'invalid_request', parameter: 'receipt', description: 'Receipt is missing' },
    });
    await expect(open()).rejects.toMatchObject({
      isPermanent: true,
      message: 'YooKassa: HTTP 400, invalid_request, receipt, Receipt is missing',
    });
    expect(posts()).toHaveLength(1);
  });

  it('a wrong key is a temporary failure, without the key in it', async () => {
    const error = (await open({ secretKey: 'wrong-key' }).catch((thrown: unknown) => thrown)) as ServiceFailure;
    expect(error).toMatchObject({ isPermanent: false, message: expect.stringContaining('invalid_credentials') });
    expect(`${error.message}${error.stack}`).not.toContain('wrong-key');
  });

  it.each([
    ['succeeded', 'paid'],
    ['canceled', 'failed'],
    ['waiting_for_capture', 'pending'],
  ] as const)('notification payment.%s is read as %s', async (status, result) => {
    const id = idOf(await open());
    expect(await read(yookassa.settle(id, status))).toEqual({
      paymentId: request.paymentId,
      amount: request.amount,
      externalId: id,
      result,
    });
  });

  it("the notification's body is not believed: status, sum and order come from YooKassa's response alone", async () => {
    const id = idOf(await open());
    const object = {
      id,
      status: 'succeeded',
      paid: true,
      amount: { value: '1.00', currency: 'RUB' },
      metadata: { payment_id: 'b'.repeat(32) },
    };
    expect(await read({ type: 'notification', event: 'payment.succeeded', object })).toEqual({
      paymentId: request.paymentId,
      amount: request.amount,
      externalId: id,
      result: 'pending',
    });
  });

  it('a refund: once, and its notification is read', async () => {
    const id = idOf(await open());
    yookassa.settle(id, 'succeeded');
    const refund = () => cards().refund({ ...request, externalId: id });
    await Promise.all([refund(), refund()]);
    await refund();
    expect(yookassa.refunds).toEqual([
      expect.objectContaining({ payment_id: id, amount: { value: '1990.50', currency: 'RUB' } }),
    ]);
    const notice = {
      type: 'notification',
      event: 'refund.succeeded',
      object: { id: strangerId, payment_id: id, status: 'succeeded' },
    };
    expect(await read(notice)).toMatchObject({ result: 'refunded', paymentId: request.paymentId });
  });

  it('a partial refund: each once, with the receipt of its part; another refund does not pass for it', async () => {
    const id = idOf(await open());
    yookassa.settle(id, 'succeeded');
    const shop = cards({ receipt: { vatCode: 4, taxSystem: null } });
    const line = { title: 'Кружка', price: 500_00, quantity: 1 };
    const part = (name: string, amount: number, other = 0) =>
      shop.refund({
        ...request,
        externalId: id,
        amount,
        part: { id: name, receipt: { ...receipt, lines: [line], delivery: 0, other } },
      });
    await part('7', 500_00);
    await part('7', 500_00);
    await part('8', 600_50, 100_50);
    await part('9', 500_00);
    expect(yookassa.refunds.map(({ amount, description }) => [amount, description])).toEqual([
      [{ value: '500.00', currency: 'RUB' }, 'Возврат 7 по заказу № 100001'],
      [{ value: '600.50', currency: 'RUB' }, 'Возврат 8 по заказу № 100001'],
      [{ value: '500.00', currency: 'RUB' }, 'Возврат 9 по заказу № 100001'],
    ]);
    expect(yookassa.refunds[1]).toMatchObject({
      receipt: {
        items: [
          { description: 'Кружка', quantity: '1', amount: { value: '500.00' } },
          { description: 'Возврат части оплаты', amount: { value: '100.50' }, payment_subject: 'another' },
        ],
      },
    });
    await expect(part('10', 500_00)).rejects.toMatchObject({ isPermanent: true });
  });

  it('a rejected refund is a refusal with its reason', async () => {
    const id = idOf(await open());
    yookassa.settle(id, 'succeeded');
    yookassa.refundsEnd('canceled');
    await expect(cards().refund({ ...request, externalId: id })).rejects.toMatchObject({
      isPermanent: true,
      message: 'YooKassa: the refund was cancelled (insufficient_funds)',
    });
  });

  it.each([
    ['null', null],
    ['not an object', 'paid'],
    ['a notification without its object', { type: 'notification', event: 'payment.succeeded' }],
    ['an unknown type', { type: 'message', event: 'payment.succeeded', object: { id: strangerId } }],
    ['a payout', { type: 'notification', event: 'payout.succeeded', object: { id: strangerId } }],
    ['an id that is a path', { type: 'notification', event: 'payment.succeeded', object: { id: '../refunds' } }],
    ['an id that is not a string', { type: 'notification', event: 'payment.succeeded', object: { id: [strangerId] } }],
  ])('makes no call for unrelated bytes: %s', async (_what, body) => {
    expect(await read(body)).toBeNull();
    expect(yookassa.seen).toHaveLength(0);
  });

  it('a payment that YooKassa does not know belongs to nobody', async () => {
    expect(await read({ type: 'notification', event: 'payment.succeeded', object: { id: strangerId } })).toBeNull();
  });

  it('when YooKassa does not respond, the notification is not rejected but awaits a retry', async () => {
    const notice = yookassa.settle(idOf(await open()), 'succeeded');
    yookassa.stumble(...Array(3).fill({ status: 503, body: '' }));
    await expect(read(notice)).rejects.toBeInstanceOf(ServiceFailure);
  });

  it.each([
    ['185.71.76.5', true],
    ['::ffff:77.75.153.9', true],
    ['77.75.156.35', true],
    ['2a02:5180::1', true],
    ['185.71.76.40', false],
    ['127.0.0.1', false],
    ['', false],
    ['не адрес', false],
  ])('with sender verification %s: %s', async (ip, isTaken) => {
    const notice = yookassa.settle(idOf(await open()), 'succeeded');
    expect((await read(notice, ip, { isSenderChecked: true })) !== null).toBe(isTaken);
  });
});
