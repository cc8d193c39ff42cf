import { fixturePassword, fixtureUser } from '../testing/places.fixtures.js';
import { authApi } from '../auth/auth.endpoints.js';
import { basketApi } from '../basket/basket.endpoints.js';
import { comparisonApi } from '../comparison/comparison.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { orderApi, type NewOrder } from '../order/order.endpoints.js';
import { ordersApi } from '../orders/orders.endpoints.js';
import { searchApi } from '../search/search.endpoints.js';
import { subscribeApi } from '../subscribe/subscribe.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import type { MemoryState } from '../testing/memory-state.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { userApi } from '../user/user.endpoints.js';
import { ownReviewsApi } from '../own-reviews/own-reviews.endpoints.js';
import { productApi } from '../product/product.endpoints.js';
import { webformApi, type WebformMessage } from '../webform/webform.endpoints.js';
import type { ShopEvent } from './shop-events.js';
import { eventsOfStore } from './use-shop-event.js';

const backpack = { id: 21, name: 'Рюкзак Хибины 60', price: 7477, currency: 'RUB' };

async function start(basket: MemoryState['basket'] = [], isSignedIn = false) {
  const backend = createMemoryBackend({ isSignedIn, prepare: (state) => (state.basket = basket) });
  const { store } = createTestShop({ backend });
  const told: [name: string, detail: unknown][] = [];
  eventsOfStore(store).on('*', ({ name, detail }: ShopEvent) => told.push([name, detail]));
  await store.dispatch(basketApi.endpoints.getBasketItems.initiate());
  return { store, backend, told };
}

test('an added product is reported with what the page knows about it, once the server has accepted it', async () => {
  const { store, backend, told } = await start([{ id: 21, quantity: 1 }]);
  const held = backend.hold('addItemToBasket');
  const adding = store.dispatch(
    basketApi.endpoints.addItemToBasket.initiate({ id: 21, seenAs: { list: 'catalog', position: 3 } }),
  );
  while (held.count === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
  held.releaseAll();
  await adding;
  expect(told).toEqual([
    ['basket:added', { product: expect.objectContaining({ ...backpack, quantity: 1, list: 'catalog', position: 3 }) }],
  ]);
  expect(backend.callsOf('addItemToBasket')[0]?.body).toEqual({ id: 21 });
});

test('a rejected one is reported as an error, and as nothing else', async () => {
  const { store, backend, told } = await start();
  backend.fail('addItemToBasket', 'errorCode1');
  await store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 21 }));
  expect(told).toEqual([['error', { source: 'addItemToBasket', kind: 'shop', message: 'Магазин отказал' }]]);
});

test('a removed line is reported with the pieces that it had', async () => {
  const { store, told } = await start([{ id: 21, quantity: 3 }]);
  await store.dispatch(basketApi.endpoints.deleteBasketItem.initiate({ id: 21 }));
  expect(told).toEqual([['basket:removed', { product: expect.objectContaining({ ...backpack, quantity: 3 }) }]]);
});

test('another quantity is reported with the previous one', async () => {
  const { store, told } = await start([{ id: 21, quantity: 3 }]);
  await store.dispatch(basketApi.endpoints.setBasketQuantity.initiate({ id: 21, quantity: 2 }));
  expect(told).toEqual([
    ['basket:quantity', { product: expect.objectContaining({ ...backpack, quantity: 2 }), previous: 3 }],
  ]);
});

test('an undone deletion reports the pieces as added again', async () => {
  const { store, told } = await start([{ id: 21, quantity: 2 }]);
  const line = basketApi.endpoints.getBasketItems.select()(store.getState()).data!.items[0]!;
  await store.dispatch(basketApi.endpoints.deleteBasketItem.initiate(line));
  await store.dispatch(basketApi.endpoints.restoreBasketItem.initiate({ line, place: 0 }));
  expect(told.map(([name]) => name)).toEqual(['basket:removed', 'basket:added']);
  expect(told[1]?.[1]).toMatchObject({ product: { id: 21, quantity: 2 } });
});

test('another variant of a line is reported as one product removed and one added', async () => {
  const { store, told } = await start([{ id: 41, retailId: 4101, quantity: 2 }]);
  const line = basketApi.endpoints.getBasketItems.select()(store.getState()).data!.items[0]!;
  await store.dispatch(basketApi.endpoints.swapBasketItem.initiate({ line, retailId: 4102 }));
  expect(told).toEqual([
    ['basket:removed', { product: expect.objectContaining({ id: 41, variantId: 4101, quantity: 2 }) }],
    ['basket:added', { product: expect.objectContaining({ id: 41, variantId: 4102, quantity: 2 }) }],
  ]);
});

test('favourites and comparison report what was added and removed', async () => {
  const { store, told } = await start();
  await store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id: 21, seenAs: { name: 'Рюкзак' } }));
  await store.dispatch(favoritesApi.endpoints.removeFromFavorites.initiate({ id: 21 }));
  await store.dispatch(comparisonApi.endpoints.addToComparison.initiate({ id: 21 }));
  expect(told).toEqual([
    ['favorite', { product: { id: 21, name: 'Рюкзак' }, isIn: true }],
    ['favorite', { product: { id: 21 }, isIn: false }],
    ['compare', { product: { id: 21 }, isIn: true }],
  ]);
});

test('a repeated order reports every line added to the basket, under its name in the order', async () => {
  const { store, backend, told } = await start([], true);
  await store.dispatch(ordersApi.endpoints.getOrders.initiate({ page: 1 }));
  await store.dispatch(ordersApi.endpoints.repeatOrder.initiate({ id: 501 }));
  const { items } = backend.state.orders[0]!;
  expect(told).toEqual(
    items.map(({ id, quantity }) => [
      'basket:added',
      { product: expect.objectContaining({ id, quantity, name: expect.stringMatching(/[а-я]/) }) },
    ]),
  );
});

test.each([[null], ['ok'], [[]], [{}], [{ added: null }], [{ added: [{ id: 'tent' }] }]])(
  'a backend that responds to a repeat with %j has repeated it, and no lines are reported',
  async (result) => {
    const fetchFn = () => Promise.resolve(Response.json({ statusCode: 200, errorCode: 0, errorMessage: '', result }));
    const { store } = createTestShop({ settings: { fetchFn } });
    const told: unknown[] = [];
    eventsOfStore(store).on('*', ({ name }: ShopEvent) => told.push(name));
    const { data, error } = await store.dispatch(ordersApi.endpoints.repeatOrder.initiate({ id: 501 }));
    expect([data, error, told]).toEqual([[], undefined, []]);
  },
);

test('an order is reported with its number, its sum, and its lines as they were ordered', async () => {
  const { store, told } = await start([{ id: 21, quantity: 2 }], true);
  const order: NewOrder = {
    name: 'Иван',
    phone: '9123456789',
    email: 'ivan@example.ru',
    delivery: 'pickup',
    payment: 'onDelivery',
    address: '5',
    city: { id: 1, value: 'Тюмень' },
    comment: '',
    idempotencyKey: 'one',
  };
  const { data } = await store.dispatch(orderApi.endpoints.createOrder.initiate(order));
  expect(told).toEqual([
    [
      'order:placed',
      {
        orderNumber: data?.orderNum,
        delivery: 'pickup',
        payment: 'onDelivery',
        value: 14954,
        currency: 'RUB',
        products: [expect.objectContaining({ ...backpack, quantity: 2 })],
      },
    ],
  ]);
});

test('a comparison reports what was removed, one by one or all at once', async () => {
  const { store, told } = await start();
  const { addToComparison, clearComparison, removeFromComparison, getComparisonLength } = comparisonApi.endpoints;
  await store.dispatch(getComparisonLength.initiate());
  for (const id of [21, 22]) await store.dispatch(addToComparison.initiate({ id }));
  await store.dispatch(removeFromComparison.initiate({ id: 21 }));
  await store.dispatch(clearComparison.initiate());
  expect(told.slice(2)).toEqual([
    ['compare', { product: { id: 21 }, isIn: false }],
    ['compare', { product: { id: 22 }, isIn: false }],
  ]);
});

test('a cleared list reports every product that was on it', async () => {
  const { store, told } = await start();
  const { addToFavorites, clearFavorites, getFavoritesLength } = favoritesApi.endpoints;
  await store.dispatch(getFavoritesLength.initiate());
  for (const id of [21, 22]) await store.dispatch(addToFavorites.initiate({ id }));
  await store.dispatch(clearFavorites.initiate());
  expect(told.slice(2)).toEqual([
    ['favorite', { product: { id: 21 }, isIn: false }],
    ['favorite', { product: { id: 22 }, isIn: false }],
  ]);
});

test('signing in and out, a form, a search of one page', async () => {
  const { store, told } = await start();
  const { phone } = fixtureUser;
  await store.dispatch(authApi.endpoints.login.initiate({ phone, password: 'not this one' }));
  await store.dispatch(authApi.endpoints.login.initiate({ phone, password: fixturePassword }));
  await store.dispatch(userApi.endpoints.logout.initiate());
  await store.dispatch(subscribeApi.endpoints.subscribe.initiate({ email: 'ivan@example.ru' }));
  await store.dispatch(searchApi.endpoints.searchProducts.initiate({ query: 'рюкзак' }));
  await store.dispatch(searchApi.endpoints.searchProducts.initiate({ query: 'рюкзак', page: 2 }));
  expect(told).toEqual([
    ['error', expect.objectContaining({ source: 'login' })],
    ['auth:signed-in', { method: 'password' }],
    ['auth:signed-out', {}],
    ['form:sent', { form: 'subscribe' }],
    ['search', { query: 'рюкзак', place: 'dropdown' }],
  ]);
});

const person = { name: 'Иван', phone: '9123456789' };
const byMail = { ...person, email: 'ivan@example.ru', comment: '' };
test.each<WebformMessage>([
  { form: 'contacts', id: 1, ...byMail },
  { form: 'work', id: 2, ...byMail, position: '' },
  { form: 'service', id: 3, ...byMail, address: '' },
  { form: 'project', id: 4, ...person, projectName: 'Школа походов' },
])('a form is reported by its name, without anything about its sender: $form', async (message) => {
  const { store, told } = await start();
  await store.dispatch(webformApi.endpoints.sendMessage.initiate(message));
  expect(told).toEqual([['form:sent', { form: message.form }]]);
});

test('a reservation and a review are reported as forms too; rejected ones are not', async () => {
  const { store, backend, told } = await start([], true);
  const values = { ...person, id: 41, retailId: 4101, address: 1, property: '40' };
  await store.dispatch(productApi.endpoints.reserveProduct.initiate(values));
  backend.fail('reserveProduct', 'errorCode1');
  await store.dispatch(productApi.endpoints.reserveProduct.initiate(values));
  backend.fail('sendReview', 'errorCode1');
  await store.dispatch(ownReviewsApi.endpoints.sendReview.initiate({ id: 21, rating: 5, comment: '' }));
  expect(told).toEqual([
    ['form:sent', { form: 'reservation' }],
    ['error', expect.objectContaining({ source: 'reserveProduct' })],
    ['error', expect.objectContaining({ source: 'sendReview' })],
  ]);
});
