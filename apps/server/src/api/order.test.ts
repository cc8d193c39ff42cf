import { consentVersion } from '../shop/consent.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { orderForm } from '../testing/ordering.js';
import { stockByShop } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;

const courier = { ...orderForm, delivery: 'courier', address: 'ул. Ленина, 1' };
const inKurgan = { ...orderForm, city: { id: goods.kurgan, value: 'Курган' }, address: goods.kurganPoint };

describeOnOneDatabase('an order', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    await setStock(boots.small, goods.tyumenCentre, 3);
    await setStock(boots.large, goods.tyumenCentre, 1);
    await setStock(boots.large, goods.tyumenNorth, 1);
    await setStock(mug.variant, goods.tyumenCentre, 7);
    await shop.db.updateTable('promo_codes').set({ uses: 0 }).execute();
    await shop.db.deleteFrom('promo_uses').execute();
  });

  const setStock = (variant: number, at: number, amount: number) =>
    shop.db.updateTable('stock').set({ amount }).where('variant_id', '=', variant).where('shop_id', '=', at).execute();
  const stock = (variant: number) => stockByShop(shop.db, variant);
  const buyer = async (...lines: { id: number; retailId?: number }[]): Promise<Visitor> => {
    const visitor = shop.visitor();
    for (const line of lines) await visitor.post('/api/basket/addItemToBasket/', line);
    return visitor;
  };
  const order = (visitor: Visitor, values: object = orderForm, headers: Record<string, string> = {}) =>
    visitor.post('/api/basket/order/', values, headers);
  const stored = (number: string) =>
    shop.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;

  it('with «If-Match» only the basket that the buyer saw is ordered', async () => {
    const visitor = await buyer({ id: boots.id, retailId: boots.small });
    const seen = async () => ({
      'if-match': `"${(await visitor.get('/api/basket/getItems/')).result.version as string}"`,
    });
    const before = await seen();
    const price = (kopecks: number) =>
      shop.db.updateTable('variants').set({ price_kopecks: kopecks }).where('id', '=', boots.small).execute();
    const { price_kopecks: usual } = await shop.db
      .selectFrom('variants')
      .select('price_kopecks')
      .where('id', '=', boots.small)
      .executeTakeFirstOrThrow();
    await price(usual + 100_00);
    expect(await order(visitor, orderForm, before)).toMatchObject({
      httpStatus: 200,
      errorCode: 33,
      errorMessage: 'Корзина изменилась: проверьте сумму и оформите заказ ещё раз',
    });
    await price(usual);
    await visitor.post('/api/basket/setQuantity/', { id: boots.id, retailId: boots.small, quantity: 2 });
    expect(await order(visitor, orderForm, before)).toMatchObject({ errorCode: 33 });
    const placed = await order(visitor, orderForm, await seen());
    expect(placed.errorCode).toBe(0);
    // The same order sent again is that order, whatever its header says.
    expect((await order(visitor, orderForm, before)).result).toEqual(placed.result);
  });

  it("the letter of a card order says where to pay: at that address is the bank's page", async () => {
    const visitor = await buyer({ id: mug.id });
    const { result } = await order(visitor, { ...orderForm, payment: 'card', email: 'pays@example.ru' });
    const { body } = await shop.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'pays@example.ru')
      .executeTakeFirstOrThrow();
    const [, path = ''] = /Оплатить: https?:\/\/[^/]+(\/pay\/[\w-]{32})$/m.exec(body) ?? [];
    const reply = await visitor.request({ method: 'GET', url: path });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, result.payment_link]);
  });

  it('is accepted from a guest, empties the basket, takes stock first where it will be collected', async () => {
    const visitor = await buyer({ id: boots.id, retailId: boots.large }, { id: boots.id, retailId: boots.large });
    const answer = await order(visitor, { ...orderForm, address: goods.tyumenNorth });
    expect(answer).toMatchObject({ errorCode: 0, result: { payment_link: '' } });
    expect(await stock(boots.large)).toEqual([0, 0]);
    expect((await visitor.get('/api/basket/getItems/')).result).toMatchObject({ items: [], price: 0, length: 0 });
    expect(await stored(answer.result.orderNum)).toMatchObject({
      phone: '9123456789',
      user_id: null,
      status: 'accepted',
      consent_version: consentVersion,
      address: 'ул. Щербакова, 88',
      shop_id: 2,
      goods_kopecks: 2000000,
      total_kopecks: 2000000,
      delivery_kopecks: 0,
    });
    const letter = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', orderForm.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(letter.subject).toBe(`Заказ № ${answer.result.orderNum} принят`);
    expect(letter.body).toContain('Ботинки «Югра» — 2 шт.');
  });

  it('prices and extra fields of the request mean nothing', async () => {
    const visitor = await buyer({ id: mug.id });
    const { result } = await order(visitor, {
      ...courier,
      price: 1,
      total: 1,
      items: [],
      status: 'paid',
      user_id: 1,
      delivery_kopecks: 5,
    });
    expect(await stored(result.orderNum)).toMatchObject({
      goods_kopecks: 199050,
      status: 'accepted',
      user_id: null,
      delivery_kopecks: null,
      address: 'ул. Ленина, 1',
    });
  });

  it('courier delivery is free strictly above the limit', async () => {
    const price = (kopecks: number) =>
      shop.db.updateTable('variants').set({ price_kopecks: kopecks }).where('id', '=', mug.variant).execute();
    const delivery = async () =>
      (await stored((await order(await buyer({ id: mug.id }), courier)).result.orderNum)).delivery_kopecks;
    await price(5000_00);
    expect(await delivery()).toBeNull();
    await price(5000_01);
    expect(await delivery()).toBe(0);
    await price(1990_50);
  });

  it('by card comes with a payment link, awaits payment and holds the goods', async () => {
    const { result } = await order(await buyer({ id: mug.id }), { ...inKurgan, payment: 'card' });
    const row = await stored(result.orderNum);
    expect(result.payment_link).toBe(`/demo/pay/${row.payment_token}`);
    expect(row.payment_token).toMatch(/^[\w-]{32}$/);
    expect(row).toMatchObject({ status: 'awaiting-payment' });
    expect(row.expires_at!.getTime() - shop.clock.now.getTime()).toBe(30 * 60_000);
    expect(await stock(mug.variant)).toEqual([6]);
  });

  it('on credit awaits the decision', async () => {
    const { result } = await order(await buyer({ id: boots.id, retailId: boots.small }), {
      ...orderForm,
      payment: 'credit',
    });
    expect(await stored(result.orderNum)).toMatchObject({ status: 'credit-review' });
  });

  it.each([
    ['no name', { ...orderForm, name: ' ' }, 10, 'Обязательное поле'],
    ['no phone', { ...orderForm, phone: '' }, 10, 'Обязательное поле'],
    ['a short phone', { ...orderForm, phone: '+7 (912) 345' }, 10, 'Телефон не может быть меньше 10 символов'],
    ['no email', { ...orderForm, email: '' }, 10, 'Обязательное поле'],
    ['an invalid email', { ...orderForm, email: 'anna@' }, 10, 'Некорректный email'],
    ['an unknown city', { ...orderForm, city: { id: 404, value: 'Тюмень' } }, 26, 'Выберите город из списка'],
    [
      'a city beyond the integers of the database',
      { ...orderForm, city: { id: 2 ** 40, value: '' } },
      26,
      'Выберите город из списка',
    ],
    ['no pickup point', { ...orderForm, address: '' }, 26, 'Выберите пункт самовывоза'],
    ['a pickup point of another city', { ...orderForm, address: goods.kurganPoint }, 26, 'Выберите пункт самовывоза'],
    ['a pickup point in words', { ...orderForm, address: 'ул. Республики, 142' }, 26, 'Выберите пункт самовывоза'],
    ['a courier with an empty address', { ...courier, address: '' }, 26, 'Укажите адрес доставки'],
    ['a courier with a blank address', { ...courier, address: ' \t\u00A0 ' }, 26, 'Укажите адрес доставки'],
    ['a courier, no address sent', { ...courier, address: undefined }, 26, 'Укажите адрес доставки'],
    ['a courier, the address is null', { ...courier, address: null }, 26, 'Укажите адрес доставки'],
    ['no pickup point sent', { ...orderForm, address: undefined }, 26, 'Выберите пункт самовывоза'],
    ['the pickup point is null', { ...orderForm, address: null }, 26, 'Выберите пункт самовывоза'],
    [
      'a courier paid by card, with an empty address',
      { ...courier, address: '', payment: 'card' },
      26,
      'Укажите адрес доставки',
    ],
    ['payment on delivery in a city with points', inKurgan, 25, 'В вашем городе заказ можно оплатить только картой'],
    [
      'payment to the courier in a city with points',
      { ...inKurgan, delivery: 'courier' },
      25,
      'В вашем городе заказ можно оплатить только картой',
    ],
    [
      'payment to the courier in a city without shops or points',
      { ...courier, city: { id: goods.surgut, value: '' } },
      25,
      'В вашем городе заказ можно оплатить только картой',
    ],
    [
      'credit for too small a sum',
      { ...orderForm, payment: 'credit' },
      25,
      'Для оформления заказа в кредит добавьте в корзину товаров еще на 1010 рублей',
    ],
    ['an unknown payment method', { ...orderForm, payment: 'gold' }, 10, 'Неверное значение поля «payment»'],
    ['an unknown delivery method', { ...orderForm, delivery: 'pigeon' }, 10, 'Неверное значение поля «delivery»'],
    ['no city', { ...orderForm, city: undefined }, 10, 'Неверное значение поля «city»'],
    ['a null byte', { ...orderForm, name: 'Ан\0на' }, 10, 'Неверное значение в запросе'],
  ])('is rejected: %s', async (_why, values, errorCode, errorMessage) => {
    const visitor = await buyer({ id: mug.id });
    const before = await countOrders();
    expect(await order(visitor, values)).toMatchObject({ httpStatus: 200, errorCode, errorMessage, result: null });
    expect(await countOrders()).toBe(before);
    expect(await stock(mug.variant)).toEqual([7]);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
  });

  it('cannot be made from an empty basket', async () => {
    const refusal = { httpStatus: 200, errorCode: 23, errorMessage: 'В корзине нет товаров' };
    expect(await order(shop.visitor())).toMatchObject(refusal);
    const visitor = await buyer({ id: mug.id });
    await visitor.post('/api/basket/delete/', { id: mug.id });
    expect(await order(visitor)).toMatchObject(refusal);
  });

  it('names everything that is missing, and takes no stock', async () => {
    const visitor = await buyer(
      { id: boots.id, retailId: boots.small },
      { id: boots.id, retailId: boots.small },
      { id: mug.id },
    );
    await setStock(boots.small, goods.tyumenCentre, 1);
    await setStock(mug.variant, goods.tyumenCentre, 0);
    expect(await order(visitor)).toMatchObject({
      errorCode: 22,
      errorMessage: 'Товара «Ботинки «Югра»» осталось 1\u00A0шт. Товара «Кружка» нет в наличии.',
    });
    expect(await stock(boots.small)).toEqual([1, 0]);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 2 });
  });

  describe('sent twice is one:', () => {
    it('a double click without a key', async () => {
      const visitor = await buyer({ id: mug.id });
      const answers = await Promise.all([order(visitor), order(visitor), order(visitor)]);
      expect(new Set(answers.map((answer) => answer.result.orderNum)).size).toBe(1);
      expect(await stock(mug.variant)).toEqual([6]);
    });

    it('a repeat with the same key, even when the basket has changed', async () => {
      const visitor = await buyer({ id: mug.id });
      const first = await order(visitor, orderForm, { 'idempotency-key': 'a' });
      await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
      const again = await order(visitor, orderForm, { 'idempotency-key': 'a' });
      expect(again.result).toEqual(first.result);
      expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
      const next = await order(visitor, orderForm, { 'idempotency-key': 'b' });
      expect(next.result.orderNum).not.toBe(first.result.orderNum);
    });

    it('two tabs with keys of their own', async () => {
      const visitor = await buyer({ id: mug.id });
      const card = { ...orderForm, payment: 'card' };
      const [one, two] = await Promise.all([
        order(visitor, card, { 'idempotency-key': 'tab 1' }),
        order(visitor, card, { 'idempotency-key': 'tab 2' }),
      ]);
      expect(one.result.payment_link).not.toBe('');
      expect(two.result).toEqual(one.result);
    });

    it('the same key of different visitors gives different orders', async () => {
      const [one, other] = [await buyer({ id: mug.id }), await buyer({ id: mug.id })];
      const first = await order(one, orderForm, { 'idempotency-key': 'same' });
      const second = await order(other, orderForm, { 'idempotency-key': 'same' });
      expect(second.result.orderNum).not.toBe(first.result.orderNum);
    });

    it('a refusal does not use up the key', async () => {
      const visitor = await buyer({ id: mug.id });
      const headers = { 'idempotency-key': 'retry' };
      expect((await order(visitor, { ...orderForm, name: '' }, headers)).errorCode).toBe(10);
      expect((await order(visitor, orderForm, headers)).errorCode).toBe(0);
    });
  });

  describe('with a promo code', () => {
    const apply = (visitor: Visitor, promocode: string) => visitor.post('/api/basket/applyPromocode/', { promocode });

    it('keeps the discounted prices and counts the use', async () => {
      const visitor = await buyer({ id: mug.id });
      await apply(visitor, 'ЗИМА10');
      const row = await stored((await order(visitor)).result.orderNum);
      expect(row).toMatchObject({ goods_kopecks: 179145, promo_code: 'ЗИМА10' });
      const { uses } = await shop.db
        .selectFrom('promo_codes')
        .select('uses')
        .where('code', '=', 'ЗИМА10')
        .executeTakeFirstOrThrow();
      expect(uses).toBe(1);
      await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
      expect((await visitor.get('/api/basket/getItems/')).result.isPromoApplied).toBe(false);
    });

    it('the last use goes to one buyer; the other learns the price before paying it', async () => {
      const [one, other] = [await buyer({ id: mug.id }), await buyer({ id: mug.id })];
      await apply(one, 'ПОСЛЕДНИЙ');
      await apply(other, 'ПОСЛЕДНИЙ');
      const answers = await Promise.all([order(one), order(other)]);
      expect(answers.map((answer) => answer.errorCode).sort()).toEqual([0, 24]);
      expect(answers.find((answer) => answer.errorCode === 24)?.errorMessage).toMatch(
        /цена изменилась, проверьте корзину$/,
      );
      expect(await stock(mug.variant)).toEqual([6]);
      const loser = answers[0].errorCode === 24 ? one : other;
      const again = await order(loser);
      expect(await stored(again.result.orderNum)).toMatchObject({ goods_kopecks: 199050, promo_code: null });
    });

    it('works once per phone, however it is spelt', async () => {
      const first = await buyer({ id: mug.id });
      await apply(first, 'ПЕРВЫЙ');
      expect((await order(first)).errorCode).toBe(0);
      const second = await buyer({ id: mug.id });
      await apply(second, 'ПЕРВЫЙ');
      expect(await order(second, { ...orderForm, phone: '8 912 345 67 89' })).toMatchObject({
        errorCode: 24,
        errorMessage: 'Вы уже использовали этот промокод: цена изменилась, проверьте корзину',
      });
      const third = await buyer({ id: mug.id });
      await apply(third, 'ПЕРВЫЙ');
      expect((await order(third, { ...orderForm, phone: '9990000000' })).errorCode).toBe(0);
    });
  });

  it('is not accepted from another site', async () => {
    const visitor = await buyer({ id: mug.id });
    expect(await order(visitor, orderForm, { origin: 'https://evil.example' })).toMatchObject({
      httpStatus: 403,
      errorCode: 1,
    });
  });

  it('is placed without a link when the bank does not respond', async () => {
    const visitor = await buyer({ id: mug.id });
    const { cardPayment } = shop.adapters;
    const start = jest.spyOn(cardPayment, 'start').mockRejectedValue(new Error('the bank is unreachable'));
    const answer = await order(visitor, { ...orderForm, payment: 'card' });
    start.mockRestore();
    expect(answer).toMatchObject({ errorCode: 0, result: { payment_link: '' } });
    const again = await order(visitor, { ...orderForm, payment: 'card' });
    expect(again.result.orderNum).toBe(answer.result.orderNum);
    expect(again.result.payment_link).toMatch(/^\/demo\/pay\//);
  });
});
