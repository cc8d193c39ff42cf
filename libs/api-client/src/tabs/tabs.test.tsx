import { basketApi, useGetBasketLengthQuery } from '../basket/basket.endpoints.js';
import { comparisonApi } from '../comparison/comparison.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { userApi } from '../user/user.endpoints.js';
import { authApi } from '../auth/auth.endpoints.js';
import { promocodeApi } from '../promocode/promocode.endpoints.js';
import { createMemoryBackend, type MemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { createShopStore } from '../store/shop-store.js';
import type { ShopSettings } from '../shop-api/shop-settings.js';
import { createShopTabs, type TabNews } from './shop-tabs.js';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';

/** The browser's channels, delivered when the test says so. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  static posted: { from: FakeChannel; data: unknown }[] = [];
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.posted.push({ from: this, data: structuredClone(data) });
  }
  close() {
    FakeChannel.open.delete(this);
  }
  static deliver() {
    for (const { from, data } of FakeChannel.posted.splice(0))
      for (const to of FakeChannel.open) if (to !== from && to.name === from.name) to.onmessage?.({ data });
  }
}

const channel = globalThis.BroadcastChannel;
beforeEach(() => {
  FakeChannel.open.clear();
  FakeChannel.posted = [];
  globalThis.BroadcastChannel = FakeChannel as never;
});
afterEach(() => {
  globalThis.BroadcastChannel = channel;
});

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  FakeChannel.deliver();
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const counters = [
  basketApi.endpoints.getBasketLength,
  basketApi.endpoints.getBasketPrice,
  favoritesApi.endpoints.getFavoritesLength,
  comparisonApi.endpoints.getComparisonLength,
] as const;

/** A tab of the shop; all talk to one server. */
const openTab = async (backend: MemoryBackend, settings: ShopSettings = {}) => {
  const { store } = createTestShop({ backend, settings: { tabs: 'тест', ...settings } });
  await Promise.all(counters.map((counter) => store.dispatch(counter.initiate() as never)));
  const shown = () => counters.map((counter) => counter.select()(store.getState() as never).data);
  return { store, shown };
};

const twoTabs = async (prepare?: Parameters<typeof createMemoryBackend>[0]) => {
  const backend = createMemoryBackend(prepare);
  const [here, there] = [await openTab(backend), await openTab(backend)];
  return { backend, here, there, asked: () => backend.calls.length };
};

const { addItemToBasket, deleteBasketItem } = basketApi.endpoints;

test("a change of the basket is shown in the other tab at once, with the server's numbers and without a call", async () => {
  const { here, there, asked } = await twoTabs();
  const before = asked();
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  expect(there.shown().slice(0, 2)).toEqual([1, 747700]);
  await here.store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  await settle();
  expect(there.shown().slice(0, 2)).toEqual([0, 0]);
  expect(asked()).toBe(before + 2);
});

test('a counter seeded from page data is updated too', async () => {
  const backend = createMemoryBackend();
  const list = { length: 0, itemsId: [] };
  const pageData = { _counters: { basket: 0, favorites: list, comparison: list } };
  const there = createTestShop({ backend, pageData, settings: { tabs: 'тест' } });
  const here = await openTab(backend);
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  expect(counters[0].select()(there.store.getState()).data).toBe(1);
});

test('changes that the shop has not accepted are not sent', async () => {
  const { backend, here, there } = await twoTabs();
  for (const call of ['addItemToBasket', 'addToFavorites', 'login'] as const) backend.fail(call, 'network');
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await here.store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id: 11 }));
  await here.store.dispatch(authApi.endpoints.login.initiate({ phone: '9120000000', password: 'abc123' }));
  await settle();
  expect(FakeChannel.posted).toEqual([]);
  expect(there.shown()).toEqual(here.shown());
});

test.each([
  ['favourites', 2, favoritesApi.endpoints.addToFavorites, favoritesApi.endpoints.clearFavorites],
  ['comparison', 3, comparisonApi.endpoints.addToComparison, comparisonApi.endpoints.clearComparison],
] as const)('%s agree, after single changes and after clearing', async (_name, place, add, clear) => {
  const { here, there } = await twoTabs({ prepare: (state) => (state.favorites = state.comparison = []) });
  await here.store.dispatch(add.initiate({ id: 11 }));
  await here.store.dispatch(add.initiate({ id: 12 }));
  await settle();
  expect(there.shown()[place]).toEqual({ length: 2, itemsId: [11, 12] });
  await here.store.dispatch(clear.initiate());
  await settle();
  expect(there.shown()[place]).toEqual({ length: 0, itemsId: [] });
});

test('a toggle that is rejected here rolls back to what the other tab has done meanwhile', async () => {
  const { backend, here, there } = await twoTabs({ prepare: (state) => (state.favorites = []) });
  const { addToFavorites } = favoritesApi.endpoints;
  const adding = backend.hold('addToFavorites');
  backend.fail('addToFavorites', 'errorCode1');
  const failing = there.store.dispatch(addToFavorites.initiate({ id: 11 }));
  await settle();
  backend.fail('addToFavorites', null);
  const taken = here.store.dispatch(addToFavorites.initiate({ id: 11 }));
  await settle();
  adding.release(1);
  await taken;
  await settle();
  adding.release(0);
  await failing;
  await settle();
  expect(there.shown()[2]).toEqual({ length: 1, itemsId: [11] });
});

test('changes of two tabs at the same time: both end with the number of the shop', async () => {
  const { backend, here, there } = await twoTabs();
  const adding = backend.hold('addItemToBasket');
  const first = there.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  const second = here.store.dispatch(addItemToBasket.initiate({ id: 22 }));
  await settle();
  adding.release(1);
  await second;
  await settle();
  // The older response comes last.
  adding.release(0);
  await first;
  await settle();
  await settle();
  expect([here.shown()[0], there.shown()[0]]).toEqual([2, 2]);
});

test('a promo code changes the price in both', async () => {
  const { here, there } = await twoTabs({ prepare: (state) => (state.basket = [{ id: 21, quantity: 1 }]) });
  await here.store.dispatch(promocodeApi.endpoints.applyPromocode.initiate({ promocode: 'tropa10' }));
  await settle();
  expect(there.shown()[1]).toBe(673000);
});

test('after a sign-in or sign-out the other tab refetches the user and their data', async () => {
  const { backend, here, there } = await twoTabs({ isSignedIn: true });
  const { getUser, logout } = userApi.endpoints;
  await there.store.dispatch(getUser.initiate());
  const before = backend.calls.length;
  await here.store.dispatch(logout.initiate());
  await settle();
  expect(getUser.select()(there.store.getState() as never).data).toBeNull();
  expect(backend.calls.slice(before + 1).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getUser', 'getBasketLength', 'getFavoritesLength', 'getComparisonLength']),
  );
});

test('shops do not receive each other’s messages: with another server, another name, or isolated', async () => {
  const backend = createMemoryBackend();
  const here = await openTab(backend);
  const others = [
    await openTab(backend, { tabs: 'другой' }),
    await openTab(backend, { tabs: undefined as never, baseUrl: 'http://memory.test' }),
    await openTab(backend, { tabs: false }),
  ];
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  expect(here.shown()[0]).toBe(1);
  for (const other of others) expect(other.shown()[0]).toBe(0);
});

test('received messages are never sent on', async () => {
  const { here } = await twoTabs();
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  expect(FakeChannel.posted).toEqual([]);
});

test.each([
  null,
  'basket',
  { about: 'Prices' },
  { about: 'Favorites', id: '11', isIn: true },
  { about: 'Favorites', id: 11 },
])('another release may send something else: %j changes nothing', async (data) => {
  const { there, asked } = await twoTabs();
  const before = asked();
  for (const { onmessage } of FakeChannel.open) onmessage?.({ data });
  await settle();
  expect(there.shown()[2]).toEqual({ length: 0, itemsId: [] });
  expect(asked()).toBe(before);
});

test('when the connection is back, the counters are refetched', async () => {
  const { backend, there } = await twoTabs();
  backend.state.basket = [{ id: 21, quantity: 1 }];
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(there.shown()[0]).toBe(1);
});

test('a page in the back/forward cache has no channel, and opens it when it is restored', () => {
  const isOpen = () => [...FakeChannel.open].some(({ name }) => name === 'tropa:ушедший');
  const stop = createShopTabs('ушедший').listen(() => {});
  expect(isOpen()).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isOpen()).toBe(true);
  stop();
});

test('without channels the shop works as before', async () => {
  globalThis.BroadcastChannel = undefined as never;
  const { here, there } = await twoTabs();
  await here.store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  expect([here.shown()[0], there.shown()[0]]).toEqual([1, 0]);
});

test('a channel is open while somebody listens, and briefly to send a message otherwise', () => {
  const heard: TabNews[] = [];
  const [one, two] = [createShopTabs('а'), createShopTabs('а')];
  const stop = one.listen((news) => heard.push(news));
  two.tell({ about: 'User' });
  expect(FakeChannel.open.size).toBe(1);
  FakeChannel.deliver();
  expect(heard).toEqual([{ about: 'User' }]);
  stop();
  stop();
  expect(FakeChannel.open.size).toBe(0);
});

test('a React counter receives it, in strict mode and without a warning', async () => {
  const warned = jest.spyOn(console, 'error');
  const backend = createMemoryBackend();
  const settings = { fetchFn: backend.fetchFn, tabs: 'тест' };
  const store = createShopStore({ settings });
  function Badge() {
    return <b>{useGetBasketLengthQuery().data}</b>;
  }
  render(
    <StrictMode>
      <Provider store={store}>
        <Badge />
      </Provider>
    </StrictMode>,
  );
  await screen.findByText('0');
  await act(async () => {
    await createShopStore({ settings }).dispatch(addItemToBasket.initiate({ id: 21 }));
    await settle();
  });
  expect(screen.getByText('1')).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
