import { basketApi } from '../basket/basket.endpoints.js';
import { productApi } from '../product/product.endpoints.js';
import { createShopStore } from '../store/shop-store.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { pageDataFixtures } from '../testing/page-data.fixtures.js';
import { seedStore } from './page-seed.js';
import { seeds } from './seeds.js';

test('a store on a server leaves no timer behind, which would hold it and the process for minutes', async () => {
  expect(typeof document).toBe('undefined');
  const { fetchFn } = createMemoryBackend();
  jest.useFakeTimers();
  const store = createShopStore({ settings: { baseUrl: 'https://shop.example', fetchFn } });
  seedStore(store, pageDataFixtures, { seeds: Object.values(seeds), url: '/' });
  const calls = [
    store.dispatch(basketApi.endpoints.getBasketItems.initiate()),
    store.dispatch(productApi.endpoints.checkAvailability.initiate({ id: 11 })),
  ];
  const answers = Promise.all(calls);
  await jest.advanceTimersByTimeAsync(5_000);
  for (const { error } of await answers) expect(error).toBeUndefined();
  for (const { unsubscribe } of calls) unsubscribe();
  // The batching of notifications ends in a moment; the cache's timers would take minutes.
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
});
