import { useFavorite } from '../favorites/favorites.endpoints.js';
import { countTag, shopApi } from '../shop-api/shop-api.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Provider } from 'react-redux';

const Heart = ({ id }: { id: number }) => {
  const [isIn, toggle] = useFavorite(id);
  const [said, setSaid] = useState('');
  const press = async () => setSaid((await toggle(!isIn)).error ? 'rejected' : 'taken');
  return (
    <button aria-pressed={isIn} onClick={() => void press()}>
      {id} {said}
    </button>
  );
};

const open = (ids: readonly number[]) => {
  const backend = createMemoryBackend({ prepare: (state) => (state.favorites = [11]) });
  const { store } = createTestShop({ backend });
  const tree = (shown: readonly number[]) => (
    <StrictMode>
      <Provider store={store}>
        {shown.map((id) => (
          <Heart key={id} id={id} />
        ))}
      </Provider>
    </StrictMode>
  );
  const { rerender } = render(tree(ids));
  return { backend, store, show: (shown: readonly number[]) => rerender(tree(shown)) };
};
const calls = (backend: ReturnType<typeof createMemoryBackend>) => backend.callsOf('getFavoritesLength').length;

test('any number of toggles request the list once, and show it', async () => {
  const { backend } = open([11, 12, 13]);
  expect(await screen.findByRole('button', { name: '11', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '12', pressed: false })).toBeInTheDocument();
  expect(calls(backend)).toBe(1);
});

test('a toggle adds and removes, and returns what the server has rejected', async () => {
  const { backend } = open([12]);
  await userEvent.click(await screen.findByRole('button', { name: '12' }));
  expect(await screen.findByRole('button', { name: '12 taken', pressed: true })).toBeInTheDocument();
  expect(backend.state.favorites).toEqual([11, 12]);
  backend.fail('removeFromFavorites', 'errorCode1');
  await userEvent.click(screen.getByRole('button', { name: '12 taken' }));
  expect(await screen.findByRole('button', { name: '12 rejected', pressed: true })).toBeInTheDocument();
});

test('the list is kept current while at least one toggle is mounted, and no longer', async () => {
  const { backend, store, show } = open([11, 12]);
  await screen.findByRole('button', { name: '11', pressed: true });
  const refresh = () => act(async () => void store.dispatch(shopApi.util.invalidateTags([countTag('Favorites')])));
  show([12]);
  await refresh();
  await waitFor(() => expect(calls(backend)).toBe(2));
  show([]);
  await refresh();
  await act(async () => void (await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))));
  expect(calls(backend)).toBe(2);
  show([12]);
  await waitFor(() => expect(calls(backend)).toBe(3));
});
