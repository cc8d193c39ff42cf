import { promocodeApi } from '../promocode/promocode.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { Refusal } from '../testing/memory-state.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { basketApi } from './basket.endpoints.js';

const {
  getBasketItems,
  getBasketLength,
  getBasketPrice,
  addItemToBasket,
  setBasketQuantity,
  deleteBasketItem,
  restoreBasketItem,
  swapBasketItem,
} = basketApi.endpoints;

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const start = async (basket: { id: number; retailId?: number; quantity: number }[] = []) => {
  const backend = createMemoryBackend({ prepare: (state) => (state.basket = basket) });
  const shop = createTestShop({ backend });
  await Promise.all([shop.store.dispatch(getBasketLength.initiate()), shop.store.dispatch(getBasketPrice.initiate())]);
  const read = () => {
    const state = shop.store.getState();
    return { length: getBasketLength.select()(state).data, price: getBasketPrice.select()(state).data };
  };
  return { ...shop, read };
};

test("a new line shows +1 at once, then the server's number", async () => {
  const { store, backend, read } = await start();
  const adding = backend.hold('addItemToBasket');
  const call = store.dispatch(addItemToBasket.initiate({ id: 21 }));
  expect(read().length).toBe(1);
  await settle();
  adding.releaseAll();
  await call;
  await settle();
  expect(read()).toEqual({ length: 1, price: 747700 });
  const again = store.dispatch(addItemToBasket.initiate({ id: 21 }));
  expect(read().length).toBe(1);
  await again;
});

test('a rejected addition rolls the +1 back', async () => {
  const { store, backend, read } = await start();
  backend.fail('addItemToBasket', 'errorCode1');
  const call = store.dispatch(addItemToBasket.initiate({ id: 21 }));
  expect(read().length).toBe(1);
  await call;
  await settle();
  expect(read().length).toBe(0);
});

test.each(['network', 'http500'] as const)(
  'while the shop is unreachable (%s) the badge does not grow',
  async (failure) => {
    const { store, backend, read } = await start([{ id: 22, quantity: 1 }]);
    // Nothing responds: the call that would correct the number fails as well.
    for (const call of ['addItemToBasket', 'getBasketLength', 'getBasketPrice'] as const) backend.fail(call, failure);
    for (let click = 0; click < 3; click += 1) {
      const call = store.dispatch(addItemToBasket.initiate({ id: 21 }));
      expect(read().length).toBe(2);
      await call;
      await settle();
      expect(read()).toEqual({ length: 1, price: 821400 });
    }
  },
);

test('of two additions only the failed one is rolled back', async () => {
  const { store, backend, read } = await start();
  const adding = backend.hold('addItemToBasket');
  backend.fail('addItemToBasket', 'errorCode1');
  const first = store.dispatch(addItemToBasket.initiate({ id: 21 }));
  await settle();
  backend.fail('addItemToBasket', null);
  const second = store.dispatch(addItemToBasket.initiate({ id: 22 }));
  expect(read().length).toBe(2);
  await settle();
  backend.fail('getBasketLength', 'network');
  adding.release(1);
  await second;
  // The shop's number covers both by now: nothing is left to roll back.
  expect(read().length).toBe(1);
  adding.release(0);
  await first;
  await settle();
  expect(read().length).toBe(1);
});

test('late responses to older changes are not shown', async () => {
  // Two lines are used: changes of one line never overtake one another.
  const { store, backend, read } = await start([
    { id: 22, quantity: 1 },
    { id: 21, quantity: 2 },
  ]);
  const setting = backend.hold('setBasketQuantity');
  const first = store.dispatch(setBasketQuantity.initiate({ id: 21, quantity: 1 }));
  await settle();
  const second = store.dispatch(setBasketQuantity.initiate({ id: 22, quantity: 2 }));
  await settle();
  setting.release(1);
  await second;
  const { price } = read();
  setting.release(0);
  await first;
  expect(read().price).toBe(price);
  expect(price).toBe(747700 + 2 * 821400);
});

test('a quantity and a deletion show in the lines at once; a refusal restores the server’s state', async () => {
  const { store, backend } = await start([{ id: 22, quantity: 1 }]);
  const lines = () =>
    getBasketItems
      .select()(store.getState())
      .data?.items.map(({ id, quantity }) => [id, quantity]);
  void store.dispatch(getBasketItems.initiate());
  await settle();
  backend.fail('deleteBasketItem', 'network');
  const deleting = store.dispatch(deleteBasketItem.initiate({ id: 22 }));
  expect(lines()).toEqual([]);
  await deleting;
  await settle();
  expect(lines()).toEqual([[22, 1]]);
  const setting = store.dispatch(setBasketQuantity.initiate({ id: 22, quantity: 2 }));
  expect(lines()).toEqual([[22, 2]]);
  await setting;
  await settle();
  expect(backend.state.basket).toEqual([{ id: 22, quantity: 2 }]);
});

test('a promo code changes the basket without refetching it; cancelling resets it', async () => {
  const { store, backend, read } = await start([{ id: 21, quantity: 1 }]);
  void store.dispatch(getBasketItems.initiate());
  await settle();
  await store.dispatch(promocodeApi.endpoints.applyPromocode.initiate({ promocode: 'tropa10' }));
  const basket = () => getBasketItems.select()(store.getState()).data;
  // 7477 − ⌊747,7⌋: the discount is rounded down per line.
  expect([basket()?.price, basket()?.isPromoApplied, read().price]).toEqual([673000, true, 673000]);
  await store.dispatch(promocodeApi.endpoints.cancelPromocode.initiate());
  expect([basket()?.price, basket()?.isPromoApplied, read().price]).toEqual([747700, false, 747700]);
  expect(backend.callsOf('getBasketItems')).toHaveLength(1);
});

const withLines = async (basket: { id: number; retailId?: number; quantity: number }[]) => {
  const shop = await start(basket);
  const reading = shop.store.dispatch(getBasketItems.initiate());
  const { data } = await reading;
  const lines = () =>
    getBasketItems
      .select()(shop.store.getState())
      .data?.items.map(({ id, quantity }) => [id, quantity]);
  return { ...shop, reading, lines, first: data!.items[0]! };
};

test('a rejected change is rolled back even though the basket cannot be refetched', async () => {
  const { store, backend, lines } = await withLines([
    { id: 21, quantity: 1 },
    { id: 22, quantity: 1 },
  ]);
  backend.fail('*', 'network');
  const deleting = store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  expect(lines()).toEqual([[22, 1]]);
  await deleting;
  await settle();
  expect(lines()).toEqual([
    [21, 1],
    [22, 1],
  ]);
  const setting = store.dispatch(setBasketQuantity.initiate({ id: 22, quantity: 2 }));
  expect(lines()).toEqual([
    [21, 1],
    [22, 2],
  ]);
  await setting;
  await settle();
  expect(lines()).toEqual([
    [21, 1],
    [22, 1],
  ]);
});

test('an undone deletion restores the line at once, in its place and with its quantity', async () => {
  const { store, backend, lines, first, read } = await withLines([
    { id: 21, quantity: 3 },
    { id: 22, quantity: 1 },
  ]);
  await store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  const call = store.dispatch(restoreBasketItem.initiate({ line: first, place: 0 }));
  expect(lines()).toEqual([
    [21, 3],
    [22, 1],
  ]);
  await call;
  await settle();
  expect(backend.state.basket).toEqual([
    { id: 22, quantity: 1 },
    { id: 21, quantity: 3 },
  ]);
  expect(read()).toEqual({ length: 2, price: 3 * 747700 + 821400 });
});

test('a rejected undo removes the line again', async () => {
  const { store, backend, lines, first } = await withLines([{ id: 21, quantity: 3 }]);
  await store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  await settle();
  backend.fail('addItemToBasket', 'errorCode1');
  const { error } = await store.dispatch(restoreBasketItem.initiate({ line: first, place: 0 }));
  await settle();
  expect(error).toMatchObject({ kind: 'shop', message: 'Магазин отказал' });
  expect(lines()).toEqual([]);
  expect(backend.callsOf('setBasketQuantity')).toHaveLength(0);
});

test('an undo whose quantity is rejected keeps the quantity that the server has added', async () => {
  const { store, backend, lines, first } = await withLines([{ id: 21, quantity: 3 }]);
  await store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  backend.fail('setBasketQuantity', 'http500');
  await store.dispatch(restoreBasketItem.initiate({ line: first, place: 0 }));
  await settle();
  expect(lines()).toEqual([[21, 1]]);
});

test('an unreadable response to an undo is a contract failure', async () => {
  const { store, backend, lines, first } = await withLines([{ id: 21, quantity: 1 }]);
  await store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  backend.answer('addItemToBasket', { price: 'много' });
  const { error } = await store.dispatch(restoreBasketItem.initiate({ line: first, place: 0 }));
  expect(error).toMatchObject({ kind: 'contract' });
  await settle();
  expect(lines()).toEqual([]);
});

describe('another variant in the place of a line', () => {
  const boots = (retailId: number, quantity: number) => ({ id: 41, retailId, quantity });
  const startSwap = async (basket: { id: number; retailId?: number; quantity: number }[]) => {
    const shop = await withLines(basket);
    const shown = () =>
      getBasketItems
        .select()(shop.store.getState())
        .data?.items.map(({ retailId, quantity }) => [retailId, quantity]);
    return {
      ...shop,
      shown,
      swap: () => shop.store.dispatch(swapBasketItem.initiate({ line: shop.first, retailId: 4102 })),
    };
  };

  test('is shown at once in its place, with its quantity, and is stored so by the shop', async () => {
    const { swap, backend, shown, read } = await startSwap([boots(4101, 2), { id: 21, quantity: 1 }]);
    const call = swap();
    expect(shown()).toEqual([
      [4102, 2],
      [undefined, 1],
    ]);
    await call;
    await settle();
    expect(backend.state.basket).toEqual([{ id: 21, quantity: 1 }, boots(4102, 2)]);
    expect(read().length).toBe(2);
  });

  test('is merged into an existing line of that variant', async () => {
    const { swap, backend, shown } = await startSwap([boots(4101, 1), boots(4102, 1)]);
    const call = swap();
    expect(shown()).toEqual([[4102, 2]]);
    await call;
    expect(backend.state.basket).toEqual([boots(4102, 2)]);
  });

  test('uses the quantity that the shop has, not that of a basket fetched earlier', async () => {
    const { swap, backend } = await startSwap([boots(4101, 1)]);
    backend.state.basket = [boots(4101, 3)];
    await swap();
    expect(backend.state.basket).toEqual([boots(4102, 3)]);
  });

  test.each(['getBasketItems', 'addItemToBasket', 'setBasketQuantity', 'deleteBasketItem'] as const)(
    'leaves everything as it was when %s fails: in the shop and on the page',
    async (name) => {
      for (const basket of [[boots(4101, 2)], [boots(4101, 2), boots(4102, 1)]]) {
        const { swap, backend, shown } = await startSwap(basket.map((line) => ({ ...line })));
        // Once: the rollback may need the same call.
        backend.answer(name, () => {
          backend.answer(name, undefined);
          throw new Refusal('Магазин отказал');
        });
        expect((await swap()).error).toMatchObject({ kind: 'shop' });
        await settle();
        expect(shown()).toEqual(basket.map(({ retailId, quantity }) => [retailId, quantity]));
        expect(backend.state.basket).toEqual(basket);
      }
    },
  );
});

describe('another variant, when the shop made the change but its response was lost', () => {
  const boots = (retailId: number, quantity: number) => ({ id: 41, retailId, quantity });
  const swapLosing = async (
    name: 'addItemToBasket' | 'deleteBasketItem',
    done: (state: { basket: ReturnType<typeof boots>[] }) => void,
  ) => {
    const { store, backend, first } = await withLines([boots(4101, 2)]);
    backend.answer(name, () => {
      backend.answer(name, undefined);
      done(backend.state as never);
      // No totals: equivalent to a response cut off by a proxy.
      return null;
    });
    const { error } = await store.dispatch(swapBasketItem.initiate({ line: first, retailId: 4102 }));
    expect(error).toMatchObject({ kind: 'contract' });
    return backend.state.basket;
  };

  test('of the addition: it is rolled back, nothing is left over', async () => {
    expect(await swapLosing('addItemToBasket', (state) => state.basket.push(boots(4102, 1)))).toEqual([boots(4101, 2)]);
  });

  test('of the removal: the wanted variant stays, so that the visitor is never left with none', async () => {
    expect(await swapLosing('deleteBasketItem', (state) => (state.basket = state.basket.slice(1)))).toEqual([
      boots(4102, 2),
    ]);
  });
});

test('changes of one line reach the server in the visitor’s order', async () => {
  const { store, backend, first } = await withLines([{ id: 21, quantity: 1 }]);
  const setting = backend.hold('setBasketQuantity');
  const calls = [
    store.dispatch(setBasketQuantity.initiate({ id: 21, quantity: 2 })),
    store.dispatch(deleteBasketItem.initiate({ id: 21 })),
    store.dispatch(restoreBasketItem.initiate({ line: { ...first, quantity: 2 }, place: 0 })),
    store.dispatch(setBasketQuantity.initiate({ id: 21, quantity: 3 })),
  ];
  await settle();
  const sent = () => backend.calls.filter(({ method }) => method === 'POST').map(({ name }) => name);
  // The deletion waits for the response to the quantity: sent at once, they might overtake one another on the way.
  expect(sent()).toEqual(['setBasketQuantity']);
  setting.releaseAll();
  await Promise.all(calls);
  expect(sent()).toEqual([
    'setBasketQuantity',
    'deleteBasketItem',
    'addItemToBasket',
    'setBasketQuantity',
    'setBasketQuantity',
  ]);
  expect(backend.state.basket).toEqual([{ id: 21, quantity: 3 }]);
});

test('changes are sent with keepalive, so that the browser completes them after the page is left', async () => {
  const backend = createMemoryBackend({ prepare: (state) => (state.basket = [{ id: 21, quantity: 1 }]) });
  const kept: (boolean | undefined)[] = [];
  const fetchFn: typeof fetch = (input, init) => {
    if (init?.method === 'POST') kept.push(init.keepalive);
    return backend.fetchFn(input, init);
  };
  const { store } = createTestShop({ backend, settings: { fetchFn } });
  await store.dispatch(setBasketQuantity.initiate({ id: 21, quantity: 2 }));
  await store.dispatch(deleteBasketItem.initiate({ id: 21 }));
  expect(kept).toEqual([true, true]);
});
