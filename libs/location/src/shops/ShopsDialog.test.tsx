import { createMemoryBackend, fixtureCities, fixtureShops, renderWithShop } from '@tropa/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locationApi } from '@tropa/api-client';
import { locationDialogs, selectIsLocationMapOpen } from '../dialogs/location-dialogs.slice.js';
import { ShopsButton, type ShopsButtonProps } from './ShopsButton.js';
import { ShopsDialog } from './ShopsDialog.js';

beforeEach(() => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
});

function open(backend = createMemoryBackend(), props: ShopsButtonProps = {}) {
  const shop = renderWithShop(
    <>
      <ShopsButton {...props} />
      <ShopsDialog />
    </>,
    { slices: [locationDialogs], backend },
  );
  return { ...shop, user: userEvent.setup({ delay: null }) };
}

describe('the shops of the city', () => {
  it('counts shops and lists them with hours and phone, beside a map', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '2 магазина' }));
    const dialog = screen.getByRole('dialog', { name: 'Магазины, Тюмень' });
    const items = within(dialog).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('ул. Республики, 65');
    expect(items[0]).toHaveTextContent('ежедневно 10:00–21:00');
    expect(screen.getByRole('link', { name: '+7 345 250 00 01' })).toHaveAttribute('href', 'tel:+73452500001');
    expect(within(dialog).getByRole('group', { name: 'Магазины на карте' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls pickup points pickup points, not shops', async () => {
    const { user } = open(createMemoryBackend({ answers: { getLocation: { curLocation: fixtureCities[1] } } }));
    await user.click(await screen.findByRole('button', { name: '1 пункт выдачи' }));
    expect(screen.getByRole('dialog', { name: 'Пункты выдачи, Сургут' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Пункты выдачи на карте' })).toBeInTheDocument();
  });

  it('follows the choice of another city: the counter and the points', async () => {
    const { backend, store, user } = open();
    await screen.findByRole('button', { name: '2 магазина' });
    await act(
      async () => void (await store.dispatch(locationApi.endpoints.setCity.initiate({ id: 2, value: 'Сургут' }))),
    );
    await user.click(await screen.findByRole('button', { name: '1 пункт выдачи' }));
    expect(screen.getByRole('list')).toHaveTextContent('пр. Ленина, 43');
    // The response of setCity is the list: no separate call for it.
    expect(backend.callsOf('getReceivePoints')).toHaveLength(1);
  });

  it('drops what the page data said about the previous city', async () => {
    const { backend, store } = open(createMemoryBackend(), { known: { cityId: 1, type: 'shops', count: 5 } });
    expect(await screen.findByRole('button', { name: '5 магазинов' })).toBeInTheDocument();
    expect(backend.callsOf('getReceivePoints')).toHaveLength(0);
    await act(
      async () => void (await store.dispatch(locationApi.endpoints.setCity.initiate({ id: 2, value: 'Сургут' }))),
    );
    expect(await screen.findByRole('button', { name: '1 пункт выдачи' })).toBeInTheDocument();
  });

  it('renders nothing in a city without either', async () => {
    const backend = createMemoryBackend({ answers: { getReceivePoints: { type: 'shops', items: [] } } });
    open(backend);
    await waitFor(() => expect(backend.callsOf('getReceivePoints')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /магазин/ })).toBeNull();
  });

  it('says in the dialog that a city has no shops', async () => {
    const backend = createMemoryBackend({ answers: { getReceivePoints: { type: 'points', items: [] } } });
    open(backend, { known: { cityId: 1, type: 'shops', count: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '1 магазин' }));
    expect(await screen.findByText('В этом городе пока нет магазинов: доставим курьером.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Магазины, Тюмень' })).toBeInTheDocument();
  });

  it('shows page data without a call, and works as a link before hydration and in a new tab', async () => {
    const { backend, store } = open(createMemoryBackend(), {
      known: { cityId: 1, type: 'points', count: 5 },
      href: '/about/shops/',
    });
    const link = screen.getByRole('link', { name: '5 пунктов выдачи' });
    expect(link).toHaveAttribute('href', '/about/shops/');
    await waitFor(() => expect(backend.callsOf('getLocation')).toHaveLength(1));
    expect(backend.callsOf('getReceivePoints')).toHaveLength(0);
    const user = userEvent.setup({ delay: null });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(selectIsLocationMapOpen(store.getState() as never)).toBe(false);
  });

  it('reports a failure and can retry', async () => {
    const backend = createMemoryBackend({ failures: { getReceivePoints: 'http500' } });
    const { user } = open(backend, { known: { cityId: 1, type: 'shops', count: 2 } });
    await user.click(screen.getByRole('button', { name: '2 магазина' }));
    expect(await screen.findByText('Не удалось загрузить адреса')).toBeInTheDocument();
    backend.fail('getReceivePoints', null);
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('list')).toHaveTextContent('ул. Республики, 65');
  });

  it('shows shops without coordinates only in the list', async () => {
    const backend = createMemoryBackend({
      answers: { getReceivePoints: { type: 'shops', items: fixtureShops.map((shop) => ({ ...shop, coords: null })) } },
    });
    const { user } = open(backend);
    await user.click(await screen.findByRole('button', { name: '2 магазина' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Магазины на карте' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'ул. Республики, 65' })).toBeNull();
  });
});
