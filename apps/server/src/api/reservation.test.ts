import { consentVersion } from '../shop/consent.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { registerUser } from '../testing/sms.js';
import { stockByShop } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const form = {
  name: 'Анна',
  phone: '+7 (912) 345-67-89',
  address: goods.tyumenNorth,
  id: boots.id,
  retailId: boots.large,
  property: '44',
};

describeOnOneDatabase('a reservation', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.pass(3_600_000);
    await shop.db.updateTable('stock').set({ amount: 1 }).where('variant_id', '=', boots.large).execute();
  });

  const reserve = (visitor: Visitor, values: object = {}, key?: string) =>
    visitor.post('/api/product/reserveProduct/', { ...form, ...values }, key ? { 'idempotency-key': key } : {});
  const orders = () => shop.db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute();
  const stock = () => stockByShop(shop.db, boots.large);

  it("takes a piece in the chosen shop and is among the orders of the phone's owner", async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    expect(await reserve(visitor)).toMatchObject({ httpStatus: 200, errorCode: 0 });
    expect(await stock()).toEqual([1, 0]);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
    await registerUser(shop.db, visitor, '9123456789');
    const { items } = (await visitor.post('/api/user/getOrders/', {})).result;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      address: 'Тюмень, ул. Щербакова, 88',
      delivery: { value: 'Самовывоз' },
      status: { text: 'Забронирован', isCancelAvailable: true },
      items: [{ id: 1, retailId: 12, quantity: 1, price: 10000 }],
    });
    expect((await visitor.post('/api/user/cancelOrder/', { id: items[0].id })).errorCode).toBe(0);
    expect(await stock()).toEqual([1, 1]);
  });

  it('a double click is one reservation; a minute later a new one, if there is something to reserve', async () => {
    await shop.db.updateTable('stock').set({ amount: 2 }).where('variant_id', '=', boots.large).execute();
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const answers = await Promise.all([reserve(visitor), reserve(visitor), reserve(visitor)]);
    expect(answers.map((answer) => answer.errorCode)).toEqual([0, 0, 0]);
    expect(await stock()).toEqual([2, 1]);
    shop.clock.pass(60_000);
    expect((await reserve(visitor)).errorCode).toBe(0);
    expect(await stock()).toEqual([2, 0]);
    shop.clock.pass(60_000);
    expect(await reserve(visitor)).toMatchObject({ errorCode: 22, errorMessage: 'В этом магазине товара нет' });
  });

  it("names the order's number and the day until which the piece is held; two days, with the consent on record", async () => {
    const { result } = await reserve(shop.visitor());
    const [order] = await orders();
    expect(order).toMatchObject({
      number: result.orderNum,
      status: 'reserved',
      payment: 'onDelivery',
      shop_id: goods.tyumenNorth,
      consent_version: consentVersion,
      expires_at: new Date(shop.clock.now.getTime() + 2 * 86_400_000),
    });
    expect(result.until).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  });

  const letters = () =>
    shop.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body'])
      .where('kind', '=', 'mail')
      // The staff gets an e-mail about each, too.
      .where('recipient', '<>', shop.app.shop.settings.staffEmail)
      .orderBy('id')
      .execute();

  it('a signed-in user gets one letter at their own address whatever phone they named; later letters say what became of it', async () => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, '9120000055', 'own@example.ru');
    const before = (await letters()).length;
    const [first, again] = await Promise.all([reserve(visitor, { name: '' }), reserve(visitor, { name: '' })]);
    expect(again.result).toEqual(first.result);
    const [letter, ...others] = (await letters()).slice(before);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: 'own@example.ru', subject: `Бронь № ${first.result.orderNum}` });
    expect(letter?.body).toMatch(/^Здравствуйте!\n\nМы отложили для вас товар\. Номер брони — /);
    expect(letter?.body).toContain('Самовывоз: Тюмень, ул. Щербакова, 88\nОплата: при получении');
    expect(letter?.body).toContain(`Мы держим товар до ${first.result.until}`);
    const { id } = (await visitor.post('/api/user/getOrders/', {})).result.items[0];
    expect((await visitor.post('/api/user/cancelOrder/', { id })).errorCode).toBe(0);
    expect((await letters()).slice(before + 1).map(({ recipient }) => recipient)).toEqual(['own@example.ru']);
  });

  it("a guest has nowhere to be written to, although the phone is another's: nobody learns its owner's e-mail", async () => {
    await registerUser(shop.db, shop.visitor(), '9120000056', 'other@example.ru');
    const before = (await letters()).length;
    expect(await reserve(shop.visitor(), { phone: '9120000056' })).toMatchObject({ errorCode: 0 });
    expect((await letters()).slice(before)).toEqual([]);
    expect((await orders())[0]).toMatchObject({ email: '' });
  });

  it('a repeat with the same key is the same reservation an hour later too; another shop under that key is another', async () => {
    await shop.db.updateTable('stock').set({ amount: 2 }).where('variant_id', '=', boots.large).execute();
    const visitor = shop.visitor();
    const first = await reserve(visitor, {}, 'attempt-1');
    shop.clock.pass(3_600_000);
    expect((await reserve(visitor, {}, 'attempt-1')).result).toEqual(first.result);
    expect(await stock()).toEqual([2, 1]);
    const other = await reserve(visitor, { address: goods.tyumenCentre }, 'attempt-1');
    expect(other.result.orderNum).not.toBe(first.result.orderNum);
    expect(await stock()).toEqual([1, 1]);
  });

  it("another's key opens nothing", async () => {
    await shop.db.updateTable('stock').set({ amount: 2 }).where('variant_id', '=', boots.large).execute();
    const mine = await reserve(shop.visitor(), {}, 'attempt-2');
    const theirs = await reserve(shop.visitor(), {}, 'attempt-2');
    expect(theirs.result.orderNum).not.toBe(mine.result.orderNum);
    expect(await stock()).toEqual([2, 0]);
  });

  it('a cancelled reservation can be made again at once', async () => {
    const visitor = shop.visitor();
    const first = await reserve(visitor, { phone: '9120000077' });
    await registerUser(shop.db, visitor, '9120000077');
    const { items } = (await visitor.post('/api/user/getOrders/', {})).result;
    await visitor.post('/api/user/cancelOrder/', { id: items[0].id });
    const second = await reserve(visitor, { phone: '9120000077' });
    expect(second.result.orderNum).not.toBe(first.result.orderNum);
    expect(await stock()).toEqual([1, 0]);
  });

  it('the last piece goes to one', async () => {
    const visitors = Array.from({ length: 6 }, () => shop.visitor());
    const answers = await Promise.all(visitors.map((visitor) => reserve(visitor)));
    expect(answers.map((answer) => answer.errorCode).sort()).toEqual([0, 22, 22, 22, 22, 22]);
    expect(await stock()).toEqual([1, 0]);
  });

  it.each([
    [{ phone: '' }, 10, 'Обязательное поле'],
    [{ phone: '912' }, 10, 'Телефон не может быть меньше 10 символов'],
    [{ address: '' }, 26, 'Выберите магазин'],
    [{ address: 404 }, 26, 'Выберите магазин'],
    [{ address: goods.kurganPoint }, 26, 'Выберите магазин'],
    [{ id: 404 }, 11, 'Товар не найден'],
    [{ retailId: mug.variant }, 11, 'Товар не найден'],
  ])('rejects %j', async (values, errorCode, errorMessage) => {
    expect(await reserve(shop.visitor(), values)).toMatchObject({ httpStatus: 200, errorCode, errorMessage });
    expect(await stock()).toEqual([1, 1]);
  });

  it('one address may send a reasonable number an hour', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) codes.push((await reserve(shop.visitor(), { phone: '' })).errorCode);
    expect(codes[29]).toBe(10);
    expect(codes[30]).toBe(13);
  });
});
