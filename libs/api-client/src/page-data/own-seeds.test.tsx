import {
  useAddItemToBasketMutation,
  useGetBasketItemsQuery,
  useGetBasketLengthQuery,
} from '../basket/basket.endpoints.js';
import { deliveredBasket } from '../delivery/delivered-basket.js';
import { useGetDeliveryQuery } from '../delivery/delivery.endpoints.js';
import { useGetComparedItemsQuery } from '../comparison/comparison.endpoints.js';
import { useFavorite, useGetFavoriteItemsQuery } from '../favorites/favorites.endpoints.js';
import type { OrdersArgs } from '../orders/orders.args.js';
import { useGetOrdersQuery } from '../orders/orders.endpoints.js';
import { shopApi } from '../shop-api/shop-api.js';
import type { ShopStore } from '../store/shop-store.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { pageDataFixtures } from '../testing/page-data.fixtures.js';
import { renderWithShop } from '../testing/render-with-shop.js';
import { useGetUserQuery } from '../user/user.endpoints.js';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

/** Until the requests that a hook has made are over. */
const settled = ({ dispatch }: ShopStore) =>
  act(async () => void (await Promise.all(dispatch(shopApi.util.getRunningQueriesThunk()))));

function Page({ orders = { page: 1, limit: 20 } }: { orders?: OrdersArgs }) {
  const [isFavorite, toggle] = useFavorite(21);
  const [add] = useAddItemToBasketMutation();
  const { data: basket } = useGetBasketItemsQuery();
  const word = basket && deliveredBasket(basket);
  const said = {
    basket: basket?.items.map(({ id }) => id),
    lines: useGetBasketLengthQuery().data,
    delivery: useGetDeliveryQuery({ basket: word ?? '' }, { skip: word === undefined }).data?.courier?.price,
    toCity: useGetDeliveryQuery({ cityId: 1, basket: word ?? '' }, { skip: word === undefined }).data?.courier?.price,
    favorites: useGetFavoriteItemsQuery().data?.length,
    compared: useGetComparedItemsQuery().data?.length,
    orders: useGetOrdersQuery(orders).data?.items.map(({ number }) => number),
    user: useGetUserQuery().data?.name,
    isFavorite,
  };
  return (
    <>
      <output>{JSON.stringify(said)}</output>
      <button onClick={() => void add({ id: 11 })}>В корзину</button>
      <button onClick={() => void toggle(false)}>Из избранного</button>
    </>
  );
}
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;

describe('personal page data', () => {
  it('replace the first calls: none is made', async () => {
    const { backend, store } = renderWithShop(<Page />, { pageData: pageDataFixtures });
    const shown = {
      basket: [21, 41],
      lines: 2,
      delivery: 250_00,
      toCity: 250_00,
      favorites: 2,
      compared: 2,
      orders: ['Т-501'],
      user: 'Анна Петрова',
      isFavorite: true,
    };
    expect(said()).toEqual(shown);
    await settled(store);
    expect(said()).toEqual(shown);
    expect(backend.calls).toEqual([]);
  });

  it('are read exactly as the responses to the calls', async () => {
    const calls = {
      getBasketItems: '_basket',
      getFavoriteItems: '_favorites',
      getComparedItems: '_comparison',
      getDelivery: '_delivery',
    } as const;
    const backend = createMemoryBackend({ isSignedIn: true });
    for (const [call, name] of Object.entries(calls) as [keyof typeof calls, (typeof calls)[keyof typeof calls]][])
      backend.answer(call, pageDataFixtures[name]);
    const asked = renderWithShop(<Page />, { backend });
    await waitFor(() =>
      expect(said()).toMatchObject({ basket: [21, 41], favorites: 2, compared: 2, user: 'Анна Петрова' }),
    );
    const cacheOf = (state: object) =>
      Object.fromEntries(
        Object.entries((state as { shopApi: { queries: Record<string, { data?: unknown }> } }).shopApi.queries)
          .filter(([key]) => /^get(BasketItems|FavoriteItems|ComparedItems|Orders|User|Delivery)\(/.test(key))
          .map(([key, entry]) => [key, entry.data]),
      );
    const fetched = cacheOf(asked.store.getState());
    asked.unmount();
    const { store } = renderWithShop(<Page />, { pageData: pageDataFixtures });
    expect(cacheOf(store.getState())).toEqual(fetched);
    expect(Object.keys(fetched)).toHaveLength(7);
  });

  it('are refetched after a change, like any response', async () => {
    const { backend } = renderWithShop(<Page />, { pageData: pageDataFixtures });
    fireEvent.click(screen.getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(said()).toMatchObject({ basket: [11], lines: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Из избранного' }));
    await waitFor(() => expect(backend.callsOf('getFavoriteItems')).toHaveLength(1));
    expect(said()).toMatchObject({ isFavorite: false });
  });

  it('orders of another page or year are fetched', async () => {
    const { backend } = renderWithShop(<Page orders={{ page: 1, limit: 20, year: 2026 }} />, {
      pageData: pageDataFixtures,
      backend: createMemoryBackend({ isSignedIn: true }),
    });
    await waitFor(() => expect(backend.callsOf('getOrders')).toHaveLength(1));
  });

  it('a user without an id is known to be a visitor, without a call', async () => {
    const { backend, store } = renderWithShop(<Page />, { pageData: { ...pageDataFixtures, _user: { id: '' } } });
    await settled(store);
    expect(said()).not.toHaveProperty('user');
    expect(backend.callsOf('getUser')).toEqual([]);
  });

  it('that cannot be read are requested by a call', async () => {
    const { backend } = renderWithShop(<Page />, { pageData: { ...pageDataFixtures, _basket: 'пусто' as never } });
    await waitFor(() => expect(backend.callsOf('getBasketItems')).toHaveLength(1));
  });
});
