import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventsOfStore, type ShopEvent } from '@tropa/api-client';
import { renderWithShop } from '@tropa/api-client/testing';
import { FavoriteButton } from '../favorites/FavoriteButton.js';
import { card } from '../testing/goods.fixtures.js';
import { ProductCardsGrid, type ProductCardsGridProps } from './ProductCardsGrid.js';
import { ProductCardsRow } from './ProductCardsRow.js';

/** The memory backend has these. */
const goods = [card(21), card(22)];

const open = (props: Partial<ProductCardsGridProps> = {}) => {
  const tools: ProductCardsGridProps['cardTools'] = ({ id }) => <FavoriteButton id={id} label={`В избранное ${id}`} />;
  const grid = (more: Partial<ProductCardsGridProps> = {}) => (
    <ProductCardsGrid items={goods} cardTools={tools} {...props} {...more} />
  );
  const view = renderWithShop(<></>);
  const told: ShopEvent[] = [];
  eventsOfStore(view.store).on('*', (event: ShopEvent) => told.push(event));
  view.rerender(grid());
  return { told, show: (more: Partial<ProductCardsGridProps>) => view.rerender(grid(more)) };
};

test('a named list reports once which cards are seen, and at which positions', () => {
  const { told, show } = open({ list: 'catalog', firstPosition: 16 });
  show({});
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    name: 'list:viewed',
    detail: {
      list: 'catalog',
      products: [
        { id: 21, name: goods[0]!.title, price: goods[0]!.price / 100, list: 'catalog', position: 16 },
        { id: 22, list: 'catalog', position: 17 },
      ],
    },
  });
  show({ items: [card(23)], firstPosition: 31 });
  expect(told).toHaveLength(2);
});

test('a button in a card reports the position of the card', async () => {
  const { told } = open({ list: 'catalog' });
  await userEvent.click(screen.getByRole('button', { name: 'В избранное 22' }));
  await waitFor(() =>
    expect(told.at(-1)).toMatchObject({
      name: 'favorite',
      detail: { product: { id: 22, list: 'catalog', position: 2 } },
    }),
  );
});

test('a list without a name reports nothing, and neither does an empty one', () => {
  expect(open().told).toEqual([]);
  expect(open({ list: 'catalog', items: [] }).told).toEqual([]);
});

test('a row reports as a grid does', () => {
  const { store } = renderWithShop(<ProductCardsRow list="similar" label="Похожие" items={goods} />);
  const past: ShopEvent[] = [];
  eventsOfStore(store).on('*', (event: ShopEvent) => past.push(event), { withPast: true });
  expect(past).toMatchObject([
    { name: 'list:viewed', detail: { list: 'similar', products: [{ position: 1 }, { position: 2 }] } },
  ]);
});
