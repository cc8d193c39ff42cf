import { createShop } from './shop.js';
import { useGetFavoritesLengthQuery } from '../favorites/favorites.endpoints.js';
import { useSearchProductsQuery } from '../search/search.endpoints.js';
import { shopApi } from '../shop-api/shop-api.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { renderWithShop } from '../testing/render-with-shop.js';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { AddressesProvider, useAddress } from '../addresses/addresses.js';
import { act, render, screen, waitFor } from '@testing-library/react';

const dialogs = createSlice({
  name: 'checkoutDialogs',
  initialState: { isOpen: false },
  reducers: { opened: (state, action: PayloadAction<boolean>) => void (state.isOpen = action.payload) },
  selectors: { selectIsOpen: (state) => state.isOpen },
});

const cart = { basket: '/cart' };

function Badge({ label }: { readonly label: string }) {
  const { data } = useGetFavoritesLengthQuery();
  return <span>{`${label}: ${data?.length ?? 'нет'}`}</span>;
}

test("a shop mounts the host's slices, preloads them and returns a Provider", async () => {
  const { fetchFn } = createMemoryBackend({ prepare: (state) => (state.favorites = [11, 12]) });
  const { store, Provider } = createShop({
    settings: { fetchFn },
    slices: [dialogs],
    preloaded: { checkoutDialogs: { isOpen: true } },
  });
  type State = { checkoutDialogs: { isOpen: boolean } };
  expect(dialogs.selectors.selectIsOpen(store.getState() as unknown as State)).toBe(true);
  store.dispatch(dialogs.actions.opened(false));
  expect(dialogs.selectors.selectIsOpen(store.getState() as unknown as State)).toBe(false);
  render(
    <Provider>
      <Badge label="Избранное" />
    </Provider>,
  );
  expect(await screen.findByText('Избранное: 2')).toBeInTheDocument();
});

test('the wrapper wraps what Provider and mount render', async () => {
  const Link = () => <a href={useAddress('basket')}>Корзина</a>;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AddressesProvider addresses={cart}>{children}</AddressesProvider>
  );
  const { Provider, mount } = createShop({ wrapper });
  render(
    <Provider>
      <Link />
    </Provider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
  const element = document.createElement('div');
  await act(async () => void mount(element, Link, {}));
  expect(element.innerHTML).toBe('<a href="/cart">Корзина</a>');
});

test('two mounted roots share one store and one request', async () => {
  const backend = createMemoryBackend({ prepare: (state) => (state.favorites = [11]) });
  const { mount } = createShop({ settings: { fetchFn: backend.fetchFn } });
  const [first, second] = [document.createElement('div'), document.createElement('div')];
  await act(async () => {
    mount(first, Badge, { label: 'А' });
    mount(second, Badge, { label: 'Б' });
  });
  await waitFor(() => expect([first.textContent, second.textContent]).toEqual(['А: 1', 'Б: 1']));
  expect(backend.calls).toHaveLength(1);
});

test('a late response to an older query is not shown', async () => {
  const backend = createMemoryBackend();
  const held = backend.hold('searchProducts');
  function Results({ query }: { readonly query: string }) {
    const { currentData } = useSearchProductsQuery({ query });
    return <p>{currentData ? currentData.items.map((item) => item.title).join(', ') : 'Ищем'}</p>;
  }
  const { rerender, store } = renderWithShop(<Results query="рюкзак" />, { backend });
  await waitFor(() => expect(held.count).toBe(1));
  rerender(<Results query="лыжи" />);
  await waitFor(() => expect(held.count).toBe(2));
  await act(async () => held.release(1));
  expect(await screen.findByText('Лыжи Вьюга, Лыжи Снегирь')).toBeInTheDocument();
  await act(async () => {
    held.release(0);
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    // The store notifies of the response in the next frame.
    await new Promise(requestAnimationFrame);
  });
  expect(screen.getByText('Лыжи Вьюга, Лыжи Снегирь')).toBeInTheDocument();
});
