import { createWebhook } from '../adapters/webhook.js';
import { announceEvents } from '../shop/staff/announce-events.js';
import { deliverWebhooks } from '../shop/staff/deliver-webhooks.js';
import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { notify } from '../testing/paying.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { startHttp } from '../testing/stand-ins/http-server.js';
import type { HttpStandIn, SeenRequest } from '../testing/stand-ins/http-server.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const { boots, mug } = goods;
const secret = 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81';
const staff = 'orders@shop.example';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnOneDatabase('the staff is notified of orders', (open) => {
  let shop: TestShop;
  let receiver: HttpStandIn;
  let respond: (request: SeenRequest) => number = () => 200;
  beforeAll(async () => {
    receiver = await startHttp((request) => ({ status: respond(request), body: '' }));
    shop = await openTestShop(open, {
      settings: { staffEmail: staff },
      adapters: { webhook: createWebhook({ url: receiver.url, secret }) },
    });
    await shop.db.updateTable('stock').set({ amount: 100 }).execute();
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });
  beforeEach(async () => {
    respond = () => 200;
    await settled();
  });

  const waiting = () =>
    shop.db
      .selectFrom('staff_events')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('parked_at', 'is', null)
      // Rows that were updated come last otherwise.
      .orderBy('id')
      .execute();
  const until = async (isDone: () => Promise<boolean> | boolean): Promise<void> => {
    for (let tries = 0; !(await isDone()); tries += 1) {
      if (tries > 1000) throw new Error('it did not come to pass');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const settled = () => until(async () => (await waiting()).length === 0);
  const hooks = (number: string) =>
    receiver.seen.map(({ body }) => JSON.parse(body)).filter(({ order }) => order?.number === number);
  const letters = (number: string) =>
    shop.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', staff)
      .where('subject', 'like', `Заказ № ${number}:%`)
      .orderBy('id')
      .execute();
  const tokenOf = async (number: string) => {
    const row = await shop.db
      .selectFrom('orders')
      .select(['payment_token', 'total_kopecks'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return { paymentId: row.payment_token, amount: row.total_kopecks };
  };

  it('a new order: a letter with all that is needed, and a webhook with the same data', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    const { result } = await buy(visitor, [{ id: boots.id, retailId: boots.large }], {
      comment: 'Позвоните\nзаранее',
    });
    await settled();
    const [letter, ...others] = await letters(result.orderNum);
    expect(others).toEqual([]);
    const nbsp = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(nbsp(letter!.subject)).toMatch(/^Заказ № \d+: новый, [\d ,]+ ₽$/);
    for (const part of [
      'Новый заказ.',
      'Ботинки «Югра» (размер: 44): 1 шт. × ',
      '   взять: ул. Республики, 142, 1 шт.',
      'Кружка: 1 шт. × ',
      'Оплата: при получении. Товар отложен до ',
      'Самовывоз: Тюмень, ул. Республики, 142',
      'Покупатель: Анна\nТелефон: +79123456789\nE-mail: anna@example.ru',
      'Комментарий покупателя:\nПозвоните\nзаранее',
    ])
      expect(nbsp(letter!.body)).toContain(part);
    const [hook, ...more] = hooks(result.orderNum);
    expect(more).toEqual([]);
    expect(hook).toMatchObject({
      version: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      sequence: expect.any(Number),
      type: 'order.placed',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      change: null,
      order: {
        number: result.orderNum,
        status: 'accepted',
        payment: 'onDelivery',
        paymentStatus: null,
        phone: '+79123456789',
        lines: [
          { productId: mug.id, variantId: mug.variant, quantity: 1, properties: [] },
          {
            variantId: boots.large,
            properties: [{ name: 'Размер', value: '44' }],
            shelves: [{ shopId: 1, amount: 1 }],
          },
        ],
      },
    });
    const { order } = hook;
    expect(order.lines[0].sum + order.lines[1].sum).toBeCloseTo(order.goodsPrice, 2);
    const sent = receiver.seen.find(({ body }) => body.includes(hook.id))!;
    expect(sent.headers['x-tropa-event']).toBe(hook.id);
  });

  it('card payment: failure, success, cancellation by the buyer and refund in order, each with the state of that moment', async () => {
    const visitor = shop.visitor();
    const phone = newPhone();
    await registerUser(shop.db, visitor, phone);
    const { result } = await buy(visitor, [{ id: mug.id }], { payment: 'card', phone });
    const payment = await tokenOf(result.orderNum);
    await notify(shop, { ...payment, result: 'failed' });
    await notify(shop, { ...payment, result: 'failed' });
    await notify(shop, { ...payment, result: 'paid' });
    const { items } = (await visitor.post('/api/user/getOrders/', {})).result;
    await visitor.post('/api/user/cancelOrder/', { id: items[0].id });
    await visitor.post('/api/user/cancelOrder/', { id: items[0].id });
    await settled();
    expect(
      hooks(result.orderNum).map(({ type, order, change }) => [type, order.status, order.paymentStatus, change?.event]),
    ).toEqual([
      ['order.placed', 'awaiting-payment', 'pending', undefined],
      ['order.payment_failed', 'awaiting-payment', 'failed', undefined],
      ['order.paid', 'paid', 'paid', 'pay'],
      ['order.cancelled', 'cancelled', 'refunding', 'cancel'],
      ['order.refunded', 'cancelled', 'refunded', undefined],
    ]);
    const said = (await letters(result.orderNum)).map(({ subject, body }) => [
      subject.replace(/^.*?: /, '').split(',')[0],
      body.split('\n')[0],
    ]);
    expect(said.map(([subject]) => subject)).toEqual([
      'новый',
      'оплата не прошла',
      'оплачен',
      'отменён',
      'деньги возвращены',
    ]);
    expect(said[3]![1]).toContain(
      'Покупатель отменил заказ. Товар вернулся в остатки. Деньги возвращаются покупателю.',
    );
  });

  it('reservation, steps of the shop, and expiry', async () => {
    const reserved = await shop.visitor().post('/api/product/reserveProduct/', {
      name: 'Пётр',
      phone: '+7 (912) 345-67-00',
      address: goods.tyumenCentre,
      id: mug.id,
      property: '',
    });
    const number = reserved.result.orderNum;
    shop.clock.pass(3 * 86_400_000);
    await expireUnpaidOrders(shop.db, shop.clock.now);
    const { result } = await buy(shop.visitor(), [{ id: mug.id }]);
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    for (const to of ['assembling', 'decline']) {
      await shop
        .visitor()
        .request({ method: 'POST', url: `/demo/orders/${id}`, headers: formHeaders, payload: `to=${to}` });
    }
    await settled();
    expect(hooks(number).map(({ type, order }) => [type, order.status])).toEqual([
      ['reservation.placed', 'reserved'],
      ['order.expired', 'expired'],
    ]);
    expect(hooks(result.orderNum).map(({ type, change }) => [type, change?.event])).toEqual([
      ['order.placed', undefined],
      ['order.changed', 'assemble'],
      ['order.cancelled', 'decline'],
    ]);
    expect((await letters(number)).map(({ subject }) => subject.split(': ')[1]!.split(',')[0])).toEqual([
      'новая бронь',
      'срок истёк',
    ]);
    // The staff gets no e-mail about its own steps.
    expect(await letters(result.orderNum)).toHaveLength(2);
  });

  it('a form and a review', async () => {
    await shop.visitor().post('/api/webform/sendMessage/', {
      id: '4',
      name: 'Анна',
      phone: '9123456789',
      email: '',
      comment: 'Когда откроетесь?',
    });
    const visitor = shop.visitor();
    const phone = newPhone();
    await registerUser(shop.db, visitor, phone);
    const { result } = await buy(visitor, [{ id: mug.id }], { phone });
    await shop.db.updateTable('orders').set({ status: 'done' }).where('number', '=', result.orderNum).execute();
    await visitor.post('/api/sendReview/', { id: mug.id, rating: 4, comment: 'Тепло держит' });
    await settled();
    const told = receiver.seen.map(({ body }) => JSON.parse(body));
    expect(told.find(({ type }) => type === 'form.received')).toMatchObject({
      form: {
        id: expect.any(Number),
        name: 'contacts',
        fields: { name: 'Анна', phone: '9123456789', comment: 'Когда откроетесь?' },
        files: [],
      },
    });
    expect(told.find(({ type }) => type === 'review.received')).toMatchObject({
      review: { productId: mug.id, title: 'Кружка', rating: 4, name: 'Анна', text: 'Тепло держит', isPublished: true },
    });
    const rows = await shop.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', staff)
      .execute();
    expect(rows.filter(({ subject }) => subject === 'Вопрос с сайта')).toHaveLength(1);
    expect(rows.find(({ subject }) => subject === 'Отзыв: 4 из 5, Кружка')!.body).toContain('Тепло держит');
  });

  it('while the webhook is down the buyer does not notice; then everything arrives, in order within an order, byte for byte', async () => {
    respond = () => 500;
    const visitor = shop.visitor();
    const { errorCode, result } = await buy(visitor, [{ id: mug.id }], { payment: 'card' });
    expect(errorCode).toBe(0);
    const payment = await tokenOf(result.orderNum);
    await notify(shop, { ...payment, result: 'paid' });
    const mine = async () => (await waiting()).filter(({ order_id: order }) => order !== null);
    await until(async () => (await mine()).length === 2 && (await mine())[0]!.last_error !== '');
    expect(await mine()).toMatchObject([
      { type: 'order.placed', tries: 1, last_error: 'webhook: HTTP 500' },
      // It waits for the first.
      { type: 'order.paid', tries: 0, last_error: '' },
    ]);
    respond = () => 200;
    await shop.db
      .updateTable('staff_events')
      .set({ due_at: new Date(0) })
      .execute();
    const webhook = shop.adapters.webhook!;
    await Promise.all([1, 2, 3].map(() => deliverWebhooks(shop.db, webhook)));
    await settled();
    const tries = receiver.seen.filter(({ body }) => JSON.parse(body).order?.number === result.orderNum);
    expect(tries.map(({ body }) => JSON.parse(body).type)).toEqual(['order.placed', 'order.placed', 'order.paid']);
    expect(tries[0]!.body).toBe(tries[1]!.body);
  });

  it('the first failure ends the round: a dead webhook does not hold the other work', async () => {
    respond = () => 503;
    for (let count = 0; count < 3; count += 1) {
      await shop.db
        .insertInto('staff_events')
        .values({ type: 'review.received', data: '{}', announced_at: new Date() })
        .execute();
    }
    const before = receiver.seen.length;
    const onFailure = jest.fn();
    expect(await deliverWebhooks(shop.db, shop.adapters.webhook!, { onFailure })).toBe(0);
    expect(receiver.seen.length - before).toBe(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await shop.db
      .updateTable('staff_events')
      .set({ due_at: new Date(0), tries: 19 })
      .where('sent_at', 'is', null)
      .where('parked_at', 'is', null)
      .execute();
    await deliverWebhooks(shop.db, shop.adapters.webhook!, { onFailure });
    expect(onFailure).toHaveBeenLastCalledWith(expect.anything(), 'review.received', true);
    expect(await waiting()).toHaveLength(2);
    respond = () => 200;
    await shop.db
      .updateTable('staff_events')
      .set({ due_at: new Date(0) })
      .execute();
    await deliverWebhooks(shop.db, shop.adapters.webhook!);
  });

  it('an event that did not happen is not announced; several processes announce each once', async () => {
    const refused = await buy(shop.visitor(), [{ id: goods.lamp.id }], { email: 'не почта' });
    expect(refused.errorCode).not.toBe(0);
    expect(await waiting()).toEqual([]);
    const rows = Array.from({ length: 60 }, () => ({
      type: 'review.received',
      data: JSON.stringify({ review: { title: 'Т', rating: 1, name: 'А', text: 'пачка' } }),
    }));
    await shop.db.insertInto('staff_events').values(rows).execute();
    const counts = await Promise.all([1, 2, 3].map(() => announceEvents(shop.db, { email: staff, hasWebhook: false })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    const queued = await shop.db.selectFrom('outbox').select('id').where('body', 'like', '%пачка%').execute();
    expect(queued).toHaveLength(60);
    // Without a webhook no events are queued for one that may be set later.
    expect(await waiting()).toEqual([]);
  });
});

describeOnOneDatabase('outside demo mode', (open) => {
  it('the letter of an order goes to the same place; without STAFF_EMAIL and webhook no events pile up in the queue', async () => {
    const mail = { send: jest.fn(() => Promise.resolve()) };
    for (const staffEmail of [staff, '']) {
      const shop = await openTestShop(open, {
        settings: { isDemo: false, secret: 'x', staffEmail },
        adapters: { mail },
      });
      try {
        mail.send.mockClear();
        expect((await buy(shop.visitor(), [{ id: mug.id }])).errorCode).toBe(0);
        const isAnnounced = async () =>
          (await shop.db.selectFrom('staff_events').select('announced_at').executeTakeFirstOrThrow()).announced_at;
        while ((await isAnnounced()) === null) await new Promise((resolve) => setTimeout(resolve, 10));
        const queued = await shop.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
        expect(queued.map(({ recipient }) => recipient)).toEqual([
          'anna@example.ru',
          ...(staffEmail === '' ? [] : [staff]),
        ]);
        const [event] = await shop.db.selectFrom('staff_events').selectAll().execute();
        expect(event).toMatchObject({ announced_at: expect.any(Date), parked_at: expect.any(Date), sent_at: null });
      } finally {
        await shop.close();
      }
    }
  }, 60_000);
});
