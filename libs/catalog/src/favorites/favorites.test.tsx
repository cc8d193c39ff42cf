import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireCard } from '../testing/goods.fixtures.js';
import { createTestShop, deferred } from '../testing/test-shop.fixtures.js';
import { FavoriteButton } from './FavoriteButton.js';
import { FavoritesLink } from './FavoritesLink.js';
import { FavoritesSection } from './FavoritesSection.js';

const api = '/api/favorites';

/** A server that keeps the list. */
function serverWith(ids: number[]) {
  const list = new Set(ids);
  return createTestShop({
    [`${api}/getLength/`]: () => ({ length: list.size, itemsId: [...list] }),
    [`${api}/getItems/`]: () => ({ items: [...list].map((id) => wireCard(id)) }),
    [`${api}/addItemToFavorites/`]: ({ id }) => ({ length: list.add(Number(id)).size }),
    [`${api}/removeItemFromFavorites/`]: ({ id }) => (list.delete(Number(id)), { length: list.size }),
    [`${api}/removeFavorites/`]: () => (list.clear(), {}),
  });
}

const heart = () => screen.getByRole('button', { name: 'В избранное' });

describe('FavoriteButton', () => {
  it('is on for a product of the list, and one request serves all hearts', async () => {
    const shop = serverWith([2]);
    shop.render(
      <>
        <FavoriteButton id={1} />
        <FavoriteButton id={2} />
      </>,
    );
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(1);
    expect(shop.callsTo(`${api}/getLength/`)).toHaveLength(1);
  });

  it('reacts at once, before the server responds', async () => {
    const answer = deferred<unknown>();
    const shop = createTestShop({
      [`${api}/getLength/`]: () => ({ length: 0, itemsId: [] }),
      [`${api}/addItemToFavorites/`]: () => answer.promise,
    });
    shop.render(<FavoriteButton id={5} />);
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    answer.resolve({ length: 1 });
    await waitFor(() => expect(shop.callsTo(`${api}/addItemToFavorites/`)).toHaveLength(1));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('rolls back when the server rejects it', async () => {
    const shop = createTestShop({
      [`${api}/getLength/`]: () => ({ length: 0, itemsId: [] }),
      [`${api}/addItemToFavorites/`]: () => new Response('', { status: 500 }),
    });
    shop.render(<FavoriteButton id={5} />);
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(await screen.findByText('Не удалось добавить в избранное')).toHaveAttribute('role', 'status');
  });

  it("shows the shop's own message at the heart that was clicked, and removes it when it is clicked again", async () => {
    let isRefused = true;
    const shop = createTestShop({
      [`${api}/getLength/`]: () => ({ length: 1, itemsId: [5] }),
      [`${api}/removeItemFromFavorites/`]: () =>
        isRefused
          ? Response.json({ statusCode: 200, errorCode: 20, errorMessage: 'Список занят', result: null })
          : { length: 0 },
    });
    shop.render(
      <>
        <FavoriteButton id={5} />
        <FavoriteButton id={6} />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { pressed: true }));
    expect(await screen.findByText('Список занят')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { pressed: true }));
    expect(screen.queryByRole('status')).toBeNull();
    await waitFor(() => expect(shop.callsTo(`${api}/removeItemFromFavorites/`)).toHaveLength(2));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a refusal at the clicked heart only, and not again when the product is shown again', async () => {
    const shop = createTestShop({
      [`${api}/getLength/`]: () => ({ length: 0, itemsId: [] }),
      [`${api}/addItemToFavorites/`]: () => new Response('', { status: 500 }),
    });
    const view = shop.render(
      <>
        <FavoriteButton key="card" id={5} />
        <FavoriteButton key="page" id={5} label="В избранное со страницы" />
      </>,
    );
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    await userEvent.click(heart());
    expect(await screen.findAllByText('Не удалось добавить в избранное')).toHaveLength(1);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    view.rerender(<FavoriteButton key="again" id={5} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('FavoritesLink', () => {
  it('has a badge above zero only', async () => {
    const shop = serverWith([]);
    shop.render(
      <>
        <FavoritesLink />
        <FavoriteButton id={5} />
      </>,
    );
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Избранное' })).toHaveAttribute('href', '/favorites/');
    await userEvent.click(heart());
    expect(await screen.findByRole('link', { name: 'Избранное 1 товар' })).toBeInTheDocument();
  });
});

describe('FavoritesSection', () => {
  it('shows the cards and drops one by its heart', async () => {
    serverWith([1, 2]).render(<FavoritesSection />);
    const second = within(await screen.findByRole('article', { name: 'Товар 2' }));
    expect(await second.findByRole('button', { pressed: true })).toBeInTheDocument();
    await userEvent.click(second.getByRole('button', { name: 'В избранное' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Товар 2' })).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Товар 1' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Избранное' })).toHaveFocus());
  });

  it('clears the list by «удалить все», then notifies the host', async () => {
    const onCleared = jest.fn();
    const shop = serverWith([1, 2]);
    shop.render(<FavoritesSection onCleared={onCleared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'удалить все' }));
    expect(await screen.findByText('В избранном пока ничего нет')).toBeInTheDocument();
    await waitFor(() => expect(onCleared).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: 'удалить все' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
  });

  it('notifies the host once the list is known to be empty, not before', async () => {
    const seen: number[] = [];
    serverWith([1, 2]).render(
      <FavoritesSection onCleared={() => seen.push(screen.queryAllByRole('article').length)} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'удалить все' }));
    await waitFor(() => expect(seen).toEqual([0]));
  });

  it('keeps the list when the clearing is rejected: says so, and does not notify the host', async () => {
    const onCleared = jest.fn();
    const shop = createTestShop({
      [`${api}/getItems/`]: () => ({ items: [wireCard(1)] }),
      [`${api}/getLength/`]: () => ({ length: 1, itemsId: [1] }),
      [`${api}/removeFavorites/`]: () => new Response('', { status: 500 }),
    });
    shop.render(<FavoritesSection onCleared={onCleared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'удалить все' }));
    await waitFor(() => expect(shop.callsTo(`${api}/removeFavorites/`)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'удалить все' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('article', { name: 'Товар 1' })).toBeInTheDocument();
    expect(onCleared).not.toHaveBeenCalled();
    expect(await screen.findByText('Не удалось удалить товары. Попробуйте ещё раз.')).toHaveAttribute('role', 'status');
  });

  it('drops a card at once, and puts it back in its place when the server rejects it', async () => {
    const answer = deferred<unknown>();
    const shop = createTestShop({
      [`${api}/getItems/`]: () => ({ items: [1, 2, 3].map((id) => wireCard(id)) }),
      [`${api}/getLength/`]: () => ({ length: 3, itemsId: [1, 2, 3] }),
      [`${api}/removeItemFromFavorites/`]: () => answer.promise,
    });
    shop.render(
      <>
        <FavoritesLink />
        <FavoritesSection />
      </>,
    );
    const second = within(await screen.findByRole('article', { name: 'Товар 2' }));
    await screen.findByRole('link', { name: 'Избранное 3 товара' });
    await userEvent.click(second.getByRole('button', { name: 'В избранное' }));
    const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(titles()).toEqual(['Товар 1', 'Товар 3']));
    // The clicked section renders at once, the header when the store notifies of its batch of changes: a frame later.
    expect(await screen.findByRole('link', { name: 'Избранное 2 товара' })).toBeInTheDocument();
    answer.resolve(new Response('', { status: 500 }));
    await waitFor(() => expect(titles()).toEqual(['Товар 1', 'Товар 2', 'Товар 3']));
    expect(await screen.findByRole('link', { name: 'Избранное 3 товара' })).toBeInTheDocument();
    const back = within(screen.getByRole('article', { name: 'Товар 2' }));
    expect(await back.findByText('Не удалось убрать из избранного')).toHaveAttribute('role', 'status');
  });

  it('offers a retry when the list does not load', async () => {
    let isBroken = true;
    const shop = createTestShop({
      [`${api}/getItems/`]: () => (isBroken ? undefined : { items: [wireCard(1)] }),
      [`${api}/getLength/`]: () => ({ length: 1, itemsId: [1] }),
    });
    shop.render(<FavoritesSection />);
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: 'Товар 1' })).toBeInTheDocument();
  });
});
