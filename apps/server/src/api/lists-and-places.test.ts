import type { FastifyInstance } from 'fastify';
import { consentVersion } from '../shop/consent.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { testIds } from '../testing/create-test-shop.js';
import { Visitor } from '../testing/visitor.js';

describeOnOneDatabase('lists and places of a visitor', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let visitor: Visitor;

  beforeAll(async () => {
    database = await open('shop');
    app = await createTestApp(database.db, {}, { now: () => new Date('2026-11-21T07:00:00Z') });
  }, 60_000);
  beforeEach(() => {
    visitor = new Visitor(app);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  describe.each([
    ['favorites', 'addItemToFavorites', 'removeItemFromFavorites', 'removeFavorites'],
    ['comparison', 'addItemToComparison', 'removeItemFromComparison', 'removeComparison'],
  ])('%s', (list, add, remove, clear) => {
    const url = (call: string): string => `/api/${list}/${call}/`;

    it('begins a session with the first product only', async () => {
      expect((await visitor.get(url('getLength'))).result).toEqual({ length: 0, itemsId: [] });
      expect((await visitor.post(url('getItems'))).result).toEqual({ items: [] });
      expect((await visitor.post(url(remove), { id: 1 })).result).toEqual({ length: 0 });
      expect(visitor.cookies.size).toBe(0);
      expect((await visitor.post(url(add), { id: 1 })).result).toEqual({ length: 1 });
      expect([...visitor.cookies.keys()]).toEqual(['tropa_session', 'tropa_visitor']);
    });

    it('keeps a product once, gives the newest first, removes one and all', async () => {
      await visitor.post(url(add), { id: 3 });
      await visitor.post(url(add), { id: 5 });
      expect((await visitor.post(url(add), { id: 3 })).result).toEqual({ length: 2 });
      expect((await visitor.get(url('getLength'))).result).toEqual({ length: 2, itemsId: [5, 3] });
      const { items } = (await visitor.post(url('getItems'))).result;
      expect(items.map((item: { id: number }) => item.id)).toEqual([5, 3]);
      expect((await visitor.post(url(remove), { id: 5 })).result).toEqual({ length: 1 });
      expect(await visitor.post(url(clear))).toMatchObject({ errorCode: 0 });
      expect((await visitor.get(url('getLength'))).result).toEqual({ length: 0, itemsId: [] });
    });

    it('rejects a product that is not there, and shows nobody else’s list', async () => {
      expect(await visitor.post(url(add), { id: 999 })).toMatchObject({
        httpStatus: 200,
        errorCode: 11,
        errorMessage: 'Такого товара нет',
      });
      await visitor.post(url(add), { id: 1 });
      expect((await new Visitor(app).get(url('getLength'))).result.length).toBe(0);
    });
  });

  it('compares the properties that are worth comparing', async () => {
    await visitor.post('/api/comparison/addItemToComparison/', { id: 1 });
    const { items } = (await visitor.post('/api/comparison/getItems/')).result;
    expect(items).toEqual([
      {
        id: 1,
        link: '/product/ryukzak-taiga-65/',
        title: 'Рюкзак туристический Тайга 65+10',
        price: 12490,
        oldPrice: 15990,
        img: '/media/ryukzak-taiga-65-0/480.webp',
        isInComparison: true,
        retailId: 10,
        hasVariants: true,
        isAvailable: true,
        properties: [{ name: 'Вес', value: '1,9 кг' }],
      },
    ]);
  });

  it('starts in Tyumen, trusts the cookie, and remembers the city that was set', async () => {
    const current = async (one: Visitor): Promise<unknown> =>
      (await one.get('/api/location/getLocation/')).result.curLocation;
    expect(await current(visitor)).toEqual({ id: 1, value: 'Тюмень', region: 'Тюменская область' });
    visitor.cookies.set('LOCATION', encodeURIComponent(JSON.stringify({ id: 3, value: 'Москва' })));
    expect(await current(visitor)).toMatchObject({ id: 3, value: 'Москва' });
    for (const broken of ['{', '%7B', 'null', '{"id":"x"}', '{"id":999}']) {
      visitor.cookies.set('LOCATION', broken);
      expect(await current(visitor)).toMatchObject({ value: 'Тюмень' });
    }
    expect((await visitor.post('/api/location/setCity/', { id: 2, value: 'Сургут' })).result).toMatchObject({
      type: 'shops',
      items: [{ id: testIds.shops.surgut, address: 'пр. Мира, 23', coords: [61.2489, 73.4282] }],
    });
    expect(await current(visitor)).toMatchObject({ value: 'Сургут' });
    expect(await visitor.post('/api/location/setCity/', { id: 99, value: 'Нет' })).toMatchObject({ errorCode: 11 });
  });

  it('gives cities in order, finds them by a part of the name, and names the kind of points', async () => {
    const names = (answer: { result: { items: { value: string }[] } }): string[] =>
      answer.result.items.map((city) => city.value);
    expect(names(await visitor.get('/api/location/getCityList/'))).toEqual(['Тюмень', 'Сургут', 'Москва', 'Орёл']);
    const find = async (query: string): Promise<string[]> =>
      names(await visitor.post('/api/location/searchCities/', { query }));
    expect(await find('орел')).toEqual(['Орёл']);
    expect(await find('ТЮ')).toEqual(['Тюмень']);
    expect(await find('м')).toEqual(['Москва', 'Тюмень']);
    expect(await find('%')).toEqual([]);
    expect((await visitor.post('/api/location/getReceivePoints/', { id: 3 })).result.type).toBe('points');
    expect((await visitor.post('/api/location/getReceivePoints/', { id: 4 })).result.items).toEqual([]);
  });

  it('gives price, pictures and shops of a variant, those of the visitor’s city first', async () => {
    const ask = (body: object) => visitor.post('/api/product/checkAvailability/', body);
    expect((await ask({ id: 1 })).result).toEqual({
      images: [{ src: '/media/ryukzak-taiga-65-0/960.webp', preview: '/media/ryukzak-taiga-65-0/160.webp' }],
      price: 12490,
      oldPrice: 15990,
      store: [
        { id: 1, address: 'ул. Республики, 142', amount: 4 },
        { id: 3, address: 'Сургут, пр. Мира, 23', amount: 2 },
      ],
      pickupDate: 'сегодня до 21:00',
      deliveryDate: '23 ноября',
    });
    await visitor.post('/api/location/setCity/', { id: 2, value: 'Сургут' });
    expect((await ask({ id: 1 })).result.store[0]).toEqual({ id: 3, address: 'пр. Мира, 23', amount: 2 });
    await visitor.post('/api/location/setCity/', { id: 4, value: 'Орёл' });
    // No shop there: brought from another city.
    expect((await ask({ id: 1 })).result).toMatchObject({ pickupDate: '25 ноября', deliveryDate: '26 ноября' });
    await visitor.post('/api/location/setCity/', { id: 2, value: 'Сургут' });
    expect((await ask({ id: 1, retailId: 12 })).result).toMatchObject({
      price: 12990,
      oldPrice: null,
      store: [],
      pickupDate: '',
      deliveryDate: '',
    });
    expect(await ask({ id: 1, retailId: 20 })).toMatchObject({ errorCode: 11, errorMessage: 'Такого товара нет' });
    expect(await ask({ id: 77 })).toMatchObject({ errorCode: 11 });
  });

  it('pages reviews by offset, the newest first', async () => {
    const first = (await visitor.post('/api/product/getReviews/', { id: 1 })).result;
    expect(first.count).toBe(7);
    expect(first.reviews).toHaveLength(5);
    expect(first.reviews[0]).toEqual({
      id: 7,
      name: 'Покупатель 7',
      location: 'Тюмень',
      date: '08.03.2026',
      value: 4,
      text: 'Отзыв 7',
      answer: '',
      answerDate: '',
      fit: null,
      photos: [],
      helpful: 0,
    });
    const rest = (await visitor.post('/api/product/getReviews/', { id: 1, index: 5 })).result;
    expect(rest.reviews.map((review: { text: string }) => review.text)).toEqual(['Отзыв 2', 'Отзыв 1']);
    expect((await visitor.post('/api/product/getReviews/', { id: 4 })).result).toMatchObject({ reviews: [], count: 0 });
  });

  it('stores a subscription once, and rejects a wrong e-mail with the message of the rules', async () => {
    const subscribe = (email: string) => visitor.post('/api/subscribe/', { email });
    expect(await subscribe('Anna@Example.ru')).toMatchObject({ errorCode: 0 });
    expect(await subscribe('anna@example.ru')).toMatchObject({ errorCode: 0 });
    expect(await subscribe('anna@')).toMatchObject({ httpStatus: 200, errorMessage: 'Некорректный email' });
    expect(await subscribe('')).toMatchObject({ errorMessage: 'Обязательное поле' });
    expect(await database.db.selectFrom('subscriptions').select(['email', 'consent_version']).execute()).toEqual([
      { email: 'anna@example.ru', consent_version: consentVersion },
    ]);
  });

  it('limits the subscriptions of one visitor per hour; a wrong e-mail does not count', async () => {
    const from = async (remoteAddress: string, email: string) => {
      const reply = await app.inject({ method: 'POST', url: '/api/subscribe/', payload: { email }, remoteAddress });
      return reply.json<{ errorCode: number; errorMessage: string }>();
    };
    for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.7', 'anna@')).errorCode).not.toBe(13);
    for (let count = 0; count < 30; count += 1)
      expect((await from('203.0.113.7', `p${count}@example.ru`)).errorCode).toBe(0);
    const refused = await from('203.0.113.7', 'last@example.ru');
    expect(refused.errorCode).toBe(13);
    expect(refused.errorMessage).toMatch(/^Слишком много попыток. Повторите через \d+\s(мин|ч|с)$/);
    expect((await from('203.0.113.8', 'other@example.ru')).errorCode).toBe(0);
    const kept = await database.db.selectFrom('subscriptions').select('email').execute();
    expect(kept.map(({ email }) => email)).not.toContain('last@example.ru');
  });

  it('gives the API key', async () => {
    expect((await visitor.get('/api/getkey/')).result).toBe('tropa-storefront');
  });
});
