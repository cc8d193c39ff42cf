import {
  basketApi,
  bestOffersSeed,
  configSeed,
  countersSeed,
  favoritesApi,
  sectionIdSeed,
  selectPageData,
  shopApi,
  titleSeed,
  userSeed,
} from '@tropa/api-client';
import { newcomerData } from '../page-data/newcomer.js';
import { cityRequested, selectIsCityOpen } from '@tropa/location';
import { createHydrationSeeder, createSeeder, createStorefrontStore, refetchOwn } from './storefront-store.js';

const page = { url: '/', cookies: {} };

test('a variable is read once, and each unreadable one is reported once', () => {
  const onError = jest.fn();
  const store = createStorefrontStore({ onError });
  const seed = createSeeder({ _config: 5, _bestOffers: [{ id: 'x' }] }, page, store);
  seed([configSeed]);
  seed([configSeed, bestOffersSeed]);
  expect(onError.mock.calls.map(([, { source }]: [unknown, { source: string }]) => source)).toEqual([
    '_config',
    '_bestOffers',
  ]);
});

test('the state of the server has what was seeded, and nothing that happened since', () => {
  const store = createStorefrontStore();
  const seed = createHydrationSeeder({ _sectionId: 7, _title: 'Лыжи' }, page, store);
  const first = seed([sectionIdSeed]);
  expect(first.shopApi.queries).toEqual(store.getState().shopApi.queries);
  store.dispatch(cityRequested());
  const second = seed([titleSeed]);
  expect(selectPageData(second, '_sectionId')).toBe(7);
  expect(selectPageData(second, '_title')).toBe('Лыжи');
  expect(selectIsCityOpen(second as never)).toBe(false);
  expect(selectIsCityOpen(store.getState() as never)).toBe(true);
});

describe("the visitor's own data", () => {
  function openShop() {
    const asked: string[] = [];
    const answers = {
      'basket/getLength': { length: 2 },
      'favorites/getLength': { length: 1, itemsId: [7] },
      'comparison/getLength': { length: 0, itemsId: [] },
      'user/getUser': { user: { id: '', name: '', email: '', phone: '' } },
    };
    const store = createStorefrontStore({
      onError: () => {},
      fetchFn: (url) => {
        const name = /\/api\/(.*)\/$/.exec(String(url))?.[1] ?? '';
        asked.push(name);
        const result = answers[name as keyof typeof answers];
        return Promise.resolve(Response.json({ statusCode: 200, errorCode: 0, errorMessage: '', result }));
      },
    });
    /** Until no call is in flight. */
    const settled = () => Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    return { store, asked, settled };
  }
  const own = ['basket/getLength', 'comparison/getLength', 'favorites/getLength', 'user/getUser'];
  const data = { ...newcomerData, _title: 'Лыжи' };

  it('is nothing for a newcomer, until a session begins', async () => {
    const { store, asked, settled } = openShop();
    createHydrationSeeder(data, page, store)([userSeed, countersSeed]);
    await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    expect(asked).toEqual([]);
    refetchOwn(store);
    await settled();
    expect([...asked].sort()).toEqual(own);
    expect(basketApi.endpoints.getBasketLength.select()(store.getState()).data).toBe(2);
    expect(favoritesApi.endpoints.getFavoritesLength.select()(store.getState()).data?.itemsId).toEqual([7]);
  });

  it('is refetched once where the page may be outdated, not with each widget that hydrates', async () => {
    const { store, asked, settled } = openShop();
    const seed = createHydrationSeeder(data, page, store, () => true);
    seed([userSeed, countersSeed]);
    await settled();
    expect([...asked].sort()).toEqual(own);
    seed([titleSeed]);
    await settled();
    expect(asked).toHaveLength(own.length);
  });

  it('is refetched when a late widget seeds it', async () => {
    const { store, asked, settled } = openShop();
    const seed = createHydrationSeeder(data, page, store, () => true);
    seed([titleSeed]);
    await settled();
    expect(asked).toEqual([]);
    seed([countersSeed]);
    await settled();
    expect([...asked].sort()).toEqual(own.slice(0, 3));
  });
});
