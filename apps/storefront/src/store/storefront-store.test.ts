import { bestOffersSeed, configSeed, sectionIdSeed, selectPageData, titleSeed } from '@tropa/api-client';
import { cityRequested, selectIsCityOpen } from '@tropa/location';
import { createHydrationSeeder, createSeeder, createStorefrontStore } from './storefront-store.js';

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
