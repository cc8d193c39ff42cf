import { fixtureShops, renderWithShop } from '@tropa/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { locationDialogs, selectIsCityOpen } from '../dialogs/location-dialogs.slice.js';
import { CityShops } from './CityShops.js';
import { ShopsOnMap } from './ShopsOnMap.js';

const points = fixtureShops.map((shop) => ({ ...shop, coords: shop.coords }));
const list = () => within(screen.getByRole('list'));
const map = () => within(screen.getByRole('group', { name: 'Магазины на карте' }));

describe('ShopsOnMap', () => {
  it('highlights on the map what is chosen in the list', async () => {
    const onChoose = jest.fn();
    render(<ShopsOnMap points={points} type="shops" onChoose={onChoose} />);
    await userEvent.click(list().getByRole('button', { name: 'ул. Мельникайте, 103' }));
    expect(map().getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Мельникайте, 103');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  });

  it('highlights in the list what is chosen on the map, and scrolls it into view', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    render(<ShopsOnMap points={points} type="shops" />);
    await userEvent.click(map().getByRole('button', { name: 'ул. Мельникайте, 103' }));
    expect(list().getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Мельникайте, 103');
    expect(scroll.mock.contexts[0]).toHaveTextContent('ул. Мельникайте, 103');
    scroll.mockRestore();
  });

  it('can be used by keyboard alone, phones included', async () => {
    render(<ShopsOnMap points={points.slice(0, 1)} type="shops" />);
    const user = userEvent.setup({ delay: null });
    await user.tab();
    expect(map().getByRole('button')).toHaveFocus();
    await user.tab();
    expect(list().getByRole('button', { name: 'ул. Республики, 65' })).toHaveFocus();
    await user.keyboard(' ');
    expect(list().getByRole('button', { pressed: true })).toHaveFocus();
    await user.tab();
    expect(list().getByRole('link', { name: '+7 345 250 00 01' })).toHaveFocus();
  });

  it('numbers the pins as the list does, counting a shop without coordinates', () => {
    const [first, second] = points;
    render(<ShopsOnMap points={[{ ...first!, coords: null }, second!]} type="shops" />);
    expect(map().getByRole('button').querySelector('[data-mark]')).toHaveAttribute('data-mark', '2');
  });

  it('has no axe violations', async () => {
    const { container } = render(<ShopsOnMap points={points} type="points" />);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('CityShops', () => {
  it('renders at once with the points of the page data, without a call, and can change the city', async () => {
    document.cookie = 'LOCATION=; path=/; max-age=0';
    const { backend, store } = renderWithShop(<CityShops hasTitle />, {
      slices: [locationDialogs],
      pageData: {
        _city: { id: 1, value: 'Тюмень' },
        _receivePoints: { cityId: 1, type: 'shops', items: fixtureShops },
      },
    });
    expect(screen.getByRole('heading', { name: 'Магазины, Тюмень' })).toBeInTheDocument();
    expect(list().getAllByRole('listitem')).toHaveLength(2);
    expect(backend.calls).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Другой город' }));
    expect(selectIsCityOpen(store.getState() as never)).toBe(true);
  });

  it('requests the points when the page data has none', async () => {
    const { backend } = renderWithShop(<CityShops />, { slices: [locationDialogs] });
    expect(await screen.findByRole('list')).toHaveTextContent('ул. Республики, 65');
    expect(backend.callsOf('getReceivePoints')[0]?.body).toEqual({ id: 1 });
  });
});
