import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { toUser } from '../user/user.model.js';
import { userApi } from '../user/user.endpoints.js';
import { ordersApi } from './orders.endpoints.js';

const { getOrders, cancelOrder } = ordersApi.endpoints;

test('cancelling replaces the status in every page that shows the order, without a refetch', async () => {
  const backend = createMemoryBackend({ isSignedIn: true });
  const { store } = createTestShop({ backend });
  const pages = [{ page: 1 }, { page: 1, limit: 1 }, { page: 1, year: 2026 }];
  for (const page of pages) await store.dispatch(getOrders.initiate(page));
  await store.dispatch(cancelOrder.initiate({ id: 501 }));
  const texts = pages.map((page) => getOrders.select(page)(store.getState()).data?.items[0]?.status.text);
  expect(texts).toEqual(['Отменён', 'Отменён', 'Отменён']);
  expect(backend.callsOf('getOrders')).toHaveLength(3);
});

test('a rejected cancellation leaves the order alone', async () => {
  const backend = createMemoryBackend({ isSignedIn: true, failures: { cancelOrder: 'errorCode2' } });
  const { store } = createTestShop({ backend });
  await store.dispatch(getOrders.initiate({ page: 1 }));
  await store.dispatch(cancelOrder.initiate({ id: 501 }));
  expect(getOrders.select({ page: 1 })(store.getState()).data?.items[0]?.status.text).toBe('Принят');
});

test('the year goes into the filter, an empty one does not', async () => {
  const backend = createMemoryBackend({ isSignedIn: true });
  const { store } = createTestShop({ backend });
  await store.dispatch(getOrders.initiate({ page: 1, year: 2025 }));
  await store.dispatch(getOrders.initiate({ page: 2, year: null }));
  expect(backend.calls.map((call) => call.body)).toEqual([
    { page: 1, limit: 20, filter: { year: 2025 } },
    { page: 2, limit: 20, filter: {} },
  ]);
});

test.each([[null], [undefined], [{ id: '' }], [{ id: 0 }], [{ id: '0' }], [{ id: null }], [{}]])(
  '%j is a visitor',
  (raw) => {
    expect(toUser(raw)).toBeNull();
  },
);

test('a saved profile shows everywhere; sex 0 is a value', async () => {
  const { store } = createTestShop({ backend: createMemoryBackend({ isSignedIn: true }) });
  await store.dispatch(userApi.endpoints.getUser.initiate());
  const edit = { phone: '9123456789', birthDay: '01.02.1990', sex: 0, email: 'a@b.ru', notification: false } as const;
  await store.dispatch(userApi.endpoints.editUser.initiate(edit));
  expect(userApi.endpoints.getUser.select()(store.getState()).data).toMatchObject(edit);
});
