import type { RenderInput } from '@tropa/render-contract';
import { createYookassaPayment } from '../adapters/yookassa/yookassa-payment.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { lettersAbout, orderFacts } from '../testing/paying.js';
import { registerUser } from '../testing/sms.js';
import { startYookassa } from '../testing/stand-ins/yookassa-server.js';
import type { YookassaStandIn } from '../testing/stand-ins/yookassa-server.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { mug } = goods;
/** Each test goes through a whole purchase. */
jest.setTimeout(60_000);

const card = { payment: 'card' };

describeOnOneDatabase('payment through YooKassa', (open: () => Promise<TestDatabase>) => {
  let yookassa: YookassaStandIn;
  let shop: TestShop;
  let user: Visitor;
  beforeAll(async () => {
    yookassa = await startYookassa();
    const account = {
      url: yookassa.url,
      shopId: '100500',
      secretKey: 'test_secret-key',
      receipt: { vatCode: 1, taxSystem: null },
      isSenderChecked: false,
      isSbpOn: false,
    };
    const patience = { timeout: 20_000, tries: 2, pause: 5 };
    shop = await openTestShop(open, {
      adapters: { cardPayment: createYookassaPayment(account, 'https://shop.example', patience) },
    });
    user = shop.visitor();
    await registerUser(shop.db, user, '9123456789');
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await yookassa.close();
  });
  beforeEach(() => shop.db.updateTable('stock').set({ amount: 7 }).where('variant_id', '=', mug.variant).execute());

  const order = async () => {
    const { result } = await buy(user, [{ id: mug.id }], card);
    const number: string = result.orderNum;
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return { id, number, link: String(result.payment_link), facts: () => orderFacts(shop.db, number) };
  };
  const follow = async (link: string) => {
    const { statusCode, headers } = await shop.visitor().request({ method: 'GET', url: link });
    return { statusCode, location: headers.location, cacheControl: headers['cache-control'] };
  };
  /** Opens the acquirer's page and returns the acquirer's id of the payment. */
  const openPage = async (link: string) => new URL((await follow(link)).location!).searchParams.get('orderId')!;
  const bring = (notice: object) => shop.visitor().post('/api/payment/notice/', notice);
  const subjects = async (number: string) => (await lettersAbout(shop.db, number)).map(({ subject }) => subject);

  it('order → payment page → notification → paid, letter → cancellation → the money goes back once', async () => {
    const { id, number, link, facts } = await order();
    expect(link).toMatch(/^\/pay\/[\w-]{32}$/);
    const page = await follow(link);
    expect(page).toMatchObject({
      statusCode: 303,
      cacheControl: 'no-store',
      location: expect.stringMatching(/^https:\/\/yoomoney\.example\/checkout\?orderId=/),
    });
    expect(await follow(link)).toEqual(page);
    const payment = await openPage(link);
    expect(yookassa.payments.get(payment)).toMatchObject({
      amount: { value: '1990.50', currency: 'RUB' },
      metadata: { order_number: number, payment_id: link.split('/').pop() },
    });

    const notice = yookassa.settle(payment, 'succeeded');
    for (let time = 0; time < 2; time += 1)
      expect(await bring(notice)).toMatchObject({ httpStatus: 200, errorCode: 0 });
    expect(await facts()).toEqual({ status: 'paid', payment: 'paid', held: 1, promoUses: 0, refundsOwed: 0 });
    expect(await subjects(number)).toEqual([`Заказ № ${number} принят`, `Заказ № ${number} оплачен`]);
    expect(await follow(link)).toMatchObject({ statusCode: 303, location: '/order?paymentSuccess=true' });

    const cancel = () => user.post('/api/user/cancelOrder/', { id });
    const answers = [await cancel(), await cancel()]; // The second finds it cancelled already.
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0]);
    await bring({ type: 'notification', event: 'refund.succeeded', object: { payment_id: payment } });
    expect(yookassa.refunds.filter(({ payment_id: of }) => of === payment)).toEqual([
      expect.objectContaining({ amount: { value: '1990.50', currency: 'RUB' } }),
    ]);
    expect(yookassa.seen.filter(({ path, body }) => path === '/v3/refunds' && body.includes(payment))).toHaveLength(1);
    expect(await facts()).toEqual({ status: 'cancelled', payment: 'refunded', held: 0, promoUses: 0, refundsOwed: 0 });
    expect(await stockOf(shop.db, mug.variant)).toBe(7);
    expect(await subjects(number)).toContain(`Деньги за заказ № ${number} возвращены`);
    expect(await follow(link)).toMatchObject({ statusCode: 303, location: '/orders' });
  });

  it('a forged notification changes nothing: YooKassa says that the payment is still pending', async () => {
    const { number, link, facts } = await order();
    const payment = await openPage(link);
    const forged = { ...yookassa.payments.get(payment), status: 'succeeded', paid: true };
    await bring({ type: 'notification', event: 'payment.succeeded', object: forged });
    await bring({ type: 'notification', event: 'payment.canceled', object: { ...forged, status: 'canceled' } });
    await bring({
      type: 'notification',
      event: 'refund.succeeded',
      object: { payment_id: payment, status: 'succeeded' },
    });
    expect(await facts()).toEqual({
      status: 'awaiting-payment',
      payment: 'pending',
      held: 1,
      promoUses: 0,
      refundsOwed: 0,
    });
    expect(await subjects(number)).toEqual([`Заказ № ${number} принят`]);
    expect((await follow(link)).location).toContain(`orderId=${payment}`);
  });

  it('a notification of a payment that YooKassa does not know is rejected', async () => {
    const stranger = { id: '23d93cac-000f-5000-8000-126628f15141', status: 'succeeded' };
    expect(await bring({ type: 'notification', event: 'payment.succeeded', object: stranger })).toMatchObject({
      errorCode: 25,
    });
  });

  it('a cancelled attempt does not close the order: the link leads to a new one, which is paid', async () => {
    const { link, facts } = await order();
    const first = await openPage(link);
    expect(await bring(yookassa.settle(first, 'canceled'))).toMatchObject({ errorCode: 0 });
    expect(await facts()).toMatchObject({ status: 'awaiting-payment', payment: 'failed', held: 1 });
    const second = await openPage(link);
    expect(second).not.toBe(first);
    expect(await bring(yookassa.settle(second, 'succeeded'))).toMatchObject({ errorCode: 0 });
    expect(await facts()).toMatchObject({ status: 'paid', payment: 'paid' });
  });

  it('YooKassa does not respond: the buyer returns to the failure dialog, the order waits; later the same link leads to payment', async () => {
    const { link, facts } = await order();
    yookassa.stumble({ status: 500, body: '' }, { status: 500, body: '' });
    expect(await follow(link)).toMatchObject({ statusCode: 303, location: '/order?paymentSuccess=false' });
    expect(await facts()).toMatchObject({ status: 'awaiting-payment', payment: 'pending', held: 1 });
    expect((await follow(link)).location).toContain('https://yoomoney.example/checkout');
  });

  it.each(['a'.repeat(32), 'x', `${'a'.repeat(31)}%00`])(
    'an unknown link %s has no page, and YooKassa is not asked',
    async (token) => {
      const asked = yookassa.seen.length;
      expect((await follow(`/pay/${token}`)).statusCode).toBe(404);
      expect(yookassa.seen).toHaveLength(asked);
    },
  );
});

describeOnOneDatabase('a shop without cards (WITHOUT=cards)', (open) => {
  let shop: TestShop;
  const rendered: RenderInput[] = [];
  beforeAll(async () => {
    shop = await openTestShop(open, {
      settings: { isDemo: false, without: ['cards', 'mail', 'sms'], flags: { subscribe: false } },
      parts: {
        renderPage(input) {
          rendered.push(input);
          return { html: '', status: input.status, preload: [] };
        },
      },
    });
  }, 60_000);
  afterAll(() => shop.close());

  it('a card order is rejected with a message, nothing is written, the basket is intact; payment on delivery is accepted', async () => {
    const visitor = shop.visitor();
    expect(await buy(visitor, [{ id: mug.id }], card)).toMatchObject({
      httpStatus: 200,
      errorCode: 25,
      errorMessage: 'Оплата картой сейчас не работает. Выберите другой способ оплаты',
      result: null,
    });
    for (const table of ['orders', 'payments', 'order_stock', 'order_idempotency', 'outbox'] as const) {
      expect([table, await shop.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await stockOf(shop.db, mug.variant)).toBe(7);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
    expect(await buy(visitor, [])).toMatchObject({ errorCode: 0, result: { payment_link: '' } });
  });

  it('a city where only cards are accepted cannot order at all', async () => {
    const kurgan = { city: { id: goods.kurgan, value: 'Курган' }, address: goods.kurganPoint };
    for (const payment of ['card', 'onDelivery']) {
      expect(await buy(shop.visitor(), [{ id: mug.id }], { ...kurgan, payment })).toMatchObject({
        errorCode: 25,
        errorMessage: 'В ваш город заказ сейчас оформить нельзя: оплата картой не работает',
      });
    }
  });

  it('pages say that there are no cards, and leave other flags alone', async () => {
    const page = await shop.visitor().request({ method: 'GET', url: '/order' });
    expect(page.statusCode).toBe(200);
    expect(rendered.at(-1)?.data._config).toMatchObject({ flags: { subscribe: false, card: false } });
  });

  it('there are no payment links', async () => {
    expect((await shop.visitor().request({ method: 'GET', url: `/pay/${'a'.repeat(32)}` })).statusCode).toBe(404);
  });
});
