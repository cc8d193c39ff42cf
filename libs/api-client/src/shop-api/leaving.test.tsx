import { basketApi } from '../basket/basket.endpoints.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';

test('a call aborted because the page is left is not a failure; one after coming back is', async () => {
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

test('a call aborted while the page was in the back/forward cache rejects later, and is not reported either', async () => {
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
