import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { Visitor } from '../testing/visitor.js';
import type { Answer } from '../testing/visitor.js';
import { testIds } from '../testing/create-test-shop.js';

interface Option {
  id: string;
  value: string;
  count: number;
}
interface Category {
  id: string;
  title: string;
  options?: Option[];
}

describeOnOneDatabase('catalogue calls', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const list = (body: object): Promise<Answer> => new Visitor(app).post('/api/catalog/getItems/', body);
  const search = (query: string): Promise<Answer> => new Visitor(app).post('/api/catalog/search/', { query });
  const titles = (answer: Answer): string[] => answer.result.items.map((item: { title: string }) => item.title);
  const optionsOf = (answer: Answer, id: string): Record<string, number> => {
    const { categories, properties } = answer.result.filters as Record<string, Category[]>;
    const category = [...(categories ?? []), ...(properties ?? [])].find((known) => known.id === id);
    return Object.fromEntries((category?.options ?? []).map((option) => [option.value, option.count]));
  };
  const optionId = (answer: Answer, id: string, value: string): string => {
    const { categories, properties } = answer.result.filters as Record<string, Category[]>;
    const category = [...(categories ?? []), ...(properties ?? [])].find((known) => known.id === id);
    return category?.options?.find((option) => option.value === value)?.id ?? 'нет';
  };

  beforeAll(async () => {
    database = await open('shop');
    app = await createTestApp(database.db);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('lists all goods by name, with ё beside е', async () => {
    const answer = await list({});
    expect(answer).toMatchObject({ httpStatus: 200, errorCode: 0, result: { count: 10 } });
    expect(titles(answer)).toEqual([
      'Ботинки треккинговые Тайга Мид',
      'Дрова берёзовые',
      'Ёршик для фляги',
      'Жилет спасательный',
      'Кроссовки беговые Тайга Run',
      'Кроссовки трейловые Norda Trail',
      'Палатка Тайга Купол 3',
      'Рюкзак городской Norda 22',
      'Рюкзак туристический Тайга 65+10',
      // Sold out.
      'Палатка Norda Ultralight 2',
    ]);
  });

  it('sends a list compressed to clients that accept it, with the same content', async () => {
    const ask = (encoding: string) =>
      app.inject({
        method: 'POST',
        url: '/api/catalog/getItems/',
        headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
        payload: '{}',
      });
    const packed = await ask('gzip, br');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  });

  it('gives a card everything it shows', async () => {
    const answer = await list({ sectionId: testIds.sections.backpacks, sort: 'price-desc' });
    expect(answer.result.items[0]).toEqual({
      id: 1,
      link: '/product/ryukzak-taiga-65/',
      title: 'Рюкзак туристический Тайга 65+10',
      price: 12490,
      oldPrice: 15990,
      img: '/media/ryukzak-taiga-65-0/480.webp',
      recommended: true,
      newItem: false,
      rating: 4,
      reviewsCount: 7,
      retailId: 10,
      hasVariants: true,
      isAvailable: true,
    });
    expect((await list({ filter: { item_id: 8 } })).result.items).toMatchObject([{ price: 199.5, hasVariants: false }]);
    expect((await list({ filter: { item_id: 4 } })).result.items).toMatchObject([
      { isAvailable: false, oldPrice: 34990 },
    ]);
  });

  it('includes everything under a section', async () => {
    expect((await list({ sectionId: testIds.sections.tourism })).result.count).toBe(7);
    expect((await list({ sectionId: testIds.sections.tents })).result.count).toBe(2);
    expect(await list({ sectionId: 999 })).toMatchObject({
      httpStatus: 200,
      errorCode: 11,
      errorMessage: 'Такого раздела нет',
    });
  });

  it.each([
    ['price-asc', [199.5, 350, 2990]],
    // The tent of 29 990 ₽ is sold out.
    ['price-desc', [18990, 12490, 11290]],
  ])('sorts by %s', async (sort, prices) => {
    const answer = await list({ sort });
    expect(answer.result.items.slice(0, 3).map((item: { price: number }) => item.price)).toEqual(prices);
  });

  it.each(['name-asc', 'price-asc', 'price-desc'])(
    'puts what cannot be bought after what can, sorted by %s, on every page',
    async (sort) => {
      const whole = (await list({ sort, limit: 30 })).result.items.map(
        (item: { isAvailable: boolean }) => item.isAvailable,
      );
      expect(whole).toContain(false);
      expect(whole.lastIndexOf(true)).toBe(whole.indexOf(false) - 1);
    },
  );

  it.each([
    ['!!!БРАК!!! куртка', 'Ботинки', 'Дрова'],
    ['«Вечерний» плед', 'Ботинки', 'Дрова'],
  ])('sorts «%s» by its letters', async (title, before, after) => {
    const { db } = database;
    const { title: own } = await db
      .selectFrom('products')
      .select('title')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set({ title }).where('id', '=', 1).execute();
    await app.shop.catalogueVersion.refresh();
    const order: string[] = titles(await list({ sort: 'name-asc', limit: 30 }));
    const place = order.indexOf(title);
    expect([order[place - 1]?.startsWith(before), order[place + 1]?.startsWith(after)]).toEqual([true, true]);
    await db.updateTable('products').set({ title: own }).where('id', '=', 1).execute();
    await app.shop.catalogueVersion.refresh();
  });

  it('has pages without overlaps; one past the end is empty, with the true count', async () => {
    const all = await list({ sort: 'price-asc', limit: 30 });
    expect(titles(all)).toHaveLength(10);
    expect(await list({ page: 2 })).toMatchObject({ errorCode: 0, result: { count: 10, items: [] } });
  });

  it.each([
    { sort: 'name-desc' },
    { limit: 16 },
    { limit: 1000 },
    { page: 10_001 },
    { page: 0 },
    { page: 'x' },
    { sectionId: -1 },
    { filter: 'x' },
    { filter: { color: { a: 1 } } },
    { sort: "name-asc'; drop table products" },
  ])('rejects %j', async (body) => {
    const answer = await list(body);
    expect(answer).toMatchObject({ httpStatus: 200, errorCode: 10, result: null });
    expect(answer.errorMessage).toMatch(/^Неверн/);
  });

  it('counts every option as if it were added to what is chosen', async () => {
    const all = await list({});
    expect(optionsOf(all, 'brand')).toEqual({ Norda: 3, Тайга: 5 });
    expect(optionsOf(all, 'color')).toEqual({ красный: 3, зелёный: 3, синий: 3 });
    expect(optionsOf(all, 'size')).toEqual({ 40: 3, 41: 3, 42: 3 });
    expect(optionsOf(all, 'sale')).toEqual({ 'Со скидкой': 3 });
    expect(optionsOf(all, 'store')).toEqual({
      'Тюмень, ул. Республики, 142': 8,
      'Тюмень, ул. Мельникайте, 98': 5,
      'Сургут, пр. Мира, 23': 2,
      'Москва, ул. Тверская, 7': 1,
    });
    expect(all.result.filters.state.price).toEqual({ initial: [199, 29990], value: [199, 29990] });
  });

  it('keeps the other options of a chosen filter countable, and narrows the rest', async () => {
    const all = await list({});
    const red = optionId(all, 'color', 'красный');
    const chosen = await list({ filter: { color: red } });
    expect(chosen.result.count).toBe(3);
    expect(optionsOf(chosen, 'color')).toEqual({ красный: 3, зелёный: 3, синий: 3 });
    expect(optionsOf(chosen, 'brand')).toEqual({ Norda: 2, Тайга: 1 });
    const both = await list({ filter: { color: red, brand: String(testIds.brands.norda) } });
    expect(both.result.count).toBe(2);
    expect(optionsOf(both, 'brand')).toEqual({ Norda: 2, Тайга: 1 });
    expect(optionsOf(both, 'color')).toEqual({ красный: 2, зелёный: 0, синий: 2 });
    expect(both.result.filters.state).toMatchObject({ color: [red], brand: ['2'] });
  });

  it('finds a size, a colour and a shop in one and the same variant', async () => {
    const all = await list({});
    const color = (value: string) => optionId(all, 'color', value);
    const size = optionId(all, 'size', '41');
    const { tyumenFirst, surgut } = { tyumenFirst: '1', surgut: testIds.shops.surgut };
    // The backpack is red in Surgut and green elsewhere: there is no green one in Surgut, whatever else is in stock
    // there.
    expect((await list({ filter: { store: surgut, color: color('красный') } })).result.count).toBe(1);
    expect((await list({ filter: { store: surgut, color: color('зелёный') } })).result.count).toBe(0);
    expect(titles(await list({ filter: { store: tyumenFirst, size, color: color('красный') } }))).toEqual([
      'Кроссовки трейловые Norda Trail',
    ]);
    expect((await list({ filter: { store: surgut, size, color: color('красный') } })).result.count).toBe(0);
    expect(titles(await list({ filter: { store: surgut, size, color: color('синий') } }))).toEqual([
      'Кроссовки трейловые Norda Trail',
    ]);
  });

  it.each([
    ['a brand', () => ({ brand: String(testIds.brands.taiga) })],
    ['a shop', () => ({ store: '1' })],
    ['a colour', (id: (category: string, value: string) => string) => ({ color: id('color', 'красный') })],
    [
      'a shop and a colour',
      (id: (category: string, value: string) => string) => ({ store: '1', color: id('color', 'синий') }),
    ],
    [
      'a shop, a size and a price',
      (id: (category: string, value: string) => string) => ({
        store: '1,3',
        size: `${id('size', '41')},${id('size', '42')}`,
        price: '5000,9000',
      }),
    ],
  ])('every count is what ticking the option gives, after %s', async (_name, chosen) => {
    const all = await list({});
    const base: Record<string, string> = chosen((category, value) => optionId(all, category, value));
    const answer = await list({ filter: base });
    const { categories, properties } = answer.result.filters as Record<string, Category[]>;
    const options = [...(categories ?? []), ...(properties ?? [])].flatMap(({ id, options: all }) =>
      (all ?? []).map((option) => ({ category: id, ...option })),
    );
    expect(options.length).toBeGreaterThan(4);
    for (const option of options) {
      // Within a filter that is chosen already, the number is that of the option alone.
      const ticked = await list({ filter: { ...base, [option.category]: option.id } });
      expect([option.category, option.value, ticked.result.count]).toEqual([
        option.category,
        option.value,
        option.count,
      ]);
    }
  });

  it('narrows by price in roubles, sale, shop, and several options of one filter', async () => {
    expect((await list({ filter: { price: '350,2990' } })).result.count).toBe(2);
    expect((await list({ filter: { price: '199.5,199.5' } })).result.count).toBe(1);
    expect((await list({ filter: { price: '18990,' } })).result.count).toBe(2);
    expect((await list({ filter: { sale: '1' } })).result.count).toBe(3);
    expect((await list({ filter: { sale: true } })).result.count).toBe(3);
    expect((await list({ filter: { store: testIds.shops.surgut } })).result.count).toBe(2);
    expect((await list({ filter: { brand: '1,2' } })).result.count).toBe(8);
  });

  it('ignores filters that make no sense', async () => {
    const nonsense = { brand: 'абв', price: '5', store: '-1', unknown: '7', color: "1' or '1'='1", item_id: 'x' };
    expect((await list({ filter: nonsense })).result.count).toBe(10);
    expect((await list({ filter: { brand: '99999999999999999999' } })).result.count).toBe(10);
  });

  it('searches inside a list by query', async () => {
    const answer = await list({ filter: { query: 'палатка' } });
    // By relevance unless an order is named, and what is sold out last.
    expect(titles(answer)).toEqual(['Палатка Тайга Купол 3', 'Палатка Norda Ultralight 2']);
    const byName = await list({ sort: 'name-asc', filter: { query: 'палатка' } });
    expect(titles(byName)).toEqual(['Палатка Тайга Купол 3', 'Палатка Norda Ultralight 2']);
    expect(optionsOf(answer, 'brand')).toEqual({ Norda: 1, Тайга: 1 });
    expect((await list({ filter: { query: 'несуществующее слово' } })).result).toMatchObject({ count: 0, items: [] });
  });

  it.each([
    ['кросовки', 'Кроссовки'],
    ['кроссовок', 'Кроссовки'],
    ['полатка', 'Палатка'],
    ['палаток', 'Палатка'],
    ['рюгзак', 'Рюкзак'],
    ['ботинок', 'Ботинки'],
    ['рюк', 'Рюкзак'],
    ['берёзовые', 'Дрова'],
    ['березовые', 'Дрова'],
    ['ершик', 'Ёршик'],
    ['норда трейл', 'Кроссовки трейловые Norda'],
    ['тайга 65', 'Рюкзак туристический Тайга'],
    ['РЮКЗАК-туристический', 'Рюкзак туристический'],
    ['кроссовки для бега беговые', 'Кроссовки беговые'],
    // Short words with a mistake, and names as they are heard.
    ['дрва', 'Дрова'],
    ['дорва', 'Дрова'],
    ['дрови берёзовые', 'Дрова'],
    ['taiga run', 'Кроссовки беговые Тайга Run'],
  ])('finds by «%s»', async (query, beginning) => {
    const answer = await search(query);
    expect(titles(answer)[0] ?? 'ничего').toMatch(new RegExp(`^${beginning}`));
  });

  it('reads a query typed in the other keyboard layout', async () => {
    const answer = await search('rhjccjdrb');
    expect(answer.result.correctedQuery).toBe('кроссовки');
    expect(titles(answer)).toHaveLength(2);
    expect((await search('кроссовки')).result.correctedQuery).toBe('');
  });

  it('puts an article number or a bar code first, however it is spaced, even when it is sold out', async () => {
    const { db } = database;
    // The ultralight tent is sold out.
    await db.updateTable('products').set({ codes: 'NF-7, 4601234567893' }).where('id', '=', 4).execute();
    for (const code of ['NF-7', 'nf7', 'nf 7', '4601234567893', '4601 234 567 893']) {
      expect(titles(await search(code))[0]).toBe('Палатка Norda Ultralight 2');
    }
    expect(titles(await search('4601234567894'))).toEqual([]);
    await db.updateTable('products').set({ codes: '' }).where('id', '=', 4).execute();
  });

  it('follows the synonyms of the shop', async () => {
    expect(titles(await search('вигвам'))).toEqual([]);
    await database.db.insertInto('search_synonyms').values({ words: 'вигвам, палатка' }).execute();
    await app.shop.catalogueVersion.refresh();
    expect(titles(await search('вигвам'))).toEqual(['Палатка Тайга Купол 3', 'Палатка Norda Ultralight 2']);
    await database.db.deleteFrom('search_synonyms').execute();
    await app.shop.catalogueVersion.refresh();
  });

  it('orders a search page by relevance as the dropdown does, and a list by popularity, what is in stock first', async () => {
    const relevant = await list({ sort: 'relevance-desc', filter: { query: 'тайга' } });
    expect(titles(relevant)).toEqual(titles(await search('тайга')));
    expect(titles(relevant).length).toBeGreaterThan(3);
    const popular = await list({ sort: 'popularity-desc' });
    const available = popular.result.items.map((item: { isAvailable: boolean }) => item.isAvailable);
    expect(available).toEqual([...available].sort((a: boolean, b: boolean) => Number(b) - Number(a)));
    expect(available).toContain(false);
    expect(titles(popular)[0]).toBe('Рюкзак туристический Тайга 65+10');
    const last = popular.result.items.findLast((item: { isAvailable: boolean }) => item.isAvailable);
    await database.db.updateTable('products').set({ demand: 5 }).where('id', '=', last.id).execute();
    await app.shop.catalogueVersion.refresh();
    expect(titles(await list({ sort: 'popularity-desc' }))[0]).toBe(last.title);
    await database.db.updateTable('products').set({ demand: 0 }).where('id', '=', last.id).execute();
    await app.shop.catalogueVersion.refresh();
  });

  it.each(['', '   ', 'и', "'", '\\', "a'b\\c & ! | ( :*", '%_%', '💥', 'я'.repeat(200), '\u0000'])(
    'responds to %j with a list',
    async (query) => {
      expect(await search(query)).toMatchObject({
        httpStatus: 200,
        errorCode: 0,
        result: { items: expect.any(Array) },
      });
    },
  );

  it('shows a change of the catalogue as soon as its version is known', async () => {
    const { db } = database;
    const before = await list({ filter: { store: testIds.shops.moscowPoint } });
    expect(before.result.count).toBe(1);
    await db.updateTable('stock').set({ amount: 0 }).where('shop_id', '=', testIds.shops.moscowPoint).execute();
    await app.shop.catalogueVersion.refresh();
    expect((await list({ filter: { store: testIds.shops.moscowPoint } })).result.count).toBe(0);
    await db.updateTable('stock').set({ amount: 2 }).where('shop_id', '=', testIds.shops.moscowPoint).execute();
    await app.shop.catalogueVersion.refresh();
    expect((await list({ filter: { store: testIds.shops.moscowPoint } })).result.count).toBe(1);
  });
});
