/** @jest-environment jest-fixed-jsdom */
import { createTestShop } from '../testing/render-with-shop.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { wireCalls, type WireCallName } from '../wire-calls/wire-calls.js';
import * as shop from '../index.js';
import { shopApi } from './shop-api.js';

const orderForm = {
  name: 'Анна',
  phone: '9123456789',
  email: '',
  delivery: 'pickup',
  address: '1',
  city: { id: 1, value: 'Тюмень' },
  comment: '',
  payment: 'card',
  idempotencyKey: 'key-1',
};
const message = { form: 'service', id: 2, name: 'Анна', phone: '9123456789', email: '', address: '', comment: '' };
const listing = shop.listingArgsFromUrl('/catalog/', { sectionId: 0, catalogUrl: '/api/catalog/getItems/' });

/** Every call except the key's: an argument, and what the model must contain. */
const table: [WireCallName, unknown, unknown][] = [
  ['getBasketItems', undefined, { items: [], price: 0, salePrice: 0, length: 0, isPromoApplied: false }],
  ['addItemToBasket', { id: 21 }, { price: 747700, length: 1 }],
  ['deleteBasketItem', { id: 21 }, { price: 0, length: 0 }],
  ['setBasketQuantity', { id: 22, quantity: 2 }, { price: expect.any(Number), length: 1 }],
  ['getBasketPrice', undefined, 0],
  ['getBasketLength', undefined, 0],
  ['applyPromocode', { promocode: 'TROPA10' }, { items: [], price: 0, isPromoApplied: true, promocode: 'TROPA10' }],
  ['cancelPromocode', undefined, { items: [], price: 0, isPromoApplied: false }],
  ['createOrder', orderForm, { paymentLink: expect.stringContaining('/demo/pay/'), orderNum: expect.any(String) }],
  ['getFavoriteItems', undefined, [{ id: 12, title: 'Палатка Алтай 3', oldPrice: 1230500 }]],
  ['addToFavorites', { id: 11 }, { length: 2 }],
  ['removeFromFavorites', { id: 12 }, { length: 0 }],
  ['clearFavorites', undefined, null],
  ['getFavoritesLength', undefined, { length: 1, itemsId: [12] }],
  ['getComparedItems', undefined, [{ id: 13, isInComparison: true, properties: expect.any(Array) }]],
  ['addToComparison', { id: 11 }, { length: 2 }],
  ['removeFromComparison', { id: 13 }, { length: 0 }],
  ['clearComparison', undefined, null],
  ['getComparisonLength', undefined, { length: 1, itemsId: [13] }],
  ['getLocation', undefined, { id: 1, value: 'Тюмень' }],
  ['getCityList', undefined, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]],
  ['setCity', { id: 2, value: 'Сургут' }, { type: 'points', items: [{ id: 11, coords: [61.2541, 73.3962] }] }],
  ['getReceivePoints', { id: 1 }, { type: 'shops', items: [{ id: 1 }, { id: 2 }] }],
  ['searchCities', { query: 'То' }, [{ id: 3, value: 'Тобольск' }]],
  ['getUser', undefined, { id: '7', sex: 1, phone: '9123456789' }],
  ['logout', undefined, null],
  ['editUser', { phone: '9123456789', birthDay: '', sex: 0, email: '', notification: false }, { sex: 0 }],
  ['login', { phone: '9123456789', password: 'tropa1' }, null],
  ['sendCodeRegistration', { phone: '9000000001' }, null],
  ['sendCodeForgotPassword', { phone: '9123456789' }, null],
  ['checkCode', { phone: '9000000009', code: '1234' }, null],
  [
    'registration',
    { phone: '9000000008', name: 'Олег', email: '', password: 'abc123', passwordConfirm: 'abc123' },
    null,
  ],
  ['changePassword', { phone: '9123456789', password: 'abc123' }, null],
  ['getOrders', { page: 1, year: 2026 }, { count: 1, items: [{ id: 501, number: 'Т-501', delivery: 'Самовывоз' }] }],
  ['cancelOrder', { id: 501 }, { text: 'Отменён', isCancelAvailable: false }],
  ['repeatOrder', { id: 501 }, expect.arrayContaining([{ id: expect.any(Number), quantity: expect.any(Number) }])],
  ['cancelReview', { id: 21 }, null],
  ['sendReview', { id: 21, rating: 5, comment: 'Хорошо' }, { id: 21, rating: 5, comment: 'Хорошо' }],
  ['getListing', listing, { count: 20, filters: { price: { title: 'Цена' } } }],
  ['searchProducts', { query: 'рюкзак' }, { items: [{ id: 21 }, { id: 22 }, { id: 23 }, { id: 25 }], sentCount: 4 }],
  ['checkAvailability', { id: 41, retailId: 4101 }, { price: expect.any(Number), store: expect.any(Array) }],
  [
    'reserveProduct',
    { id: 41, retailId: 4101, name: '', phone: '9123456789', address: 1, property: '40' },
    { orderNum: 'Б-1', until: '24.11.2026' },
  ],
  ['getReviews', { id: 41, index: 10 }, { count: 12, reviews: [{ value: 1 }, { value: 2 }] }],
  ['getSaleContent', { id: 1 }, expect.stringContaining('Распродажа 1')],
  ['getProjectImages', { id: 1, page: 2 }, { count: 20 }],
  ['sendMessage', message, null],
  ['subscribe', { email: 'anna@example.ru' }, null],
  [
    'getArticles',
    { page: 2, limit: 10, filter: { year: 2026 } },
    { count: 12, preCount: 12, items: [{ id: 11 }, { id: 12 }] },
  ],
];

const makeShop = () => {
  const backend = createMemoryBackend({
    isSignedIn: true,
    prepare: (state) => {
      state.favorites = [12];
      state.comparison = [13];
      state.basket = [];
      state.codes.add('9000000009');
      state.checked.add('9000000008');
      state.checked.add('9123456789');
    },
  });
  return createTestShop({ backend });
};

// oxlint-disable-next-line typescript/no-explicit-any -- endpoints are taken by name here
const endpointOf = (name: string): any => (shopApi.endpoints as any)[name];

/** Runs any endpoint and returns what a hook would. */
const run = async (store: shop.ShopStore, name: string, arg: unknown): Promise<{ data?: unknown; error?: unknown }> => {
  const result = await store.dispatch(endpointOf(name).initiate(arg));
  const { data, error } = result as { data?: unknown; error?: unknown };
  return { ...(data !== undefined && { data }), ...(error !== undefined && { error }) };
};

beforeEach(() => {
  document.cookie = 'LOCATION=; max-age=0; path=/';
});

describe('every call', () => {
  test('the table names all calls of the specification', () => {
    expect(wireCalls).toHaveLength(49);
    expect(table.map(([name]) => name).sort()).toEqual(
      wireCalls
        .map((call) => call.name)
        .filter((name) => name !== 'getApiKey')
        .sort(),
    );
  });

  test.each(table)('%s gives its model', async (name, arg, expected) => {
    const { store, backend } = makeShop();
    if (name === 'deleteBasketItem' || name === 'createOrder') backend.state.basket = [{ id: 21, quantity: 1 }];
    if (name === 'setBasketQuantity') backend.state.basket = [{ id: 22, quantity: 1 }];
    const { data, error } = await run(store, name, arg);
    expect(error).toBeUndefined();
    if (expected !== null && typeof expected === 'object') expect({ data }).toMatchObject({ data: expected });
    else expect(data).toEqual(expected);
    const call = wireCalls.find((known) => known.name === name);
    expect(backend.calls[0]).toMatchObject({ name, method: call?.method });
  });

  test.each(table)(
    '%s passes on a refusal under HTTP 200, a failed status, broken JSON and a network failure',
    async (name, arg) => {
      const { store, backend } = makeShop();
      const errors: Record<string, unknown> = {};
      for (const failure of ['errorCode1', 'errorCode2', 'http500', 'brokenJson', 'network'] as const) {
        backend.fail(name, failure);
        errors[failure] = (await run(store, name, arg)).error;
        store.dispatch(shopApi.util.resetApiState());
      }
      expect(errors).toEqual({
        errorCode1: { kind: 'shop', statusCode: 200, errorCode: 1, message: 'Магазин отказал' },
        errorCode2: { kind: 'shop', statusCode: 200, errorCode: 2, message: 'Магазин отказал: код 2' },
        http500: { kind: 'http', statusCode: 500, errorCode: 1, message: 'Internal Server Error' },
        brokenJson: { kind: 'contract', statusCode: 200, message: 'The answer is not JSON' },
        network: { kind: 'network', message: 'Failed to fetch' },
      });
    },
  );

  // S2 does not show the responses to a reservation and a repeat: any will do.
  const readable = table.filter(
    ([name, , expected]) => expected !== null && name !== 'reserveProduct' && name !== 'repeatOrder',
  );

  test.each([null, 'ok', [], {}, { orderNum: null, until: 5 }, { orderNum: 7 }])(
    'a reservation succeeds whatever the shop’s response contains: %j',
    async (said) => {
      const { store, backend } = makeShop();
      backend.answer('reserveProduct', () => said);
      const [, arg] = table.find(([name]) => name === 'reserveProduct') ?? [];
      const { error, data } = await run(store, 'reserveProduct', arg);
      expect(error).toBeUndefined();
      expect(Object.keys(data as object)).toEqual(['orderNum', 'until']);
    },
  );

  test.each(readable)('%s turns a response of another shape into a contract error', async (name, arg) => {
    const { store, backend } = makeShop();
    backend.answer(name, () => ({
      surprise: true,
      items: 'none',
      user: 5,
      status: 5,
      curLocation: 5,
      content: 5,
      length: {},
      payment_link: 7,
    }));
    const { error } = await run(store, name, arg);
    expect(error).toMatchObject({ kind: 'contract' });
  });

  test.each(table.filter(([name]) => !/^get|^search|^check(?!Code)/.test(name)))(
    '%s is sent once, never repeated',
    async (name, arg) => {
      const { store, backend } = makeShop();
      backend.fail(name, 'network');
      await run(store, name, arg);
      expect(backend.callsOf(name)).toHaveLength(1);
    },
  );
});

test('the package exports a hook for every endpoint', () => {
  const names = table.map(([name]) => {
    const word = name[0]?.toUpperCase() + name.slice(1);
    return [`use${word}Query`, `use${word}Mutation`].some((hook) => hook in shop) ? '' : name;
  });
  expect(names.filter(Boolean)).toEqual([]);
});
