import { basketApi } from '@tropa/api-client';
import { createMemoryBackend } from '@tropa/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStorefrontStore } from '../../store/storefront-store.js';
import { Widget } from './LoadingBarWidget.js';

const open = () => {
  const backend = createMemoryBackend();
  const store = createStorefrontStore({ fetchFn: backend.fetchFn, onError: () => {} });
  render(
    <Provider store={store}>
      <Widget />
    </Provider>,
  );
  return { backend, store };
};
const bar = () => screen.queryByRole('progressbar', { name: 'Загрузка' });
const sent = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the global loading indicator', () => {
  it('is on while any call that enables it is in flight, whichever ends first, and off after a failure', async () => {
    const { backend, store } = open();
    const adding = backend.hold('addItemToBasket');
    const deleting = backend.hold('deleteBasketItem');
    expect(bar()).toBeNull();
    let first: Promise<unknown> = Promise.resolve();
    let second: Promise<unknown> = Promise.resolve();
    act(() => {
      // There is no such product: the call fails.
      first = store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 999 }));
      second = store.dispatch(basketApi.endpoints.deleteBasketItem.initiate({ id: 21 }));
    });
    expect(bar()).toBeInTheDocument();
    await sent();
    await act(async () => {
      adding.releaseAll();
      await first;
    });
    expect(bar()).toBeInTheDocument();
    await act(async () => {
      deleting.releaseAll();
      await second;
    });
    expect(bar()).toBeNull();
  });

  it('stays off while the counters are fetched', async () => {
    const { backend, store } = open();
    const asking = backend.hold('getBasketLength');
    let call: Promise<unknown> = Promise.resolve();
    act(() => {
      call = store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    });
    await sent();
    expect(bar()).toBeNull();
    await act(async () => {
      asking.releaseAll();
      await call;
    });
  });
});
