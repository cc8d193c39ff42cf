import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { RecentOrders } from './RecentOrders.js';

const order = (id: number) => ({
  id,
  number: `${1000 + id}`,
  date: '05.11.2026',
  address: '',
  delivery: { value: 'Самовывоз' },
  items: [{ id: 1, title: 'Фонарь Искра', link: '', img: '', price: 2490.5, quantity: 2, properties: [] }],
  status: {
    text: id === 1 ? 'Ожидает оплаты' : 'Собирается',
    color: '#00756A',
    isCancelAvailable: true,
    isRepeatAvailable: true,
    paymentLink: id === 1 ? '/demo/pay/1' : '',
    creditLink: id === 2 ? '/demo/credit/2' : '',
  },
});

function open(count: number, isSignedIn = true) {
  const backend = createMemoryBackend({
    isSignedIn,
    answers: {
      getOrders: ({ limit }: { limit: number }) => ({
        items: Array.from({ length: Math.min(limit, count) }, (_, index) => order(index + 1)),
        count,
      }),
    },
  });
  return renderWithShop(<RecentOrders />, { slices: [accountDialogs], backend });
}

describe('RecentOrders', () => {
  it('shows the three newest with status, sum and payment link, and links to all orders', async () => {
    const { backend, container } = open(25);
    const list = within(await screen.findByRole('region', { name: 'Мои заказы' }));
    const [first, ...others] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent('Заказ № 1001 от 05.11.2026');
    expect(first).toHaveTextContent('Ожидает оплаты');
    expect(first).toHaveTextContent('4 981 ₽');
    expect(within(first!).getByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', '/demo/pay/1');
    expect(within(first!).queryByRole('link', { name: 'Продолжить заявку' })).toBeNull();
    expect(others).toHaveLength(2);
    expect(within(others[0]!).getByRole('link', { name: 'Продолжить заявку' })).toHaveAttribute(
      'href',
      '/demo/credit/2',
    );
    expect(list.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders');
    expect(backend.callsOf('getOrders').map(({ body }) => body)).toEqual([{ page: 1, limit: 3, filter: {} }]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('says that there are none yet', async () => {
    open(0);
    expect(await screen.findByText(/Заказов пока нет/)).toBeInTheDocument();
  });

  it('renders nothing for a visitor, and requests nothing', async () => {
    const { backend } = open(3, false);
    await waitFor(() => expect(backend.callsOf('getUser')).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    expect(backend.callsOf('getOrders')).toHaveLength(0);
  });
});
