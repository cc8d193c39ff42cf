import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const { boots, mug, lamp } = goods;
const small = { id: boots.id, retailId: boots.small };
const large = { id: boots.id, retailId: boots.large };

describeOnOneDatabase('the basket', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());

  it('is empty for a visitor without a session, and starts none', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/api/basket/getItems/')).result).toEqual({
      items: [],
      price: 0,
      salePrice: 0,
      length: 0,
      isPromoApplied: false,
      promocode: '',
      promoProblem: null,
      version: expect.any(String) as string,
    });
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 0 });
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 0 });
    expect((await visitor.post('/api/basket/delete/', small)).result).toEqual({ price: 0, length: 0 });
    expect((await visitor.get('/api/basket/cancelPromocode/')).result).toMatchObject({ items: [], price: 0 });
    expect(visitor.cookies.size).toBe(0);
  });

  it('holds lines with price, shops and properties; prices and extra fields of a request mean nothing', async () => {
    const visitor = shop.visitor();
    const added = await visitor.post('/api/basket/addItemToBasket/', { ...small, price: 1, quantity: 3, oldPrice: 0 });
    expect(added.result).toEqual({ price: 10000, length: 1 });
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const { result } = await visitor.get('/api/basket/getItems/');
    expect(result).toMatchObject({ price: 11990.5, salePrice: 11990.5, length: 2 });
    expect(result.items).toEqual([
      {
        id: 1,
        retailId: 11,
        title: 'Ботинки «Югра»',
        link: '/product/botinki-yugra/?offer=11',
        properties: [{ name: 'Размер', value: '40', type: 'string' }],
        store: [{ id: 1, address: 'ул. Республики, 142', amount: 3 }],
        price: 10000,
        oldPrice: 12000,
        img: '',
        quantity: 1,
        isFavorite: false,
        category: 'Треккинговые ботинки',
        recommended: false,
        newItem: false,
      },
      {
        id: 2,
        retailId: null,
        title: 'Кружка',
        link: '/product/kruzhka/',
        properties: [],
        store: [{ id: 1, address: 'ул. Республики, 142', amount: 7 }],
        price: 1990.5,
        oldPrice: null,
        img: '',
        quantity: 1,
        isFavorite: false,
        category: 'Посуда',
        recommended: false,
        newItem: false,
      },
    ]);
  });

  it('adds, without a variant, the one whose price and stock the card shows', async () => {
    const setDefault = (variant: number | null) =>
      shop.db.updateTable('products').set({ default_variant_id: variant }).where('id', '=', boots.id).execute();
    await setDefault(boots.large);
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: boots.id });
    await setDefault(null);
    await visitor.post('/api/basket/addItemToBasket/', { id: boots.id });
    const { items } = (await visitor.get('/api/basket/getItems/')).result;
    expect(items.map((item: { retailId: number }) => item.retailId)).toEqual([boots.large, boots.small]);
  });

  it('changes and removes, without a variant, the line that adding without one would have added', async () => {
    const visitor = shop.visitor();
    for (const line of [large, small]) await visitor.post('/api/basket/addItemToBasket/', line);
    await visitor.post('/api/basket/setQuantity/', { id: boots.id, quantity: 3 });
    const { items } = (await visitor.get('/api/basket/getItems/')).result;
    expect(items).toMatchObject([
      { retailId: boots.large, quantity: 1 },
      { retailId: boots.small, quantity: 3 },
    ]);
    expect((await visitor.post('/api/basket/delete/', { id: boots.id })).result).toEqual({ price: 10000, length: 1 });
    expect((await visitor.post('/api/basket/delete/', { id: boots.id })).result).toEqual({ price: 10000, length: 1 });
    expect((await visitor.get('/api/basket/getItems/')).result.items).toMatchObject([{ retailId: boots.large }]);
  });

  it('counts lines, not pieces, and does not grow beyond the stock', async () => {
    const visitor = shop.visitor();
    for (const length of [1, 1, 1]) {
      expect((await visitor.post('/api/basket/addItemToBasket/', large)).result.length).toBe(length);
    }
    const { result } = await visitor.get('/api/basket/getItems/');
    expect(result.items[0].quantity).toBe(2);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 20000 });
  });

  it.each([
    ['beyond the stock, as many as there are', 99, 3],
    ['a million', 1e6, 3],
    ['a billion', 1e9, 3],
    ['beyond the integers of the database', 2 ** 31, 3],
    ['the last safe integer', Number.MAX_SAFE_INTEGER, 3],
    ['two to the power of 53', 2 ** 53, 3],
    ['within the stock, as asked', 2, 2],
    ['one', 1, 1],
  ])('sets the quantity: %s', async (_why, quantity, taken) => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', small);
    const answer = await visitor.post('/api/basket/setQuantity/', { ...small, quantity });
    expect(answer.result).toEqual({ price: taken * 10000, length: 1 });
  });

  it.each([[0], [-1], [1.5], ['2'], [null], [NaN], [-1e9], [2 ** 53 + 2]])('rejects quantity %j', async (quantity) => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', small);
    const answer = await visitor.post('/api/basket/setQuantity/', { ...small, quantity });
    expect(answer).toMatchObject({ httpStatus: 200, errorCode: 10, result: null });
    expect(answer.errorMessage).toMatch(/quantity/);
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 10000 });
  });

  it('removes a line; accepts the removal of one that is not there', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    expect((await visitor.post('/api/basket/delete/', { id: mug.id })).result).toEqual({ price: 10000, length: 1 });
    expect((await visitor.post('/api/basket/delete/', { id: mug.id })).result).toEqual({ price: 10000, length: 1 });
    expect((await visitor.post('/api/basket/delete/', small)).result).toEqual({ price: 0, length: 0 });
  });

  it('two calls bring back what was removed, with its quantity and promo code', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/setQuantity/', { ...small, quantity: 2 });
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    const before = (await visitor.get('/api/basket/getItems/')).result;
    await visitor.post('/api/basket/delete/', small);
    expect((await visitor.get('/api/basket/getItems/')).result).toMatchObject({ items: [], isPromoApplied: false });
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/setQuantity/', { ...small, quantity: 2 });
    expect((await visitor.get('/api/basket/getItems/')).result).toEqual(before);
  });

  it.each([
    ['what is sold out', { id: lamp.id }, 22, 'Товара нет в наличии'],
    ['a variant of another product', { id: boots.id, retailId: mug.variant }, 11, 'Товар не найден'],
    ['an unknown product', { id: 404 }, 11, 'Товар не найден'],
    ['an id beyond the integers of the database', { id: Number.MAX_SAFE_INTEGER }, 10, 'Неверное значение в запросе'],
    ['no product', {}, 10, 'Неверное значение поля «id»'],
    ['an id that is not a number', { id: 'сапоги' }, 10, 'Неверное значение поля «id»'],
  ])('does not add: %s', async (_why, body, errorCode, errorMessage) => {
    const answer = await shop.visitor().post('/api/basket/addItemToBasket/', body);
    expect(answer).toMatchObject({ httpStatus: 200, statusCode: 200, errorCode, errorMessage, result: null });
  });

  it('rejects a change of quantity for what is not in the basket or is sold out', async () => {
    const visitor = shop.visitor();
    const absent = await visitor.post('/api/basket/setQuantity/', { ...small, quantity: 1 });
    expect(absent).toMatchObject({ errorCode: 11, errorMessage: 'Этого товара нет в корзине' });
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    await shop.db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', mug.variant).execute();
    const gone = await visitor.post('/api/basket/setQuantity/', { id: mug.id, quantity: 2 });
    expect(gone).toMatchObject({ errorCode: 22, errorMessage: 'Товара нет в наличии' });
    expect((await visitor.get('/api/basket/getItems/')).result.items[0].store).toEqual([]);
    await shop.db.updateTable('stock').set({ amount: 7 }).where('variant_id', '=', mug.variant).execute();
  });

  it('everyone has their own', async () => {
    const [one, other] = [shop.visitor(), shop.visitor()];
    await one.post('/api/basket/addItemToBasket/', small);
    await other.post('/api/basket/addItemToBasket/', { id: mug.id });
    expect((await one.get('/api/basket/getPrice/')).result).toEqual({ price: 10000 });
    expect((await other.get('/api/basket/getPrice/')).result).toEqual({ price: 1990.5 });
  });

  it('concurrent clicks are not lost', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    await Promise.all(Array.from({ length: 4 }, () => visitor.post('/api/basket/addItemToBasket/', { id: mug.id })));
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 5 * 1990.5 });
  });
});
