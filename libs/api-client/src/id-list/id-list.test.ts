import { comparisonApi } from '../comparison/comparison.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { withPresence } from './id-list.js';
import fc from 'fast-check';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const lists = [
  [
    'favorites',
    favoritesApi.endpoints.getFavoritesLength,
    favoritesApi.endpoints.addToFavorites,
    favoritesApi.endpoints.removeFromFavorites,
  ],
  [
    'comparison',
    comparisonApi.endpoints.getComparisonLength,
    comparisonApi.endpoints.addToComparison,
    comparisonApi.endpoints.removeFromComparison,
  ],
] as const;

describe.each(lists)('toggling %s', (list, length, add, remove) => {
  const start = async (ids: number[] = [11]) => {
    const backend = createMemoryBackend({ prepare: (state) => (state[list] = [...ids]) });
    const shop = createTestShop({ backend });
    await shop.store.dispatch(length.initiate());
    const shown = () => length.select()(shop.store.getState()).data;
    return { ...shop, shown };
  };

  test('shows at once and stays after the response', async () => {
    const { store, backend, shown } = await start();
    const adding = backend.hold(add.name as 'addToFavorites');
    const call = store.dispatch(add.initiate({ id: 12 }));
    expect(shown()).toEqual({ length: 2, itemsId: [11, 12] });
    await settle();
    adding.releaseAll();
    await call;
    expect(shown()).toEqual({ length: 2, itemsId: [11, 12] });
    expect(backend.callsOf(length.name as 'getFavoritesLength')).toHaveLength(1);
  });

  test('rolls back when it is rejected', async () => {
    const { store, backend, shown } = await start();
    backend.fail(remove.name as 'removeFromFavorites', 'errorCode1');
    const call = store.dispatch(remove.initiate({ id: 11 }));
    expect(shown()).toEqual({ length: 0, itemsId: [] });
    await call;
    await settle();
    expect(shown()).toEqual({ length: 1, itemsId: [11] });
  });

  test('quick toggles of one id reach the server in order, and the last one wins', async () => {
    const { store, backend, shown } = await start([]);
    const adding = backend.hold(add.name as 'addToFavorites');
    const calls = [add, remove, add, remove, add].map((toggle) => store.dispatch(toggle.initiate({ id: 12 })));
    expect(shown()?.itemsId).toEqual([12]);
    await settle();
    const sent = () =>
      backend.calls.map((call) => call.name).filter((name) => name === add.name || name === remove.name);
    // The second waits for the response to the first: sent at once, they might overtake one another on the way.
    expect(sent()).toEqual([add.name]);
    adding.releaseAll();
    await Promise.all(calls);
    await settle();
    expect(shown()).toEqual({ length: 1, itemsId: [12] });
    expect(backend.state[list]).toEqual([12]);
    expect(sent()).toEqual([add.name, remove.name, add.name, remove.name, add.name]);
  });

  test('a rejected older toggle does not undo the newer one', async () => {
    const { store, backend, shown } = await start([]);
    backend.fail(add.name as 'addToFavorites', 'network');
    const first = store.dispatch(add.initiate({ id: 12 }));
    const second = store.dispatch(remove.initiate({ id: 12 }));
    await Promise.all([first, second]);
    await settle();
    expect(shown()).toEqual({ length: 0, itemsId: [] });
  });

  test('when all of several toggles are rejected, the server’s state is shown', async () => {
    const { store, backend, shown } = await start([12]);
    backend.fail('*', 'errorCode1');
    const calls = [remove, add, remove].map((toggle) => store.dispatch(toggle.initiate({ id: 12 })));
    expect(shown()?.itemsId).toEqual([]);
    await Promise.all(calls);
    await settle();
    expect(shown()).toEqual({ length: 1, itemsId: [12] });
  });

  test('toggles of different ids do not affect one another', async () => {
    const { store, backend, shown } = await start([11]);
    backend.answer(add.name as 'addToFavorites', undefined);
    const adding = backend.hold(add.name as 'addToFavorites');
    const calls = [12, 13, 14].map((id) => store.dispatch(add.initiate({ id })));
    await settle();
    for (const index of [2, 0, 1]) adding.release(index);
    await Promise.all(calls);
    await settle();
    expect([...(shown()?.itemsId ?? [])].sort()).toEqual([11, 12, 13, 14]);
    expect(shown()?.length).toBe(4);
  });

  test('when the server’s count differs (another tab), the ids are requested again', async () => {
    const { store, backend, shown } = await start([11]);
    backend.state[list].push(15);
    await store.dispatch(add.initiate({ id: 12 }));
    await settle();
    expect(shown()).toBeDefined();
    void store.dispatch(length.initiate(undefined, { subscribe: true }));
    await settle();
    expect([...(shown()?.itemsId ?? [])].sort()).toEqual([11, 12, 15]);
  });

  test('works before the ids are known', async () => {
    const backend = createMemoryBackend();
    const { store } = createTestShop({ backend });
    await store.dispatch(add.initiate({ id: 12 }));
    await store.dispatch(length.initiate());
    expect(length.select()(store.getState()).data).toEqual({ length: 1, itemsId: [12] });
  });
});

test('toggles and clearing are sent with keepalive, so that the browser completes them after the page is left', async () => {
  const backend = createMemoryBackend({ prepare: (state) => (state.favorites = [11]) });
  const kept: (boolean | undefined)[] = [];
  const fetchFn: typeof fetch = (input, init) => {
    kept.push(init?.keepalive);
    return backend.fetchFn(input, init);
  };
  const { store } = createTestShop({ backend, settings: { fetchFn } });
  const { addToFavorites, clearFavorites } = favoritesApi.endpoints;
  await store.dispatch(addToFavorites.initiate({ id: 12 }));
  await store.dispatch(favoritesApi.endpoints.removeFromFavorites.initiate({ id: 12 }));
  await store.dispatch(clearFavorites.initiate());
  expect(kept).toEqual([true, true, true]);
});

type Store = ReturnType<typeof createTestShop>['store'];
const { getFavoriteItems, removeFromFavorites } = favoritesApi.endpoints;
const { getComparedItems, removeFromComparison } = comparisonApi.endpoints;

const pages = [
  [
    'favorites',
    (store: Store) => store.dispatch(getFavoriteItems.initiate()),
    (store: Store) => getFavoriteItems.select()(store.getState()).data,
    removeFromFavorites,
  ],
  [
    'comparison',
    (store: Store) => store.dispatch(getComparedItems.initiate()),
    (store: Store) => getComparedItems.select()(store.getState()).data,
    removeFromComparison,
  ],
] as const;

describe.each(pages)('the page of %s', (list, load, read, remove) => {
  const start = async () => {
    const backend = createMemoryBackend({ prepare: (state) => (state[list] = [11, 12, 13]) });
    const { store } = createTestShop({ backend });
    await load(store);
    const shown = () => read(store)?.map(({ id }) => id);
    return { store, backend, shown };
  };

  test('an item disappears at once, before the response', async () => {
    const { store, backend, shown } = await start();
    const removing = backend.hold(remove.name as 'removeFromFavorites');
    const call = store.dispatch(remove.initiate({ id: 12 }));
    expect(shown()).toEqual([11, 13]);
    await settle();
    removing.releaseAll();
    await call;
    await settle();
    expect(shown()).toEqual([11, 13]);
  });

  test('an item whose removal is rejected returns to its place', async () => {
    const { store, backend, shown } = await start();
    backend.fail(remove.name as 'removeFromFavorites', 'network');
    const call = store.dispatch(remove.initiate({ id: 12 }));
    expect(shown()).toEqual([11, 13]);
    await call;
    await settle();
    expect(shown()).toEqual([11, 12, 13]);
  });
});

test('a rejected clearing leaves the list as it is', async () => {
  const backend = createMemoryBackend({ prepare: (state) => (state.favorites = [11, 12]) });
  const { store } = createTestShop({ backend });
  await store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate());
  backend.fail('clearFavorites', 'errorCode1');
  await store.dispatch(favoritesApi.endpoints.clearFavorites.initiate());
  await settle();
  expect(favoritesApi.endpoints.getFavoritesLength.select()(store.getState()).data).toEqual({
    length: 2,
    itemsId: [11, 12],
  });
});

test('clearing empties the list and its cards', async () => {
  const backend = createMemoryBackend({ prepare: (state) => (state.favorites = [11, 12]) });
  const { store } = createTestShop({ backend });
  await store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate());
  await store.dispatch(favoritesApi.endpoints.getFavoriteItems.initiate());
  // The lists are requested again; they are known to be empty before the response.
  backend.hold('getFavoriteItems');
  backend.hold('getFavoritesLength');
  await store.dispatch(favoritesApi.endpoints.clearFavorites.initiate());
  await settle();
  expect(favoritesApi.endpoints.getFavoritesLength.select()(store.getState()).data).toEqual({ length: 0, itemsId: [] });
  expect(favoritesApi.endpoints.getFavoriteItems.select()(store.getState()).data).toEqual([]);
});

test('presence is idempotent and keeps the count in step', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (ids, id, isIn) => {
        const list = { length: ids.length, itemsId: ids };
        const once = withPresence(list, id, isIn);
        expect(once.itemsId.includes(id)).toBe(isIn);
        expect(once.length).toBe(once.itemsId.length);
        expect(withPresence(once, id, isIn)).toBe(once);
      },
    ),
  );
});
