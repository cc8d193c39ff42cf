import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

describeOnOneDatabase('a promo code', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());

  const withBoots = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: goods.boots.id, retailId: goods.boots.small });
    return visitor;
  };
  const apply = (visitor: Visitor, promocode: unknown) => visitor.post('/api/basket/applyPromocode/', { promocode });

  it('lowers the price of lines and basket, the old price is the one before all discounts', async () => {
    const visitor = await withBoots();
    await visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    const { result } = await apply(visitor, ' зима10 ');
    expect(result).toMatchObject({
      price: 9000 + 1791.45,
      salePrice: 10791.45,
      length: 2,
      isPromoApplied: true,
      promocode: 'ЗИМА10',
    });
    expect(result.items.map((item: { price: number; oldPrice: number }) => [item.price, item.oldPrice])).toEqual([
      [9000, 12000],
      [1791.45, 1990.5],
    ]);
    expect((await visitor.get('/api/basket/getItems/')).result).toEqual(result);
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 10791.45 });
    const more = await visitor.post('/api/basket/setQuantity/', {
      id: goods.boots.id,
      retailId: goods.boots.small,
      quantity: 2,
    });
    expect(more.result).toEqual({ price: 18000 + 1791.45, length: 2 });
  });

  it('for a fixed sum takes it off the whole basket, and does nothing while the basket is small', async () => {
    const visitor = await withBoots();
    expect((await apply(visitor, 'МИНУС500')).result).toMatchObject({ price: 9500, isPromoApplied: true });
    await visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    await visitor.post('/api/basket/delete/', { id: goods.boots.id, retailId: goods.boots.small });
    const small = (await visitor.get('/api/basket/getItems/')).result;
    expect(small).toMatchObject({
      price: 1990.5,
      isPromoApplied: false,
      promocode: '',
      promoProblem: { promocode: 'МИНУС500', message: expect.stringMatching(/^Промокод действует при заказе от/) },
    });
    expect(small.items[0]).toMatchObject({ price: 1990.5, oldPrice: null });
  });

  it('is cancelled: prices as before; a cancellation without a code changes nothing', async () => {
    const visitor = await withBoots();
    const before = (await visitor.get('/api/basket/getItems/')).result;
    await apply(visitor, 'ЗИМА10');
    const cancelled = await visitor.get('/api/basket/cancelPromocode/');
    expect(cancelled).toMatchObject({ errorCode: 0, result: before });
    expect(await visitor.get('/api/basket/cancelPromocode/')).toMatchObject({ errorCode: 0, result: before });
  });

  it.each([
    ['an unknown code', 'НЕТТАКОГО', 24, 'Промокод не найден'],
    ['a disabled code', 'СПИТ', 24, 'Промокод не найден'],
    ['an expired code', 'ВЧЕРА', 24, 'Срок действия промокода истёк'],
    ['a future code', 'ЗАВТРА', 24, 'Промокод ещё не действует'],
    ['an empty code', '', 10, 'Неверное значение поля «promocode»'],
    ['a code with a null byte', 'A\0B', 10, 'Неверное значение в запросе'],
    ['a code that is not a string', 5, 10, 'Неверное значение поля «promocode»'],
  ])('%s is rejected, the code before it stays', async (_why, code, errorCode, errorMessage) => {
    const visitor = await withBoots();
    await apply(visitor, 'ЗИМА10');
    expect(await apply(visitor, code)).toMatchObject({ httpStatus: 200, errorCode, errorMessage, result: null });
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 9000 });
  });

  it('the refusal of a small basket names the least sum', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    expect(await apply(visitor, 'МИНУС500')).toMatchObject({
      errorCode: 24,
      errorMessage: 'Промокод действует при заказе от 3\u00A0000\u00A0₽',
    });
  });

  it('is not applied to an empty basket', async () => {
    expect(await apply(shop.visitor(), 'ЗИМА10')).toMatchObject({
      errorCode: 23,
      errorMessage: 'В корзине нет товаров',
    });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ])('is not cancelled by %s', async (_why, headers) => {
    const visitor = await withBoots();
    await apply(visitor, 'ЗИМА10');
    expect(await visitor.get('/api/basket/cancelPromocode/', headers)).toMatchObject({ httpStatus: 403, errorCode: 1 });
    expect((await visitor.get('/api/basket/getPrice/')).result).toEqual({ price: 9000 });
  });
});
