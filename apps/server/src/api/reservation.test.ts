import { describeOnDatabases } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const form = {
  name: 'Анна', phone: '+7 (912) 345-67-89', address: goods.tyumenNorth, id: boots.id, retailId: boots.large, property: '44',
};

describeOnDatabases('бронь', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.pass(3_600_000);
    await shop.db.updateTable('stock').set({ amount: 1 }).where('variant_id', '=', boots.large).execute();
  });

  const reserve = (visitor: Visitor, values: object = {}) =>
    visitor.post('/api/product/reserveProduct/', { ...form, ...values });
  const stock = async () =>
    (await shop.db.selectFrom('stock').select('amount').where('variant_id', '=', boots.large).orderBy('shop_id').execute())
      .map((row) => row.amount);

  it('берёт штуку в выбранном магазине и видна в заказах хозяина телефона', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    expect(await reserve(visitor)).toMatchObject({ httpStatus: 200, errorCode: 0 });
    expect(await stock()).toEqual([1, 0]);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
    await registerUser(shop.db, visitor, '9123456789');
    const { items } = (await visitor.post('/api/user/getOrders/', {})).result;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      address: 'Тюмень, ул. Щербакова, 88', delivery: { value: 'Самовывоз' },
      status: { text: 'Забронирован', isCancelAvailable: true }, items: [{ id: 1, retailId: 12, quantity: 1, price: 10000 }],
    });
    expect((await visitor.post('/api/user/cancelOrder/', { id: items[0].id })).errorCode).toBe(0);
    expect(await stock()).toEqual([1, 1]);
  });

  it('двойное нажатие — одна бронь; через минуту — новая, если есть что бронировать', async () => {
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

  it('последняя штука достаётся одному', async () => {
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
  ])('не принимает %j', async (values, errorCode, errorMessage) => {
    expect(await reserve(shop.visitor(), values)).toMatchObject({ httpStatus: 200, errorCode, errorMessage });
    expect(await stock()).toEqual([1, 1]);
  });

  it('с одного адреса — разумное число в час', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) codes.push((await reserve(shop.visitor(), { phone: '' })).errorCode);
    expect(codes[29]).toBe(10);
    expect(codes[30]).toBe(13);
  });
});
