/** @jest-environment jest-fixed-jsdom */
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { locationCookieValue, readLocationCookie } from './location-cookie.js';
import { selectPageData } from '../page-data/use-page-data.js';
import { productApi } from '../product/product.endpoints.js';
import { locationApi } from './location.endpoints.js';

const { getLocation, setCity, getReceivePoints, getCityList } = locationApi.endpoints;

beforeEach(() => {
  document.cookie = 'LOCATION=; max-age=0; path=/';
});

test('the city is requested once and kept in the cookie; with a cookie there is no call', async () => {
  const first = createTestShop();
  expect((await first.store.dispatch(getLocation.initiate())).data).toMatchObject({ id: 1, value: 'Тюмень' });
  expect(readLocationCookie(document.cookie)).toEqual({ id: 1, value: 'Тюмень' });
  const second = createTestShop();
  expect((await second.store.dispatch(getLocation.initiate())).data).toEqual({ id: 1, value: 'Тюмень' });
  expect([first.backend.calls.length, second.backend.calls.length]).toEqual([1, 0]);
});

test('a broken cookie and an unknown city give the default city', async () => {
  document.cookie = 'LOCATION=%7Bbroken; path=/';
  const { store, backend } = createTestShop();
  expect((await store.dispatch(getLocation.initiate())).data).toEqual({ id: 1, value: 'Тюмень' });
  expect(backend.calls).toEqual([]);
  document.cookie = 'LOCATION=; max-age=0; path=/';
  const other = createTestShop({
    backend: createMemoryBackend({ answers: { getLocation: { curLocation: null } } }),
    settings: { defaultCity: { id: 9, value: 'Пермь' } },
  });
  expect((await other.store.dispatch(getLocation.initiate())).data).toEqual({ id: 9, value: 'Пермь' });
});

test('choosing a city writes the cookie and fills the caches of the city and its points', async () => {
  const { store, backend } = createTestShop();
  const { data } = await store.dispatch(setCity.initiate({ id: 2, value: 'Сургут' }));
  expect(data?.type).toBe('points');
  expect(readLocationCookie(document.cookie)).toEqual({ id: 2, value: 'Сургут' });
  expect(getLocation.select()(store.getState()).data).toEqual({ id: 2, value: 'Сургут' });
  expect(getReceivePoints.select({ id: 2 })(store.getState()).data).toEqual(data);
  expect(backend.calls.map((call) => call.name)).toEqual(['setCity']);
});

test('shown stock is requested again for the new city, and not after a refusal', async () => {
  const { store, backend } = createTestShop();
  const { checkAvailability } = productApi.endpoints;
  await store.dispatch(checkAvailability.initiate({ id: 101 }));
  const asked = () => backend.calls.filter((call) => call.name === 'checkAvailability').length;
  await store.dispatch(setCity.initiate({ id: 77, value: 'Нигде' }));
  await Promise.all(store.dispatch(locationApi.util.getRunningQueriesThunk()));
  expect(asked()).toBe(1);
  await store.dispatch(setCity.initiate({ id: 2, value: 'Сургут' }));
  await Promise.all(store.dispatch(locationApi.util.getRunningQueriesThunk()));
  expect(asked()).toBe(2);
});

test('a rejected choice changes nothing', async () => {
  const { store } = createTestShop();
  await store.dispatch(setCity.initiate({ id: 77, value: 'Нигде' }));
  expect(document.cookie).not.toContain('LOCATION');
});

test('page data may include the points of its city: no call for them', async () => {
  const points = {
    type: 'points' as const,
    items: [{ id: 11, address: 'пр. Ленина, 43', coords: [61.25, 73.4] as [number, number] }],
  };
  const { store, backend } = createTestShop({
    pageData: {
      _receivePoints: { cityId: 2, ...points },
      _receivePointsCount: { cityId: 2, type: 'points', count: 1 },
    },
  });
  const { data } = await store.dispatch(getReceivePoints.initiate({ id: 2 }));
  expect(data).toMatchObject({ type: 'points', items: [{ id: 11, address: 'пр. Ленина, 43', phone: '' }] });
  expect(selectPageData(store.getState(), '_receivePoints')).toEqual({ cityId: 2, ...data });
  expect(selectPageData(store.getState(), '_receivePointsCount')).toEqual({ cityId: 2, type: 'points', count: 1 });
  expect(backend.calls).toEqual([]);
});

test('the city list may come without a wrapper; an invalid city is dropped alone', async () => {
  const cities = [
    { id: '5', value: 'Омск' },
    { id: null, value: 'Ничей' },
  ];
  for (const answer of [cities, { items: cities }]) {
    const { store } = createTestShop({ backend: createMemoryBackend({ answers: { getCityList: answer } }) });
    expect((await store.dispatch(getCityList.initiate())).data).toEqual([{ id: 5, value: 'Омск' }]);
  }
});

test.each([
  ['', undefined],
  ['sort=name-asc', undefined],
  ['LOCATION=', null],
  ['LOCATION=%E0%A4%A', null],
  ['LOCATION=null', null],
  ['LOCATION=%7B%22id%22%3A%22x%22%2C%22value%22%3A%22A%22%7D', null],
  ['a=1; LOCATION=%7B%22id%22%3A%222%22%2C%22value%22%3A%22A%22%7D; b=2', { id: 2, value: 'A' }],
])('the cookie header «%s» means %j', (header, city) => {
  expect(readLocationCookie(header)).toEqual(city);
});

test('the cookie holds only the id and the name', () => {
  const value = locationCookieValue({ id: 2, value: 'Набережные Челны; ё=е', region: 'x' } as {
    id: number;
    value: string;
  });
  expect(value).not.toMatch(/[;,\s=]/);
  expect(readLocationCookie(`LOCATION=${value}`)).toEqual({ id: 2, value: 'Набережные Челны; ё=е' });
});
