import { createWebhook } from '../adapters/webhook.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { lettersAbout, notify } from '../testing/paying.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { openStaff } from '../testing/staff.js';
import type { StaffClient } from '../testing/staff.js';
import { startHttp } from '../testing/stand-ins/http-server.js';
import type { HttpStandIn } from '../testing/stand-ins/http-server.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const small = { id: boots.id, retailId: boots.small };
const staffMail = 'orders@shop.example';
const day = 86_400_000;

describeOnOneDatabase("the order's page", (open) => {
  let shop: TestShop;
  let receiver: HttpStandIn;
  let staff: StaffClient;
  beforeAll(async () => {
    receiver = await startHttp(() => ({ status: 200, body: '' }));
    shop = await openTestShop(open, {
      settings: { staffEmail: staffMail, publicUrl: 'https://tropa.example' },
      adapters: { webhook: createWebhook({ url: receiver.url, secret: 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81' }) },
    });
    staff = await openStaff(shop, 'orders');
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await shop.db.updateTable('stock').set({ amount: 500 }).where('shop_id', '=', goods.tyumenCentre).execute();
    await shop.db.deleteFrom('rate_limits').execute();
  });

  const user = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    return visitor;
  };
  const ask = (visitor: Visitor, number: string) => visitor.post('/api/user/getOrder/', { number });
  const orderOf = async (visitor: Visitor, number: string) => (await ask(visitor, number)).result.order;
  const walk = async (number: string, ...steps: string[]) => {
    for (const step of steps) expect((await staff.post(`/orders/${number}/steps`, { step })).status).toBe(200);
  };
  const received = async (lines: readonly { id: number; retailId?: number }[] = [small, { id: mug.id }]) => {
    const visitor = await user();
    const { orderNum: number } = (await buy(visitor, lines)).result as { orderNum: string };
    await walk(number, 'assemble', 'makeReady', 'finish');
    return { visitor, number };
  };
  const back = (visitor: Visitor, number: string, items: readonly object[], values: object = {}) =>
    visitor.post('/api/user/requestReturn/', { number, reason: 'size', note: 'Жмут', items, ...values });
  const until = async <Found>(find: () => Promise<Found | undefined>): Promise<Found> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('it did not come to pass');
  };

  it('shows steps with their times and those to come, sums, recipient, payment', async () => {
    const visitor = await user();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    const { orderNum: number } = (await buy(visitor, [small], { comment: 'Позвоните' })).result;
    await walk(number, 'assemble');
    const order = await orderOf(visitor, number);
    const moment = expect.stringMatching(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
    expect(order.steps).toEqual([
      { text: 'Принят', at: moment },
      { text: 'Собирается', at: moment },
      { text: 'Готов к выдаче', at: '' },
      { text: 'Получен', at: '' },
    ]);
    expect(order).toMatchObject({
      number,
      status: { text: 'Собирается' },
      deliveryPrice: 0,
      promocode: 'ЗИМА10',
      payment: { value: 'При получении', state: '' },
      recipient: { name: 'Анна', phone: '+7 (912) 345-67-89', email: 'anna@example.ru' },
      comment: 'Позвоните',
      receiptLink: '',
      returnRule: { isAvailable: false, until: '', refusal: '' },
      returns: [],
    });
    const sum = order.items.reduce(
      (all: number, item: { price: number; quantity: number }) => all + item.price * item.quantity,
      0,
    );
    expect([order.goodsPrice, order.total]).toEqual([sum, sum]);
  });

  it('the time is written whatever changed the order', async () => {
    const visitor = await user();
    const { orderNum: number } = (await buy(visitor, [{ id: mug.id }])).result;
    await shop.db.updateTable('orders').set({ status: 'delivering' }).where('number', '=', number).execute();
    expect((await orderOf(visitor, number)).steps.map(({ text }: { text: string }) => text)).toEqual([
      'Принят',
      'Передан курьеру',
      'Получен',
    ]);
  });

  it("another's and a missing order get the same response, a guest «не авторизованы»", async () => {
    const { orderNum: number } = (await buy(await user(), [{ id: mug.id }])).result;
    const stranger = await user();
    const [others, nobodys] = [await ask(stranger, number), await ask(stranger, '999999999999')];
    expect(others).toEqual(nobodys);
    expect([others.errorCode, others.errorMessage]).toEqual([11, 'Заказ не найден']);
    expect((await ask(shop.visitor(), number)).errorCode).toBe(12);
    expect((await ask(stranger, "1' or 1=1")).errorCode).toBe(10);
  });

  it('card: first to be paid, then paid; a cancelled order says what became of the money', async () => {
    const visitor = await user();
    const { orderNum: number } = (await buy(visitor, [{ id: mug.id }], { payment: 'card' })).result;
    const unpaid = await orderOf(visitor, number);
    expect(unpaid.status.paymentLink).toMatch(/^\/demo\/pay\//);
    expect(unpaid.payment).toEqual({ value: 'Картой на сайте', state: 'ждёт оплаты' });
    const row = await shop.db
      .selectFrom('orders')
      .select(['id', 'payment_token as paymentId', 'total_kopecks as amount'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const { paymentId, amount } = row;
    await notify(shop, { paymentId, result: 'paid', amount });
    expect((await orderOf(visitor, number)).payment.state).toBe('оплачено');
    // The receipt is registered after the money came: another notice brings its address.
    const receiptLink = 'https://ofd.example/check/1';
    await notify(shop, { paymentId, result: 'paid', amount, receiptLink });
    expect((await orderOf(visitor, number)).receiptLink).toBe(receiptLink);
    await visitor.post('/api/user/cancelOrder/', { id: row.id });
    const cancelled = await orderOf(visitor, number);
    expect(cancelled.payment.state).toBe('деньги возвращены');
    expect(cancelled.steps.map(({ text }: { text: string }) => text)).toEqual([
      'Оформлен, ждёт оплаты',
      'Оплачен',
      'Отменён',
      'Деньги возвращены',
    ]);
  });

  it("the staff give the receipt's address; what is not an address is rejected", async () => {
    const { visitor, number } = await received([{ id: mug.id }]);
    const put = (link: string) => staff.send('PUT', `/orders/${number}/receipt`, { link });
    expect((await put('javascript:alert(1)')).status).toBe(422);
    expect((await put('https://ofd.example/2')).body.receiptLink).toBe('https://ofd.example/2');
    expect((await orderOf(visitor, number)).receiptLink).toBe('https://ofd.example/2');
    const audit = await shop.db.selectFrom('staff_audit').selectAll().where('action', '=', 'order.receipt').execute();
    expect(audit.map(({ subject }) => subject)).toContain(`order:${number}`);
  });

  it("a return: letters to both sides, a webhook, the shop's answer is shown", async () => {
    const { visitor, number } = await received();
    const { items, returnRule } = await orderOf(visitor, number);
    expect(returnRule).toEqual({ isAvailable: true, until: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/), refusal: '' });
    expect(items.map(({ returnable }: { returnable: number }) => returnable)).toEqual([1, 1]);
    const { errorCode, result } = await back(visitor, number, [{ lineId: items[0].lineId, quantity: 1 }]);
    expect(errorCode).toBe(0);
    const asked = {
      status: { text: 'На рассмотрении', color: '#7A5A00' },
      reason: 'Не подошёл размер',
      note: 'Жмут',
      answer: '',
      items: [{ title: 'Ботинки «Югра»', quantity: 1 }],
    };
    expect(result.order.returns).toMatchObject([asked]);
    expect(result.order.items.map(({ returnable }: { returnable: number }) => returnable)).toEqual([0, 1]);

    const hook = await until(async () =>
      receiver.seen
        .map(({ body }) => JSON.parse(body))
        .find((event) => event.type === 'return.requested' && event.order.number === number),
    );
    expect(hook.return).toMatchObject({ reason: 'size', note: 'Жмут', sum: 10000, status: 'asked' });
    const letter = await until(() =>
      shop.db
        .selectFrom('outbox')
        .select(['subject', 'body'])
        .where('recipient', '=', staffMail)
        .where('subject', 'like', `Заказ № ${number}: заявка на возврат%`)
        .executeTakeFirst(),
    );
    expect(letter.body).toContain('Слова покупателя:\nЖмут');

    const { items: listed } = (await staff.get('/returns?status=asked')).body;
    const { id } = listed.find(({ orderNumber }: { orderNumber: string }) => orderNumber === number);
    const decide = (decision: string, text = '') => staff.post(`/returns/${id}/answer`, { decision, text });
    expect((await decide('complete')).status).toBe(409);
    expect((await decide('approve', 'Принесите в магазин.')).body.status).toBe('approved');
    expect((await decide('approve', 'Принесите в магазин.')).status).toBe(200);
    expect((await decide('complete')).body).toMatchObject({ status: 'done', answer: 'Принесите в магазин.' });
    expect((await decide('decline')).status).toBe(409);
    expect((await orderOf(visitor, number)).returns).toMatchObject([
      { status: { text: 'Завершён' }, answer: 'Принесите в магазин.' },
    ]);
    const letters = (await lettersAbout(shop.db, number)).filter(({ subject }) => /возврат/.test(subject));
    const toBuyer = letters.filter(({ subject }) => !subject.includes('₽'));
    expect(toBuyer.map(({ subject }) => subject)).toEqual([
      `Заказ № ${number}: заявка на возврат принята`,
      `Заказ № ${number}: возврат одобрен`,
      `Заказ № ${number}: возврат завершён`,
    ]);
    expect(toBuyer[1]?.body).toContain('Принесите в магазин.');
    const actions = await shop.db
      .selectFrom('staff_audit')
      .select('action')
      .where('subject', '=', `return:${id}`)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['return.approve', 'return.complete']);
  });

  it('the same pieces are not returned twice, in two tabs at once either; rejected ones may be requested again', async () => {
    const { visitor, number } = await received([{ id: mug.id }]);
    const [{ lineId }] = (await orderOf(visitor, number)).items;
    const line = [{ lineId, quantity: 1 }];
    expect((await back(visitor, number, [{ lineId, quantity: 2 }])).errorCode).toBe(32);
    expect((await back(visitor, number, [...line, ...line])).errorCode).toBe(32);
    const codes = (await Promise.all([back(visitor, number, line), back(visitor, number, line)])).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.sort()).toEqual([0, 32]);
    const order = await orderOf(visitor, number);
    expect(order.returnRule).toMatchObject({ isAvailable: false, refusal: expect.stringContaining('уже в заявках') });
    await staff.post(`/returns/${order.returns[0].id}/answer`, { decision: 'decline', text: 'Следы носки' });
    expect((await orderOf(visitor, number)).returnRule.isAvailable).toBe(true);
    expect((await back(visitor, number, line)).errorCode).toBe(0);
  });

  it('a line of another order, an order not received and an empty list are rejected', async () => {
    const { visitor, number } = await received([{ id: mug.id }]);
    const other = await received([{ id: mug.id }]);
    const [{ lineId }] = (await orderOf(other.visitor, other.number)).items;
    expect((await back(visitor, number, [{ lineId, quantity: 1 }])).errorCode).toBe(11);
    expect((await back(visitor, number, [])).errorCode).toBe(10);
    expect((await back(visitor, number, [{ lineId, quantity: 1 }], { reason: 'so' })).errorCode).toBe(10);
    const { orderNum: open } = (await buy(visitor, [{ id: mug.id }])).result;
    const [mine] = (await orderOf(visitor, open)).items;
    const early = await back(visitor, open, [{ lineId: mine.lineId, quantity: 1 }]);
    expect([early.errorCode, early.errorMessage]).toEqual([32, 'Вернуть можно только полученный заказ']);
  });

  it('later than seven days after the day of receipt: a refusal that explains', async () => {
    const { visitor, number } = await received([{ id: mug.id }]);
    const [{ lineId }] = (await orderOf(visitor, number)).items;
    const line = [{ lineId, quantity: 1 }];
    const moments = shop.db.updateTable('order_moments').where('status', '=', 'done');
    const receivedAgo = (days: number) =>
      moments
        .set({ at: new Date(shop.clock.now.getTime() - days * day) })
        .where('order_id', 'in', shop.db.selectFrom('orders').select('id').where('number', '=', number))
        .execute();
    await receivedAgo(8);
    const late = await back(visitor, number, line);
    expect(late.errorCode).toBe(32);
    expect(late.errorMessage).toMatch(/семь дней.*недостаток/);
    expect((await orderOf(visitor, number)).returnRule).toMatchObject({
      isAvailable: false,
      refusal: late.errorMessage,
    });
    await receivedAgo(7);
    expect((await back(visitor, number, line)).errorCode).toBe(0);
  });

  it("letters lead to the order's page; without a known address there is no link", async () => {
    const sent: string[] = [];
    const { mail } = shop.adapters;
    const send = jest.spyOn(mail, 'send').mockImplementation(async ({ text }) => void sent.push(text));
    try {
      const { orderNum: number } = (await buy(await user(), [{ id: mug.id }])).result;
      await until(async () => sent.find((text) => text.includes(`https://tropa.example/orders/${number}`)));
    } finally {
      send.mockRestore();
    }
  });
});
