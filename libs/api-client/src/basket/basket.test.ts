import { promocodeApi } from '../promocode/promocode.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { basketApi } from './basket.endpoints.js';

const { getBasketItems, getBasketLength, getBasketPrice, addItemToBasket, setBasketQuantity, deleteBasketItem } = basketApi.endpoints;

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const start = async (basket: { id: number; quantity: number }[] = []) => {
  const backend = createMemoryBackend({ prepare: (state) => (state.basket = basket) });
  const shop = createTestShop({ backend });
  await Promise.all([
    shop.store.dispatch(getBasketLength.initiate()),
    shop.store.dispatch(getBasketPrice.initiate()),
  ]);
  const read = () => {
    const state = shop.store.getState();
    return { length: getBasketLength.select()(state).data, price: getBasketPrice.select()(state).data };
  };
  return { ...shop, read };
};

test('a new line shows +1 at once, then the server\'s number stands', async () => {
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

test('a refused addition takes the +1 back', async () => {
  const { store, backend, read } = await start();
  backend.fail('addItemToBasket', 'errorCode1');
  const call = store.dispatch(addItemToBasket.initiate({ id: 21 }));
  expect(read().length).toBe(1);
  await call;
  await settle();
  expect(read().length).toBe(0);
});

test('late answers of older changes are not shown', async () => {
  const { store, backend, read } = await start([{ id: 22, quantity: 1 }]);
  const setting = backend.hold('setBasketQuantity');
  const first = store.dispatch(setBasketQuantity.initiate({ id: 22, quantity: 1 }));
  await settle();
  const second = store.dispatch(setBasketQuantity.initiate({ id: 22, quantity: 2 }));
  await settle();
  setting.release(1);
  await second;
  const { price } = read();
  setting.release(0);
  await first;
  expect(read().price).toBe(price);
  expect(price).toBe(2 * 821400);
});

test('a quantity and a deletion show in the lines at once; a refusal brings the truth back', async () => {
  const { store, backend } = await start([{ id: 22, quantity: 1 }]);
  const lines = () => getBasketItems.select()(store.getState()).data?.items.map(({ id, quantity }) => [id, quantity]);
  store.dispatch(getBasketItems.initiate());
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

test('a promo code changes the basket without asking it again; cancelling resets it', async () => {
  const { store, backend, read } = await start([{ id: 21, quantity: 1 }]);
  store.dispatch(getBasketItems.initiate());
  await settle();
  await store.dispatch(promocodeApi.endpoints.applyPromocode.initiate({ promocode: 'tropa10' }));
  const basket = () => getBasketItems.select()(store.getState()).data;
  // 7477 − ⌊747,7⌋: the discount is rounded down per line.
  expect([basket()?.price, basket()?.isPromoApplied, read().price]).toEqual([673000, true, 673000]);
  await store.dispatch(promocodeApi.endpoints.cancelPromocode.initiate());
  expect([basket()?.price, basket()?.isPromoApplied, read().price]).toEqual([747700, false, 747700]);
  expect(backend.callsOf('getBasketItems')).toHaveLength(1);
});
