import { basketApi } from '../basket/basket.endpoints.js';
import { isDeliveryChanged, orderApi } from '../order/order.endpoints.js';
import { locationApi } from '../location/location.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { deliveryApi } from './delivery.endpoints.js';
import { toDeliveryOffer } from './delivery.model.js';

const { getDelivery } = deliveryApi.endpoints;

function open() {
  const onError = jest.fn();
  const backend = createMemoryBackend({ prepare: (state) => void (state.basket = [{ id: 25, quantity: 1 }]) });
  const { store } = createTestShop({ backend, settings: { onError } });
  /** Until no call is in flight: what a change invalidates is refetched by then. */
  const settled = () => Promise.all(store.dispatch(deliveryApi.util.getRunningQueriesThunk()));
  return { backend, store, onError, settled };
}

test('what delivery costs, in kopecks; what identifies the basket is not sent', async () => {
  const { backend, store } = open();
  const { data } = await store.dispatch(getDelivery.initiate({ cityId: 1, basket: '21x1' }));
  expect(data).toEqual({
    city: 'Тюмень',
    freeFrom: 500_000,
    courier: { price: 250_00, dates: '28–30 ноября', carrier: '', version: 'courier-250' },
    pickup: { price: 0, dates: '', carrier: '', version: 'pickup-0' },
  });
  expect(backend.callsOf('getDelivery')[0]?.body).toEqual({ cityId: 1 });
});

test.each([
  [{ ways: [] }, { city: '', freeFrom: null }],
  [
    { freeFrom: '0', ways: [] },
    { city: '', freeFrom: 0 },
  ],
  [
    { ways: [{ delivery: 'courier' as const, price: '99.90' }] },
    { city: '', freeFrom: null, courier: { price: 9990, dates: '', carrier: '', version: '' } },
  ],
  [
    { ways: [{ delivery: 'pickup' as const, price: '' as const, dates: null }] },
    { city: '', freeFrom: null, pickup: { price: null, dates: '', carrier: '', version: '' } },
  ],
])('%j', (raw, offer) => expect(toDeliveryOffer(raw)).toEqual(offer));

test('a backend without the call is not reported as an error', async () => {
  const { backend, store, onError } = open();
  backend.fail('getDelivery', 'http404');
  const { isError } = await store.dispatch(getDelivery.initiate({}));
  expect(isError).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test("the price for the visitor's city is refetched when the city changes, that for a named city is not", async () => {
  const { backend, store, settled } = open();
  await store.dispatch(getDelivery.initiate({ id: 25 }));
  await store.dispatch(getDelivery.initiate({ id: 25, cityId: 1 }));
  await store.dispatch(locationApi.endpoints.setCity.initiate({ id: 2, value: 'Сургут' }));
  await settled();
  expect(backend.callsOf('getDelivery').map(({ body }) => body)).toEqual([
    { id: 25 },
    { id: 25, cityId: 1 },
    { id: 25 },
  ]);
});

test('the price is refetched when the basket changes; not for a product, nor for a basket with an identifier', async () => {
  const { backend, store, settled } = open();
  for (const asked of [{}, { id: 25 }, { basket: '21x1' }]) await store.dispatch(getDelivery.initiate(asked));
  await store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 21 }));
  await settled();
  expect(backend.callsOf('getDelivery').map(({ body }) => body)).toEqual([{}, { id: 25 }, {}, {}]);
});

test('an order carries the version that was seen; a rejected one causes the price to be refetched', async () => {
  const { backend, store, settled } = open();
  await store.dispatch(getDelivery.initiate({ cityId: 1, basket: 'b' }));
  const order = {
    name: 'Анна',
    phone: '9123456789',
    email: 'anna@example.ru',
    delivery: 'courier',
    address: 'ул. Ленина, 1',
    city: { id: 1, value: 'Тюмень' },
    comment: '',
    payment: 'sbp',
  } as const;
  const place = (idempotencyKey: string, deliveryVersion?: string) =>
    store.dispatch(orderApi.endpoints.createOrder.initiate({ ...order, idempotencyKey, deliveryVersion }));
  const { error } = await place('one', 'courier-200');
  expect(isDeliveryChanged(error)).toBe(true);
  await settled();
  expect(backend.callsOf('getDelivery')).toHaveLength(2);
  const { data } = await place('two', 'courier-250');
  expect(data?.paymentLink).toMatch(/^\/demo\/pay\//);
  expect(isDeliveryChanged({ kind: 'shop', errorCode: 33, message: '' })).toBe(false);
});
