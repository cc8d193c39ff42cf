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

test('a call that was cut while the page lay in the cache of the browser is told of as little, though it is heard of later', async () => {
  const backend = createMemoryBackend({ failures: { '*': 'network' } });
  const onError = jest.fn();
  const { store } = createTestShop({ backend, settings: { onError } });
  const held = backend.hold('getBasketLength');
  const asking = store.dispatch(basketApi.endpoints.getBasketLength.initiate());
  await new Promise((resolve) => setTimeout(resolve, 5));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  held.releaseAll();
  expect((await asking).error).toMatchObject({ kind: 'network' });
  expect(onError).not.toHaveBeenCalled();
});
