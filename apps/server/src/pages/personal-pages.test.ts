import { pageDataWire } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';
import { safeParse } from 'valibot';
import { silentLog } from '../api/silent-log.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const small = { id: boots.id, retailId: boots.small };
const personal = ['/basket', '/order', '/orders', '/profile', '/profile/reviews/', '/favorites/', '/catalog/compare/'];

describeOnOneDatabase('personal pages', (open) => {
  let shop: TestShop;
  const error = jest.fn();

  beforeAll(async () => {
    shop = await openTestShop(open, {
      parts: {
        log: { ...silentLog, error },
        renderPage: (input) => ({ html: `<html>${JSON.stringify(input)}`, status: input.status }),
      },
    });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    error.mockClear();
    await shop.db.updateTable('stock').set({ amount: 500 }).where('shop_id', '=', goods.tyumenCentre).execute();
  });

  const pageOf = async (visitor: Visitor, url: string) => {
    const answer = await visitor.request({ method: 'GET', url });
    const { data } = JSON.parse(answer.body.replace('<html>', '')) as RenderInput;
    return { data: data as Record<string, never>, headers: answer.headers, status: answer.statusCode };
  };
  /** With a database that fails every query; the frame of pages has been read before. */
  const withoutDatabase = async <Found>(find: () => Promise<Found>): Promise<Found> => {
    await shop.app.shop.catalogueVersion.refresh();
    await pageOf(shop.visitor(), '/basket');
    const failing = jest
      .spyOn(shop.db.getExecutor(), 'provideConnection')
      .mockRejectedValue(new Error('no connection'));
    try {
      return await find();
    } finally {
      failing.mockRestore();
    }
  };
  const complaints = () =>
    error.mock.calls.filter(([, words]) => words === 'a page is sent without the data of its visitor');
  const result = async (visitor: Visitor, method: 'GET' | 'POST', url: string, body: object = {}) =>
    (method === 'GET' ? await visitor.get(url) : await visitor.post(url, body)).result as unknown;

  it.each(personal)('%s has what its first calls respond, and is never stored', async (url) => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    await buy(visitor, [{ id: mug.id }]);
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    for (const id of [boots.id, mug.id]) await visitor.post('/api/favorites/addItemToFavorites/', { id });
    await visitor.post('/api/comparison/addItemToComparison/', { id: mug.id });
    const { data, headers } = await pageOf(visitor, url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    for (const [name, value] of Object.entries(data)) {
      const checked = safeParse(pageDataWire[name as keyof typeof pageDataWire], value);
      expect([name, checked.issues?.map(({ message }) => message)]).toEqual([name, undefined]);
    }
    const length = (list: string) => result(visitor, 'GET', `/api/${list}/getLength/`);
    expect(data._user).toEqual(((await result(visitor, 'GET', '/api/user/getUser/')) as { user: object }).user);
    expect(data._counters).toEqual({
      basket: ((await length('basket')) as { length: number }).length,
      favorites: await length('favorites'),
      comparison: await length('comparison'),
    });
    const orders = (limit: number) => result(visitor, 'POST', '/api/user/getOrders/', { page: 1, limit });
    const own: Record<string, Record<string, unknown>> = {
      '/basket': { _basket: await result(visitor, 'GET', '/api/basket/getItems/') },
      '/order': { _basket: await result(visitor, 'GET', '/api/basket/getItems/') },
      '/orders': { _orders: { ...((await orders(20)) as object), page: 1, limit: 20 } },
      '/profile': { _orders: { ...((await orders(3)) as object), page: 1, limit: 3 } },
      '/favorites/': { _favorites: await result(visitor, 'POST', '/api/favorites/getItems/') },
      '/catalog/compare/': { _comparison: await result(visitor, 'POST', '/api/comparison/getItems/') },
    };
    expect(data).toMatchObject(own[url] ?? {});
    expect(JSON.stringify(own[url] ?? '')).not.toContain('"items":[]');
  });

  it('orders of the page and the year in the address', async () => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    await buy(visitor, [{ id: mug.id }]);
    const year = shop.clock.now.getFullYear();
    const at = async (query: string) => (await pageOf(visitor, `/orders${query}`)).data._orders;
    expect(await at(`?year=${year}`)).toMatchObject({ items: [{}], count: 1, page: 1, limit: 20, year });
    expect(await at('?page=2')).toMatchObject({ items: [], count: 1, page: 2 });
    expect(await at('?year=2001')).toMatchObject({ items: [], count: 0, year: 2001 });
    expect(await at('?page=x&year=y')).toMatchObject({ items: [{}], page: 1 });
  });

  it.each(personal)('%s is empty for a visitor without a session, and the database is not queried', async (url) => {
    const { data, headers } = await withoutDatabase(() => pageOf(shop.visitor(), url));
    expect(complaints()).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    const none = { length: 0, itemsId: [] };
    expect(data).toMatchObject({ _user: { id: '' }, _counters: { basket: 0, favorites: none, comparison: none } });
    const lists = [data._basket, data._favorites, data._comparison].filter(Boolean) as unknown as {
      items: unknown[];
    }[];
    expect(lists.map(({ items }) => items.length)).toEqual(/profile|orders/.test(url) ? [] : [0]);
    expect(data).not.toHaveProperty('_orders');
    const tiles = /profile|order$/.test(url)
      ? undefined
      : expect.arrayContaining([expect.objectContaining({ img: expect.any(String) })]);
    expect(data._sections).toEqual(tiles);
  });

  it('two visitors at once each get their own', async () => {
    const visitors = [shop.visitor(), shop.visitor()] as const;
    const [one, other] = visitors;
    const kept = { [boots.id]: one, [mug.id]: other };
    for (const [id, visitor] of Object.entries(kept)) {
      await visitor.post('/api/basket/addItemToBasket/', { id: Number(id) });
      await visitor.post('/api/favorites/addItemToFavorites/', { id: Number(id) });
      await visitor.post('/api/comparison/addItemToComparison/', { id: Number(id) });
    }
    const names = { '/basket': '_basket', '/favorites/': '_favorites', '/catalog/compare/': '_comparison' };
    for (const [url, name] of Object.entries(names)) {
      const pages = await Promise.all([one, other, one, other, shop.visitor()].map((visitor) => pageOf(visitor, url)));
      const shown = pages.map(({ data }) =>
        (data[name] as unknown as { items: { id: number }[] }).items.map(({ id }) => id),
      );
      expect(shown).toEqual([[boots.id], [mug.id], [boots.id], [mug.id], []]);
    }
  });

  it('prices and stock are those of the moment', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const change = (price: number) =>
      shop.db.updateTable('variants').set({ price_kopecks: price }).where('id', '=', mug.variant).execute();
    await change(5_00);
    expect((await pageOf(visitor, '/basket')).data._basket).toMatchObject({ price: 5, items: [{ price: 5 }] });
    await change(1990_50);
    expect((await pageOf(visitor, '/basket')).data._basket).toMatchObject({ price: 1990.5 });
  });

  it('a shared comparison is one page for all, and holds nothing of the visitor who opens it', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/comparison/addItemToComparison/', { id: boots.id });
    const { data, headers } = await pageOf(visitor, `/catalog/compare/?ids=${mug.id}`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(data._compare).toMatchObject([{ id: mug.id, isInComparison: false }]);
    for (const name of ['_user', '_counters', '_comparison']) expect(data).not.toHaveProperty(name);
    expect((await pageOf(visitor, '/catalog/compare/?ids=x')).data).toHaveProperty('_comparison');
  });

  it('the page itself finds out whether a guest with earlier orders has just placed one', async () => {
    const guest = shop.visitor();
    await buy(guest, [{ id: mug.id }]);
    for (const url of ['/orders', '/profile']) expect((await pageOf(guest, url)).data).not.toHaveProperty('_user');
    expect((await pageOf(guest, '/basket')).data).toHaveProperty('_user');
  });

  it.each(personal)('%s is sent without data of its visitor when the database fails', async (url) => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const { data, status, headers } = await withoutDatabase(() => pageOf(visitor, url));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(data).filter((name) => /user|counters|basket|favorites|comparison|orders/i.test(name))).toEqual(
      [],
    );
    expect(data).toHaveProperty('_title');
    expect(complaints()).toHaveLength(1);
  });

  it('none is prefetched or prerendered', async () => {
    interface Rule {
      where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }] };
    }
    const rules = (await shop.app.inject('/speculation-rules.json')).json<Record<'prefetch' | 'prerender', Rule[]>>();
    const matches = (patterns: string[], path: string) =>
      patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
    for (const { where } of [...rules.prefetch, ...rules.prerender]) {
      const [{ href_matches: taken }, { not }] = where.and;
      const isTaken = (path: string) =>
        matches(taken, path) &&
        !matches(
          not.href_matches.filter((pattern) => !pattern.includes('?')),
          path,
        );
      expect(personal.filter(isTaken)).toEqual([]);
      expect(isTaken('/catalog/') || isTaken('/about/history/')).toBe(true);
    }
  });
});
