import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { listingArgsFromUrl, pageDataWire, urlWithFilterState } from '@tropa/api-client/wire';
import { safeParse } from 'valibot';
import { createTestApp } from '../testing/test-app.js';
import { addPlainGoods } from '../testing/add-plain-goods.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';

/** What the server marks as chosen; every other key is a filter. */
type FilterState = {
  query: string;
  sale: boolean;
  store: string;
  price: { initial: [number, number]; value: [number, number] };
} & Record<string, never>;

describeOnOneDatabase('pages', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const rendered: RenderInput[] = [];

  beforeAll(async () => {
    database = await open('shop');
    await addPlainGoods(database.db, 3, 34);
    app = await createTestApp(
      database.db,
      { publicUrl: 'https://tropa.example.ru' },
      {
        renderPage: (input) => {
          if (input.url.includes('broken=1')) throw new Error('cannot render');
          rendered.push(input);
          return { html: `<html><title>${input.meta.title}</title>${input.url}`, status: input.status };
        },
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    rendered.length = 0;
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const last = () => rendered[rendered.length - 1] as RenderInput;

  it.each([
    ['/', 'index', ['_bestOffers', '_sections']],
    ['/catalog/', 'catalog', ['_items', '_filters', '_catalogUrl', '_sectionId', '_title', '_breadcrumbs']],
    ['/catalog/ryukzaki/', 'catalog', ['_items', '_filters', '_sectionId', '_popularRequests']],
    ['/catalog/ryukzaki', 'catalog', ['_items']],
    ['/sale/', 'sale', ['_items', '_filters']],
    ['/search/?q=%D1%80%D1%8E%D0%BA%D0%B7%D0%B0%D0%BA', 'search', ['_items', '_title']],
    // Nothing is found: popular goods instead.
    ['/search/?q=xyzxyz', 'search', ['_items', '_bestOffers', '_popularRequests']],
    ['/best-offers/', 'best-offers', ['_bestOffers']],
    ['/product/ryukzak-taiga-65/', 'product', ['_productDetail', '_productId', '_similar', '_breadcrumbs']],
    ['/catalog/compare/?ids=1,2', 'compare', ['_compare']],
    ['/basket', 'basket', ['_isBasketPromocodeApplied', '_basketExtraItems']],
    ['/basket/', 'basket', []],
    ['/order', 'order', ['_order']],
    ['/orders', 'orders', ['_menuItems', '_menuActive', '_ordersYears']],
    ['/profile', 'profile', ['_menuItems', '_menuActive']],
    ['/favorites/', 'favorites', []],
    ['/project/', 'project', ['_projectFormId', '_title', '_breadcrumbs']],
    ['/privacy/', 'document', ['_document', '_title']],
    ['/privacy_policy/', 'document', ['_document']],
    ['/agreement/', 'document', ['_document']],
    ['/delivery/', 'document', ['_document']],
    ['/about/shops/', 'shops', ['_document', '_receivePoints', '_receivePointsCount']],
    ['/about/history/', 'history', ['_title', '_breadcrumbs']],
    ['/articles/', 'articles', ['_articles', '_title', '_breadcrumbs']],
    ['/contacts/', 'contacts', ['_document', '_receivePoints', '_receivePointsCount']],
    ['/about/work/', 'work', ['_vacancies', '_workFormId', '_title', '_breadcrumbs']],
    ['/service/', 'service', ['_serviceFormId', '_title', '_breadcrumbs']],
  ])('%s is the page «%s» with its data, as the contract says', async (url, page, names) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(last().page).toBe(page);
    expect(Object.keys(last().data)).toEqual(expect.arrayContaining(['_config', ...names]));
    for (const [name, value] of Object.entries(last().data)) {
      const checked = safeParse(pageDataWire[name as keyof typeof pageDataWire], value);
      expect([name, checked.issues?.map(({ message }) => message)]).toEqual([name, undefined]);
    }
  });

  it.each(['/api', '/api/', '/api/?a=1', '/api/nothing/../'])(
    '%s is not a page of the shop: the API rejects it',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ statusCode: 404, errorCode: 1, errorMessage: 'Адрес не найден', result: null });
    },
  );

  it('a search that finds nothing offers the sections and popular goods; one that finds something does not', async () => {
    await get('/search/?q=zyxzyx');
    const { _items, _popularRequests, _bestOffers } = last().data as Record<string, { length: number }>;
    expect(_items).toEqual({ items: [], count: 0 });
    expect(_popularRequests).toContainEqual({ title: 'Туризм', link: '/catalog/turizm/' });
    expect(_bestOffers?.length).toBeGreaterThan(3);
    expect(_bestOffers).toContainEqual(expect.objectContaining({ title: 'Рюкзак туристический Тайга 65+10' }));
    await get(`/search/?q=${encodeURIComponent('палатка')}`);
    expect(last().data).not.toHaveProperty('_bestOffers');
    await get('/search/?q=');
    expect(last().data).not.toHaveProperty('_bestOffers');
  });

  it.each(['/nothing', '/catalog/nothing/', '/product/nothing/', '/catalog/ryukzaki/nothing/'])(
    '%s is a real 404 page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(last()).toMatchObject({ page: 'not-found', status: 404, meta: { robots: 'noindex' } });
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it('shows a plain page when rendering itself is broken, never a stack trace', async () => {
    const answer = await get('/catalog/?broken=1');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Что-то пошло не так');
    expect(answer.body).not.toContain('cannot render');
  });

  it('lists what the URL requests, as the component would', async () => {
    await get('/catalog/?limit=30&sort=price-desc&brand=1');
    const { items } = last().data._items as { items: { price: number }[] };
    const prices = items.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
    expect(last().url).toBe('/catalog/?brand=1&limit=30&sort=price-desc');
  });

  it('takes order and page size from the cookies, unless the address says otherwise or the cookie is nonsense', async () => {
    await get('/catalog/', { cookie: 'sort=price-asc; limit=60' });
    expect(last().cookies).toEqual({ sort: 'price-asc', limit: '60' });
    await get('/catalog/?x=1', { cookie: 'sort=name-desc; limit=1000' });
    expect(last().cookies).toEqual({});
  });

  it.each([
    ['/catalog/?brand=1&brand=2', '/catalog/?brand=1,2'],
    ['/catalog/?price_min=100&price_max=2000', '/catalog/?price=100,2000'],
  ])('sends the GET form %s to %s', async (url, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(location);
    expect(rendered).toHaveLength(0);
  });

  it('renders a public page once for all, guests and users, whatever the advertising parameters', async () => {
    const first = await get('/catalog/obuv/');
    const second = await get('/catalog/obuv/?utm_source=mail', { cookie: 'tropa_session=x'.padEnd(57, 'x') });
    expect(rendered).toHaveLength(1);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const unchanged = await get('/catalog/obuv/', { 'if-none-match': String(first.headers.etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });

  it('has a cache entry for each of our cities, and none for others', async () => {
    const inCity = (id: unknown) => ({
      cookie: `LOCATION=${encodeURIComponent(JSON.stringify({ id, value: 'Любой' }))}`,
    });
    await get('/returns/', inCity(2));
    expect(last().data._city).toMatchObject({ id: 2, value: 'Сургут' });
    expect(last().data._receivePointsCount).toEqual({ cityId: 2, type: 'shops', count: 1 });
    await get('/returns/', inCity(999));
    expect(last().data).not.toHaveProperty('_city');
    expect(last().data._receivePointsCount).toEqual({ cityId: 1, type: 'shops', count: 2 });
    expect(last().data._receivePoints).toMatchObject({
      cityId: 1,
      type: 'shops',
      items: [{ id: 1, coords: [57.1386, 65.5725] }, { id: 2 }],
    });
    await get('/returns/', inCity('</script>'));
    await get('/returns/', { cookie: 'LOCATION=%7Bbroken' });
    await get('/returns/');
    expect(rendered).toHaveLength(2);
  });

  it('rerenders it when the catalogue has changed', async () => {
    await get('/catalog/palatki/');
    await get('/catalog/palatki/');
    expect(rendered).toHaveLength(1);
    await database.db
      .updateTable('catalogue_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    await app.shop.catalogueVersion.refresh();
    await get('/catalog/palatki/');
    expect(rendered).toHaveLength(2);
  });

  it.each(['/basket', '/order', '/orders', '/profile'])('never stores %s', async (url) => {
    const answer = await get(url);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    await get(url);
    expect(rendered).toHaveLength(2);
  });

  it('sends pages in an encoding that the browser accepts', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
    expect((await get('/')).headers.vary).toContain('Accept-Encoding');
  });

  it('redirects from a page beyond the last one to the last one', async () => {
    const { headers, statusCode } = await get('/catalog/palatki/?page=9999&brand=&sort=price-asc');
    expect([statusCode, headers.location]).toEqual([302, '/catalog/palatki/?page=9999&sort=price-asc']);
    const moved = await get('/catalog/palatki/?page=9999&sort=price-asc');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/catalog/palatki/?page=3&sort=price-asc']);
    expect(moved.headers['cache-control']).toBe('no-store');
    expect(rendered).toEqual([]);
    await get('/catalog/palatki/?page=3');
    const { _items: items } = last().data as { _items: { count: number; items: unknown[] } };
    expect(items.items).toHaveLength(items.count - 30);
    expect(last().meta).toMatchObject({ canonical: 'https://tropa.example.ru/catalog/palatki/?page=3' });
    // Larger pages are fewer.
    expect((await get('/catalog/palatki/?page=3', { cookie: 'limit=30' })).headers.location).toBe(
      '/catalog/palatki/?page=2',
    );
    expect((await get('/catalog/palatki/?page=2&limit=60')).headers.location).toBe('/catalog/palatki/?limit=60');
    expect((await get('/sale/?page=77')).headers.location).toBe('/sale/');
  });

  it('leaves a list where nothing fits at its address', async () => {
    expect((await get('/catalog/ryukzaki/?brand=999&page=4')).statusCode).toBe(200);
    expect(last().data).toMatchObject({ _items: { count: 0, items: [] } });
  });

  it('marks nothing as chosen on the sale page: its filter state is not added to URLs', async () => {
    await get('/sale/');
    expect(last().data).toMatchObject({ _filters: { state: { sale: false } } });
    await get('/catalog/?sale=1');
    expect(last().data).toMatchObject({ _filters: { state: { sale: true } } });
  });

  it.each([
    '/catalog/',
    '/sale/?item_id=1',
    '/catalog/ryukzaki/?brand=1&price=100,900000&store=1&sale=1',
    '/search/?q=%D1%80%D1%8E%D0%BA%D0%B7%D0%B0%D0%BA',
    '/catalog/?brand=abc,1&price=5,1&color=x',
  ])('%s has in its filter state no more than in its URL', async (url) => {
    await get(url);
    const { url: address, data } = last();
    const args = (said: string) => listingArgsFromUrl(said, { sectionId: 0, catalogUrl: '' });
    const { query, sale, store, price, ...selected } = (data as { _filters: { state: FilterState } })._filters.state;
    const filters = { state: { query, sale, store, selected }, price: { title: '', ...price } };
    expect(args(urlWithFilterState(address, filters))).toEqual(args(address));
  });

  it('has a canonical URL, without filters', async () => {
    await get('/catalog/palatki/?page=2');
    expect(last().meta).toMatchObject({ canonical: 'https://tropa.example.ru/catalog/palatki/?page=2' });
    await get('/catalog/ryukzaki/?brand=1');
    expect(last().meta).toMatchObject({
      canonical: 'https://tropa.example.ru/catalog/ryukzaki/',
      robots: 'noindex, follow',
    });
  });

  it('has speculation rules that never match what changes something or is personal', async () => {
    const answer = await get('/speculation-rules.json');
    expect(answer.headers['content-type']).toContain('application/speculationrules+json');
    const { prerender, prefetch } = answer.json<Record<string, { where: { and: unknown[] } }[]>>();
    const rules = [...(prerender ?? []), ...(prefetch ?? [])];
    expect(rules).toHaveLength(2);
    for (const { where } of rules) {
      const [{ href_matches: paths }, ...refused] = where.and as [{ href_matches: string[] }];
      expect(paths.filter((path) => /^\/(?:api|basket|order|profile|favorites|media)/.test(path))).toEqual([]);
      expect(JSON.stringify(refused)).toContain('/api/*');
      expect(JSON.stringify(refused)).toContain('/catalog/compare/*');
    }
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });

  it.each([
    ['"Chromium";v="156", "Not A(Brand";v="24"', '?0', 'eager'],
    ['"YaBrowser";v="26.10", "Chromium";v="141"', '?0', 'eager'],
    ['"Chromium";v="156"', '?1', 'moderate'],
    ['"Chromium";v="140"', '?0', 'moderate'],
    ['', '', 'moderate'],
  ])('makes pages ready for %s, mobile %s: %s', async (brands, mobile, eagerness) => {
    const headers = { 'sec-ch-ua': brands, 'sec-ch-ua-mobile': mobile };
    const answer = await app.inject({ url: '/speculation-rules.json', headers });
    expect(answer.json<Record<string, unknown>>()).toMatchObject({
      prerender: [{ eagerness }],
      prefetch: [{ eagerness: 'moderate' }],
    });
    expect(answer.headers.vary).toContain('Sec-CH-UA-Mobile');
  });
});
