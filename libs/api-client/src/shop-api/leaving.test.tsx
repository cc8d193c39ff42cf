import { basketApi } from '../basket/basket.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';

test('a call that is cut because the page is left is no failure; one after coming back is', async () => {
  const backend = createMemoryBackend({ failures: { '*': 'network' } });
  const onError = jest.fn();
  const { store } = createTestShop({ backend, settings: { onError } });
  const ask = () => store.dispatch(basketApi.endpoints.getBasketLength.initiate(undefined, { forceRefetch: true }));
  window.dispatchEvent(new Event('pagehide'));
  expect((await ask()).error).toMatchObject({ kind: 'network' });
  expect(onError).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  await ask();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a call that was cut while the page lay in the cache of the browser is heard of later, and told of as little', async () => {
  let cut: (reason: Error) => void = () => {};
  const fetchFn = () => new Promise<Response>((_resolve, reject) => (cut = reject));
  const onError = jest.fn();
  const { store } = createTestShop({ settings: { fetchFn, onError } });
  const asking = store.dispatch(basketApi.endpoints.getBasketLength.initiate());
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  cut(new TypeError('Failed to fetch'));
  expect((await asking).error).toMatchObject({ kind: 'network' });
  expect(onError).not.toHaveBeenCalled();
});
