import { createDemoCardPayment } from '../adapters/demo-card-payment.js';
import { getLeftToPay } from '../pages/personal-data/order-page-data.js';
import { defaultSettings } from '../settings.js';
import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { findSession } from '../shop/sessions/sessions.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { codeFor } from '../testing/sms.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnOneDatabase('card payment', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.db.updateTable('stock').set({ amount: 7 }).where('variant_id', '=', goods.mug.variant).execute(),
  );

  const buyByCard = async (visitor: Visitor): Promise<{ link: string; number: string }> => {
    const { result } = await buy(visitor, [{ id: goods.mug.id }], { payment: 'card' });
    return { link: result.payment_link, number: result.orderNum };
  };
  const press = (visitor: Visitor, link: string, result: string, headers = {}) =>
    visitor.request({ method: 'POST', url: link, headers: { ...form, ...headers }, payload: `result=${result}` });
  const orderOf = (number: string) =>
    shop.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.status', 'payments.status as payment', 'paid_at', 'expires_at'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  const word = async (visitor: Visitor) => {
    const session = await findSession(shop.db, visitor.cookies.get('tropa_session') ?? '', shop.clock.now);
    return (await getLeftToPay(shop.db, session, defaultSettings, shop.clock.now))._order;
  };
  const mugs = () => stockOf(shop.db, goods.mug.variant);

  it("the bank's page names order and sum; «Оплатить» returns with success, the order is paid", async () => {
    const visitor = shop.visitor();
    const { link, number } = await buyByCard(visitor);
    expect(await word(visitor)).toEqual({
      freeDeliveryLimitPrice: 5000,
      payment: 'pending',
      orderNum: number,
      paymentLink: expect.stringMatching(/^\/pay\/[\w-]{32}$/),
      credit: null,
    });
    const page = await visitor.request({ method: 'GET', url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`script-src 'self'`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`Оплата заказа № ${number}`);
    expect(page.body).toContain('1\u00A0990,50\u00A0₽');
    expect(page.body).not.toContain('<script');
    const back = await press(visitor, link, 'paid');
    expect([back.statusCode, back.headers.location]).toEqual([303, '/order?paymentSuccess=true']);
    expect(await orderOf(number)).toMatchObject({ status: 'paid', payment: 'paid', expires_at: null });
    expect(await word(visitor)).toMatchObject({ payment: 'paid', orderNum: number });
    expect((await visitor.request({ method: 'GET', url: link })).body).toContain('уже оплачен');
  });

  it('«Отказаться» returns with failure; the goods are still held, and another try is possible', async () => {
    const visitor = shop.visitor();
    const { link, number } = await buyByCard(visitor);
    const back = await press(visitor, link, 'failed');
    expect(back.headers.location).toBe('/order?paymentSuccess=false');
    expect(await word(visitor)).toMatchObject({ payment: 'failed' });
    expect(await orderOf(number)).toMatchObject({ status: 'awaiting-payment', payment: 'failed' });
    expect(await mugs()).toBe(6);
    expect((await visitor.request({ method: 'GET', url: link })).body).toContain('можно попробовать ещё раз');
    expect((await press(visitor, link, 'paid')).headers.location).toBe('/order?paymentSuccess=true');
    expect((await press(visitor, link, 'failed')).headers.location).toBe('/order?paymentSuccess=true');
    expect(await orderOf(number)).toMatchObject({ status: 'paid', payment: 'paid' });
  });

  it('a double click is one payment', async () => {
    const visitor = shop.visitor();
    const { link, number } = await buyByCard(visitor);
    const backs = await Promise.all([press(visitor, link, 'paid'), press(visitor, link, 'paid')]);
    expect(backs.map((back) => back.headers.location)).toEqual(Array(2).fill('/order?paymentSuccess=true'));
    expect(await orderOf(number)).toMatchObject({ status: 'paid' });
  });

  it('an order not paid in time is closed and gives the goods back; late money goes back if the goods are gone', async () => {
    const visitor = shop.visitor();
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
    const { link, number } = await buyByCard(visitor);
    shop.clock.pass(30 * 60_000 - 1);
    expect(await expireUnpaidOrders(shop.db, shop.clock.now)).toBe(0);
    shop.clock.pass(1);
    const ended = await Promise.all([1, 2, 3].map(() => expireUnpaidOrders(shop.db, shop.clock.now)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mugs()).toBe(7);
    expect(await orderOf(number)).toMatchObject({ status: 'expired' });
    expect((await visitor.request({ method: 'GET', url: link })).body).toContain('оплатить его больше нельзя');
    await shop.db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', goods.mug.variant).execute();
    expect((await press(visitor, link, 'paid')).headers.location).toBe('/order?paymentSuccess=false');
    expect(await orderOf(number)).toMatchObject({ status: 'expired', payment: 'refunded' });
    expect(refund).toHaveBeenCalledTimes(1);
    refund.mockRestore();
  });

  it('cannot be paid from another site; an unknown address is 404', async () => {
    const visitor = shop.visitor();
    const { link, number } = await buyByCard(visitor);
    expect((await press(visitor, link, 'paid', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await orderOf(number)).toMatchObject({ status: 'awaiting-payment' });
    for (const url of ['/demo/pay/x', `/demo/pay/${'a'.repeat(32)}`, '/demo/pay/%00']) {
      expect((await visitor.request({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  describe('a bank notification', () => {
    const notify = (body: unknown) => shop.visitor().post('/api/payment/notice/', body);
    const bank = createDemoCardPayment(defaultSettings.secret);

    it.each([
      ['without a signature', (id: string) => ({ paymentId: id, result: 'paid', amount: 199050 })],
      [
        'signed with another key',
        (id: string) => createDemoCardPayment('чужой').sign({ paymentId: id, result: 'paid', amount: 199050 }),
      ],
      ['that is empty', () => ({})],
    ])('%s is rejected', async (_why, make) => {
      const { link, number } = await buyByCard(shop.visitor());
      expect(await notify(make(link.split('/').pop()!))).toMatchObject({
        httpStatus: 200,
        errorCode: 25,
        errorMessage: 'Подпись уведомления неверна',
      });
      expect(await orderOf(number)).toMatchObject({ status: 'awaiting-payment' });
    });

    it('with another sum or for an unrelated payment is rejected', async () => {
      const { link, number } = await buyByCard(shop.visitor());
      const paymentId = link.split('/').pop()!;
      expect(await notify(bank.sign({ paymentId, result: 'paid', amount: 1 }))).toMatchObject({
        errorCode: 25,
        errorMessage: 'Сумма платежа не совпадает с заказом',
      });
      expect(await notify(bank.sign({ paymentId: 'x', result: 'paid', amount: 1 }))).toMatchObject({
        errorCode: 25,
        errorMessage: 'Платёж не найден',
      });
      expect(await orderOf(number)).toMatchObject({ status: 'awaiting-payment' });
    });

    it('a repeated one changes nothing', async () => {
      const { link, number } = await buyByCard(shop.visitor());
      const notice = bank.sign({ paymentId: link.split('/').pop()!, result: 'paid', amount: 199050 });
      expect((await notify(notice)).errorCode).toBe(0);
      const first = await orderOf(number);
      shop.clock.pass(60_000);
      expect((await notify(notice)).errorCode).toBe(0);
      expect(await orderOf(number)).toEqual(first);
    });
  });

  describe('the page of messages', () => {
    it('shows the code and escapes foreign text', async () => {
      const visitor = shop.visitor();
      await visitor.post('/api/auth/sendCodeRegistration/', { phone: '9005550001' });
      await shop.db
        .insertInto('outbox')
        .values({ kind: 'mail', recipient: '"><b>@x', subject: '<script>', body: '&' })
        .execute();
      const page = await visitor.request({ method: 'GET', url: '/demo/outbox' });
      const code = await codeFor(shop.db, '9005550001');
      expect(page.body).toContain(`data-recipient="9005550001" data-code="${code}"`);
      expect(page.body).toContain('Смс на +7 900 555 00 01');
      expect(page.body).not.toMatch(/<script|"><b>/);
      const filtered = await visitor.request({ method: 'GET', url: '/demo/outbox?phone=8%20900%20555-00-01' });
      expect(filtered.body.match(/<article/g)).toHaveLength(1);
      const none = await visitor.request({ method: 'GET', url: '/demo/outbox?phone=9005559999' });
      expect(none.body).toContain('Сообщений пока нет.');
    });
  });
});

describeOnOneDatabase('outside demo mode', (open) => {
  it('there are no pages of bank and messages, and no payment by card', async () => {
    const shop = await openTestShop(open, { settings: { isDemo: false, secret: 'x' } });
    try {
      for (const url of ['/demo/outbox', `/demo/pay/${'a'.repeat(32)}`]) {
        expect((await shop.visitor().request({ method: 'GET', url })).statusCode).toBe(404);
      }
      // No acquirer here: such an order is rejected, not placed without a way to pay.
      const answer = await buy(shop.visitor(), [{ id: goods.mug.id }], { payment: 'card' });
      expect(answer).toMatchObject({ errorCode: 25, result: null });
      expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
