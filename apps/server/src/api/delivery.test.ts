import type { RenderInput } from '@tropa/render-contract';
import { sql } from 'kysely';
import type { Carrier } from '../adapters/carrier.js';
import { createCdekCarrier } from '../adapters/cdek/cdek-carrier.js';
import { restingCarrier } from '../adapters/resting-carrier.js';
import { deliveryVersion } from '../shop/delivery/quote-delivery.js';
import type { DeliveryRule, DeliveryRules } from '../shop/delivery/delivery-rules.js';
import { readDemoIdentity } from '../demo/demo-content.js';
import { staffLetter } from '../shop/staff/staff-letters.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy, orderForm } from '../testing/ordering.js';
import { cdekAccount, startCdek } from '../testing/stand-ins/cdek-server.js';
import type { CdekStandIn } from '../testing/stand-ins/cdek-server.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const { boots, mug } = goods;
const path = '/api/location/getDelivery/';
const courier = { ...orderForm, delivery: 'courier', address: 'ул. Ленина, 1' };

const rule = (change: Partial<DeliveryRule>): DeliveryRule => ({
  way: 'courier',
  cities: [],
  regions: [],
  toKg: null,
  fromSum: null,
  belowSum: null,
  price: null,
  days: null,
  carrier: null,
  ...change,
});
const tariffs: DeliveryRules = {
  from: '625000',
  postcodes: { Тюмень: '625000', Курган: '640000' },
  pieceKg: 1,
  rules: [
    rule({ cities: ['Тюмень'], toKg: 2, price: 250, days: [3, 5] }),
    rule({ cities: ['Тюмень'], toKg: 30, price: 450, days: [3, 5] }),
    rule({ way: 'pickup', cities: ['Курган'], price: 190, days: [4, 4] }),
    rule({ cities: ['Курган'], price: 500, days: [5, 9], carrier: 'cdek' }),
  ],
};

describeOnOneDatabase('delivery', (open) => {
  let shop: TestShop;
  let cdek: CdekStandIn;
  /** A new one for each test: a carrier that has failed rests for a while. */
  let awake: Carrier;
  beforeAll(async () => {
    cdek = await startCdek();
    shop = await openTestShop(open, {
      adapters: { carriers: [{ id: 'cdek', quote: (parcel) => awake.quote(parcel) }] },
      parts: { renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }) },
    });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await cdek.close();
  });
  beforeEach(async () => {
    const settings = { url: cdek.url, ...cdekAccount, courierTariff: 137, pickupTariff: 136 };
    awake = restingCarrier(createCdekCarrier(settings, 400));
    cdek.behave(null);
    shop.clock.now = new Date('2026-11-25T07:00:00Z');
    await shop.db.deleteFrom('carrier_quotes').execute();
    await setRules(tariffs);
    await shop.db.updateTable('stock').set({ amount: 50 }).where('shop_id', '=', goods.tyumenCentre).execute();
  });

  const setRules = (rules: DeliveryRules | null) =>
    shop.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('delivery_rules').execute();
      if (rules)
        await trx
          .insertInto('delivery_rules')
          .values({ value: JSON.stringify(rules) })
          .execute();
    });
  const stored = (number: string) =>
    shop.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const inKurgan = { ...courier, city: { id: goods.kurgan, value: 'Курган' }, payment: 'card' };

  it('the basket and order pages say the same as the call; a page does not wait for the carrier', async () => {
    const visitor = shop.visitor();
    const pageData = async (url: string) => {
      const answer = await visitor.request({ method: 'GET', url });
      return (JSON.parse(answer.body) as RenderInput).data._delivery;
    };
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    for (const url of ['/basket', '/order']) {
      expect(await pageData(url)).toEqual((await visitor.post(path, {})).result);
      visitor.cookies.set('LOCATION', JSON.stringify({ id: goods.surgut, value: 'Сургут' }));
      expect(await pageData(url)).toMatchObject({ city: { value: 'Сургут' }, ways: [{ price: null }] });
      visitor.cookies.set('LOCATION', JSON.stringify({ id: 999_999, value: 'Атлантида' }));
      expect(await pageData(url)).toMatchObject({ city: { value: 'Тюмень' } });
      visitor.cookies.set('LOCATION', JSON.stringify({ id: goods.kurgan, value: 'Курган' }));
      const asked = cdek.asked.length;
      expect(await pageData(url)).toBeUndefined();
      expect(cdek.asked).toHaveLength(asked);
      // The next page has the quote that the carrier gave for the widget's call.
      const { result } = await visitor.post(path, {});
      expect(await pageData(url)).toEqual(result);
      await shop.db.deleteFrom('carrier_quotes').execute();
      visitor.cookies.delete('LOCATION');
    }
    await visitor.post('/api/basket/delete/', { id: mug.id });
    expect(await pageData('/basket')).toBeUndefined();
  });

  it("is shown before anything personal: for a product in the visitor's city, for the basket, for another city", async () => {
    const visitor = shop.visitor();
    expect((await visitor.post(path, { id: mug.id })).result).toEqual({
      city: { id: goods.tyumen, value: 'Тюмень' },
      freeFrom: 5000,
      ways: [
        { delivery: 'courier', price: 250, dates: '28–30 ноября', carrier: '', version: expect.any(String) as string },
        { delivery: 'pickup', price: 0, dates: '', carrier: '', version: expect.any(String) as string },
      ],
    });
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    await visitor.post('/api/basket/setQuantity/', { id: mug.id, quantity: 2 });
    // Two kilograms go at the smaller price.
    expect((await visitor.post(path, {})).result.ways[0]).toMatchObject({ price: 250 });
    await visitor.post('/api/basket/setQuantity/', { id: mug.id, quantity: 3 });
    expect((await visitor.post(path, {})).result.ways[0]).toMatchObject({ price: 0 });
    expect((await visitor.post(path, { cityId: goods.surgut, id: mug.id })).result.ways).toEqual([
      expect.objectContaining({ delivery: 'courier', price: null, dates: '' }),
    ]);
    expect(await visitor.post(path, { cityId: 77 })).toMatchObject({ httpStatus: 200, errorCode: 26 });
    expect(await visitor.post(path, { id: 77 })).toMatchObject({ httpStatus: 200, errorCode: 11 });
  });

  it('depends on the weight of the goods themselves: property «Вес» of the variant or the product', async () => {
    await sql`insert into properties (id, slug, title) values (70, 'weight', 'Вес, кг') on conflict do nothing`.execute(
      shop.db,
    );
    await sql`insert into property_values (id, property_id, value) values (70, 70, '2,4') on conflict do nothing`.execute(
      shop.db,
    );
    await sql`insert into product_properties (product_id, property_id, value_id) values (${mug.id}, 70, 70)`.execute(
      shop.db,
    );
    expect((await shop.visitor().post(path, { id: mug.id })).result.ways[0]).toMatchObject({ price: 450 });
    await shop.db.deleteFrom('product_properties').where('property_id', '=', 70).execute();
    expect((await shop.visitor().post(path, { id: mug.id })).result.ways[0]).toMatchObject({ price: 250 });
  });

  it("the order's total includes delivery: in the database, payment, letters, for the staff", async () => {
    const answer = await buy(shop.visitor(), [{ id: mug.id }], {
      ...courier,
      payment: 'card',
      email: 'sum@example.ru',
      deliveryVersion: deliveryVersion({ way: 'courier', price: 250_00 }),
    });
    const order = await stored(answer.result.orderNum);
    expect(order).toMatchObject({
      goods_kopecks: 1990_50,
      delivery_kopecks: 250_00,
      total_kopecks: 2240_50,
      delivery_dates: '28–30 ноября',
      delivery_carrier: '',
      delivery_note: '',
    });
    const payment = await shop.db
      .selectFrom('payments')
      .select('amount_kopecks')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(payment.amount_kopecks).toBe(2240_50);
    const { body } = await shop.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'sum@example.ru')
      .executeTakeFirstOrThrow();
    expect(body).toContain('Доставка: 250\u00A0₽\nИтого: 2\u00A0240,50\u00A0₽');
    expect(body).toContain('Срок: 28–30 ноября');
    const event = await shop.db
      .selectFrom('staff_events')
      .select('data')
      .where('type', '=', 'order.placed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.data).toMatchObject({
      order: {
        deliveryPrice: 250,
        deliveryDates: '28–30 ноября',
        deliveryCarrier: '',
        deliveryNote: '',
        total: 2240.5,
      },
    });
  });

  it('the price is not taken from the request; a price other than the one seen is a refusal without an order', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const seen = (await visitor.post(path, { cityId: goods.tyumen })).result.ways[0].version as string;
    await setRules({ ...tariffs, rules: [rule({ price: 300, days: [1, 2] })] });
    const order = (version: string) =>
      visitor.post('/api/basket/order/', { ...courier, deliveryVersion: version, deliveryPrice: 1, price: 1 });
    expect(await order(seen)).toMatchObject({
      httpStatus: 200,
      errorCode: 34,
      errorMessage: 'Стоимость доставки изменилась: проверьте сумму и оформите заказ ещё раз',
    });
    expect((await visitor.get('/api/basket/getLength/')).result.length).toBe(1);
    const now = (await visitor.post(path, { cityId: goods.tyumen })).result.ways[0].version as string;
    const placed = await order(now);
    expect(placed.errorCode).toBe(0);
    expect((await stored(placed.result.orderNum)).delivery_kopecks).toBe(300_00);
  });

  it('is computed by a manager without tariffs, as in the specification', async () => {
    await setRules(null);
    expect((await shop.visitor().post(path, { id: mug.id })).result.ways).toMatchObject([
      { delivery: 'courier', price: null, dates: '' },
      { delivery: 'pickup', price: 0 },
    ]);
    const { result } = await buy(shop.visitor(), [{ id: mug.id }], courier);
    expect(await stored(result.orderNum)).toMatchObject({ delivery_kopecks: null, total_kopecks: 1990_50 });
  });

  it('a client that sends no version knows the specification alone: its order has no paid delivery', async () => {
    const { result } = await buy(shop.visitor(), [{ id: mug.id }], {
      ...courier,
      payment: 'card',
      email: 'spec@example.ru',
    });
    const order = await stored(result.orderNum);
    expect(order).toMatchObject({ delivery_kopecks: null, total_kopecks: 1990_50, delivery_dates: '28–30 ноября' });
    expect(order.delivery_note.replaceAll('\u00A0', ' ')).toBe(
      'По тарифам 250 ₽: покупатель этой цены не видел, согласуйте её с ним.',
    );
    const payment = await shop.db
      .selectFrom('payments')
      .select('amount_kopecks')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(payment.amount_kopecks).toBe(1990_50);
    const { body } = await shop.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'spec@example.ru')
      .executeTakeFirstOrThrow();
    expect(body).toContain('Доставка: рассчитывается менеджером\nИтого: 1\u00A0990,50\u00A0₽');
    // Above the limit both say the same: free.
    const rich = await buy(shop.visitor(), [{ id: boots.id, retailId: boots.small }], courier);
    expect(await stored(rich.result.orderNum)).toMatchObject({ delivery_kopecks: 0, delivery_note: '' });
  });

  it('pickup from a point costs what was quoted', async () => {
    const seen = deliveryVersion({ way: 'pickup', price: 190_00 });
    const form = { ...inKurgan, delivery: 'pickup', address: goods.kurganPoint, deliveryVersion: seen };
    const { result } = await buy(shop.visitor(), [{ id: mug.id }], form);
    expect(await stored(result.orderNum)).toMatchObject({
      delivery_kopecks: 190_00,
      total_kopecks: 2180_50,
      delivery_dates: '29 ноября',
    });
  });

  it('CDEK quotes price and days: once for everyone, and the order has the same', async () => {
    const visitor = shop.visitor();
    const asked = cdek.asked.length;
    const seen = (await visitor.post(path, { id: mug.id, cityId: goods.kurgan })).result.ways[0];
    expect(seen).toMatchObject({ price: 356, dates: '27–29 ноября', carrier: 'СДЭК' });
    await shop.visitor().post(path, { id: mug.id, cityId: goods.kurgan });
    const { result } = await buy(visitor, [{ id: mug.id }], { ...inKurgan, deliveryVersion: seen.version });
    expect(cdek.asked.length - asked).toBe(1);
    expect(await stored(result.orderNum)).toMatchObject({
      delivery_kopecks: 356_00,
      delivery_carrier: 'cdek',
      delivery_note: '',
    });
    // The next day it is called again.
    shop.clock.now = new Date('2026-11-26T07:00:00Z');
    await shop.visitor().post(path, { id: mug.id, cityId: goods.kurgan });
    expect(cdek.asked.length - asked).toBe(2);
  });

  it.each([
    ['says nothing', 'silence'],
    ['hangs up', 'drop'],
    ['fails', { status: 500, body: { errors: [] } }],
  ] as const)("CDEK %s: the order is there, the price is the tariff's, the staff see why", async (_how, answer) => {
    cdek.behave(answer);
    const began = Date.now();
    const seen = deliveryVersion({ way: 'courier', price: 500_00 });
    const { result } = await buy(shop.visitor(), [{ id: mug.id }], { ...inKurgan, deliveryVersion: seen });
    expect(Date.now() - began).toBeLessThan(3_000);
    expect(await stored(result.orderNum)).toMatchObject({
      delivery_kopecks: 500_00,
      delivery_dates: '30 ноября – 4 декабря',
      delivery_carrier: '',
      delivery_note: 'СДЭК: нет ответа. Цена по тарифам магазина.',
    });
    const { type, data } = await shop.db
      .selectFrom('staff_events')
      .select(['type', 'data'])
      .where('type', '=', 'order.placed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const letter = staffLetter('staff@example.ru', { type: type as 'order.placed', data }, await readDemoIdentity());
    expect(letter?.body).toContain('СДЭК: нет ответа. Цена по тарифам магазина.');
    expect(letter?.body).toContain('Доставка: 500\u00A0₽');
  });

  it("where CDEK does not deliver the tariffs' price applies; CDEK is not called again each time", async () => {
    await setRules({ ...tariffs, postcodes: { Курган: '999999' } });
    const asked = cdek.asked.length;
    for (const number of [1, 2]) {
      const { result } = await shop.visitor().post(path, { id: mug.id, cityId: goods.kurgan });
      expect([number, result.ways[0].price, result.ways[0].carrier]).toEqual([number, 500, '']);
    }
    expect(cdek.asked.length - asked).toBe(1);
  });

  it('is free above the limit with CDEK too, with the days of CDEK', async () => {
    const { result } = await shop.visitor().post(path, { id: boots.id, cityId: goods.kurgan });
    expect(result.ways[0]).toMatchObject({ price: 0, dates: '27–29 ноября', carrier: 'СДЭК' });
  });

  it('SBP is offered wherever a card is, and awaits payment in the same way', async () => {
    const placed = await buy(shop.visitor(), [{ id: mug.id }], { ...inKurgan, payment: 'sbp' });
    expect(placed).toMatchObject({ errorCode: 0 });
    expect(placed.result.payment_link).toMatch(/^\/demo\/pay\//);
    const order = await stored(placed.result.orderNum);
    expect(order).toMatchObject({ payment: 'sbp', status: 'awaiting-payment' });
    expect(order.expires_at).not.toBeNull();
  });
});
