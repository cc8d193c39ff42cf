import { bestOffersSeed, configSeed } from '@tropa/api-client';
import { createSeeder, createStorefrontStore } from './storefront-store.js';

describe('createSeeder', () => {
  const page = { url: '/', cookies: {} };

  it('reports each unreadable variable once, however many stores are seeded', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const stores = [createStorefrontStore(), createStorefrontStore()];
    const seed = createSeeder({ _config: 5, _bestOffers: [{ id: 'x' }] }, page, stores);
    seed([configSeed]);
    seed([configSeed, bestOffersSeed]);
    expect(report.mock.calls.map(([said]) => said as string)).toEqual([
      '_config: Не удалось получить данные',
      '_bestOffers: Не удалось получить данные',
    ]);
    report.mockRestore();
  });

  it("calls only the first store's onError", () => {
    const onError = jest.fn();
    const stores = [createStorefrontStore({ onError }), createStorefrontStore()];
    createSeeder({ _config: 5 }, page, stores)([configSeed]);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
