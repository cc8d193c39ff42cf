import { createMemoryBackend, fixtureShops, renderWithShop } from '@tropa/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { StockShops } from './StockShops.js';

const [first, second] = fixtureShops;
const shops = [
  { id: first!.id, address: first!.address, amount: 4 },
  { id: second!.id, address: second!.address, amount: 1 },
  { id: 99, address: 'Москва, ул. Тверская, 9', amount: 2 },
];

const setup = (backend = createMemoryBackend(), own = shops) => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
  return renderWithShop(<StockShops shops={own} />, { slices: [locationDialogs], backend });
};

describe('StockShops', () => {
  it('lists the shops of the city with amounts, hours and phones beside a map, then other cities', async () => {
    const { container } = setup();
    const map = within(await screen.findByRole('group', { name: 'Магазины на карте' }));
    expect(map.getAllByRole('button')).toHaveLength(2);
    const [here, elsewhere] = screen.getAllByRole('list');
    const [item] = within(here!).getAllByRole('listitem');
    expect(item).toHaveTextContent('ул. Республики, 65');
    expect(item).toHaveTextContent('В наличии 4 шт.');
    expect(item).toHaveTextContent('ежедневно 10:00–21:00');
    expect(within(item!).getByRole('link')).toHaveAttribute('href', 'tel:+73452500001');
    expect(screen.getByRole('heading', { name: 'В других городах' })).toBeInTheDocument();
    expect(
      within(elsewhere!)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['1Москва, ул. Тверская, 9В наличии 2 шт.']);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows on the map what is chosen in the list, by the keyboard alone', async () => {
    setup();
    const map = within(await screen.findByRole('group', { name: 'Магазины на карте' }));
    const user = userEvent.setup({ delay: null });
    within(screen.getAllByRole('list')[0]!).getByRole('button', { name: 'ул. Мельникайте, 103' }).focus();
    await user.keyboard('{Enter}');
    expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Мельникайте, 103');
  });

  it('works without the points of the city: addresses and amounts, no map', async () => {
    const backend = createMemoryBackend({ failures: { getReceivePoints: 'http500' } });
    setup(backend);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '1ул. Республики, 65В наличии 4 шт.',
      '2ул. Мельникайте, 103В наличии 1 шт.',
      '3Москва, ул. Тверская, 9В наличии 2 шт.',
    ]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
