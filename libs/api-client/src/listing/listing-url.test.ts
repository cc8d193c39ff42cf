import { toFilterData } from './filters.model.js';
import { listingArgsFromUrl, pageAfterLimitChange, urlFromListingArgs, urlWithFilterState } from './listing-url.js';
import { LISTING_LIMITS, LISTING_SORTS } from './listing.wire.js';
import fc from 'fast-check';

const context = { sectionId: 3, catalogUrl: '/api/catalog/getItems/' };
const read = (url: string, cookies?: { limit?: string; sort?: string }) =>
  listingArgsFromUrl(url, { ...context, ...(cookies && { cookies }) });

test('a plain address is the first page by name, fifteen at a time', () => {
  expect(read('/catalog/lyzhi/')).toEqual({
    url: '/api/catalog/getItems/',
    sectionId: 3,
    page: 1,
    limit: 15,
    sort: 'name-asc',
    filter: {},
  });
});

test('every parameter is read into its field', () => {
  const url =
    'https://tropa.ru/search/?q=палатка+2&sale=1&store=2&price=100,5000.50&item_id=7&brand=a,b&size=42&sort=price-desc&limit=60&page=3#top';
  expect(read(url)).toMatchObject({
    page: 3,
    limit: 60,
    sort: 'price-desc',
    filter: { query: 'палатка 2', sale: '1', store: '2', price: '100,5000.5', item_id: '7', brand: 'a,b', size: '42' },
  });
});

test('the address overrides the cookie, the cookie the default, and all are validated', () => {
  const cookies = { limit: '30', sort: 'price-asc' };
  expect(read('/?limit=60&sort=price-desc', cookies)).toMatchObject({ limit: 60, sort: 'price-desc' });
  expect(read('/?limit=17&sort=name-desc', cookies)).toMatchObject({ limit: 30, sort: 'price-asc' });
  expect(read('/', { limit: '1000', sort: 'name-desc' })).toMatchObject({ limit: 15, sort: 'name-asc' });
});

test('search results are ordered by relevance unless an order is chosen; without a query there is no such order', () => {
  expect(read('/search/?q=лыжи').sort).toBe('relevance-desc');
  expect(read('/search/?q=лыжи', { sort: 'price-asc' }).sort).toBe('price-asc');
  expect(read('/search/?q=лыжи&sort=relevance-desc', { sort: 'price-asc' }).sort).toBe('relevance-desc');
  expect(read('/catalog/', { sort: 'relevance-desc' }).sort).toBe('name-asc');
  expect(read('/catalog/?sort=relevance-desc', { sort: 'popularity-desc' }).sort).toBe('popularity-desc');
  expect(urlFromListingArgs(read('/search/?q=a'))).toBe('?q=a');
});

describe('what the page says is chosen (`_filters.state`)', () => {
  const stated = toFilterData({
    state: {
      query: 'лыжи',
      sale: true,
      store: 2,
      brand: ['1', '2'],
      page: ['7'],
      utm_source: ['x'],
      price: { initial: [100, 9000], value: [500, 8000.5] },
    },
  });

  test('is added to the address', () => {
    expect(read(urlWithFilterState('/catalog/', stated)).filter).toEqual({
      query: 'лыжи',
      sale: '1',
      store: '2',
      price: '500,8000.5',
      brand: '1,2',
    });
  });

  test('is overridden by the address, name by name', () => {
    const url = urlWithFilterState('/catalog/?brand=3&price=1,2&page=2#top', stated);
    expect(read(url)).toMatchObject({ page: 2, filter: { brand: '3', price: '1,2', sale: '1', store: '2' } });
    expect(url.endsWith('#top')).toBe(true);
    // An empty value in the address counts too.
    expect(read(urlWithFilterState('/catalog/?brand=&sale=', stated)).filter).toEqual({
      query: 'лыжи',
      store: '2',
      price: '500,8000.5',
    });
  });

  test('changes nothing where nothing is chosen, and is idempotent', () => {
    const plain = toFilterData({
      state: { query: '', sale: false, store: '', price: { initial: [1, 9], value: [1, 9] } },
    });
    expect(urlWithFilterState('/catalog/?a=%20b', plain)).toBe('/catalog/?a=%20b');
    const once = urlWithFilterState('/catalog/?', stated);
    expect(urlWithFilterState(once, stated)).toBe(once);
  });
});

test.each(['0', '-1', '1.5', 'abc', '10001', '99999999', ''])('page «%s» is the first page', (page) => {
  expect(read(`/?page=${page}`).page).toBe(1);
});

test.each(['100', '5,1', 'a,b', '1,2,3', ',5', '-1,5', '1e9,2e9'])('price «%s» is ignored', (price) => {
  expect(read(`/?price=${price}`).filter).toEqual({});
});

test('forms without JavaScript repeat names: the values are merged into one list, without duplicates', () => {
  expect(read('/?brand=1&brand=2,1&brand=&price=10&price=20&store=1&store=2').filter).toEqual({
    brand: '1,2',
    price: '10,20',
    store: '1,2',
  });
});

test('tracking parameters and those of other pages are not filters', () => {
  expect(
    read('/?utm_source=x&yclid=1&gclid=2&_openstat=3&offer=5&paymentSuccess=true&__proto__=1&from=mail').filter,
  ).toEqual({});
});

const value = fc.stringMatching(/^[a-zа-я0-9-]{1,6}$/);
const args = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.constantFrom(...LISTING_LIMITS),
  sort: fc.constantFrom(...LISTING_SORTS),
  filter: fc.record(
    {
      query: fc
        .string({ minLength: 1 })
        .map((text) => text.trim())
        .filter(Boolean),
      sale: fc.constant('1'),
      store: fc.integer({ min: 1, max: 99 }).map(String),
      price: fc.tuple(fc.nat(9999), fc.nat(9999)).map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`),
      item_id: fc.integer({ min: 1, max: 99 }).map(String),
      brand: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((ids) => ids.join(',')),
      размер: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((ids) => ids.join(',')),
    },
    { requiredKeys: [] },
  ),
});
const cookies = fc.record({
  limit: fc.constantFrom(undefined, '15', '30', '60', '7'),
  sort: fc.constantFrom(undefined, ...LISTING_SORTS, 'x'),
});

test('what is written is read back the same, whatever the cookies contain', () => {
  fc.assert(
    fc.property(args, cookies, (list, stored) => {
      fc.pre(list.sort !== 'relevance-desc' || list.filter.query !== undefined);
      const filter = Object.fromEntries(Object.entries(list.filter).filter(([, text]) => text !== undefined));
      const url = urlFromListingArgs({ ...list, filter }, { cookies: stored });
      const back = listingArgsFromUrl(`/catalog/${url}`, { ...context, cookies: stored });
      expect(back).toEqual({ ...list, filter, url: context.catalogUrl, sectionId: 3 });
    }),
  );
});

test('any address that is read, written and read again means the same', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = read(`/?${query}`);
      expect(read(`/${urlFromListingArgs(once)}`)).toEqual(once);
    }),
  );
});

test('default values are not written, commas stay readable', () => {
  const plain = { page: 1, limit: 15, sort: 'name-asc', filter: {} } as const;
  expect(urlFromListingArgs(plain)).toBe('');
  expect(urlFromListingArgs({ ...plain, sort: 'relevance-desc', filter: { brand: 'a,b', query: 'два слова' } })).toBe(
    '?q=%D0%B4%D0%B2%D0%B0+%D1%81%D0%BB%D0%BE%D0%B2%D0%B0&brand=a,b',
  );
  expect(urlFromListingArgs(plain, { cookies: { limit: '30' } })).toBe('?limit=15');
});

test.each([
  [3, 15, 30, 2],
  [4, 15, 60, 1],
  [5, 15, 60, 2],
  [7, 60, 15, 1],
  [2, 30, 60, 1],
])('page %i of %i at a time becomes, at %i, page %i', (page, before, after, expected) => {
  expect(pageAfterLimitChange(page, before, after)).toBe(expected);
});
