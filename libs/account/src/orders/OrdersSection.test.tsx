import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { OrdersSection } from './OrdersSection.js';

const order = (id: number, status: Record<string, unknown> = {}) => ({
  id,
  number: `${1000 + id}`,
  date: '05.11.2026',
  items: [
    { id: 1, retailId: 2, title: 'Палатка Вега 3', link: '/product/vega/', img: '/media/tent/480.webp', price: 21990, quantity: 1, properties: [] },
    { id: 3, retailId: 4, title: 'Фонарь Искра', link: '/product/iskra/', img: '/media/torch/480.webp', price: 2490.5, quantity: 2, properties: [] },
  ],
  status: { text: 'Собирается', color: '#00756A', isCancelAvailable: true, isRepeatAvailable: true, paymentLink: '', ...status },
  address: 'ул. Республики, 65',
  delivery: { value: 'Самовывоз' },
});

function open(answers: Record<string, unknown>, isSignedIn = true, openTab?: () => { go(to: string): void; close(): void }) {
  const onNavigate = jest.fn();
  const backend = createMemoryBackend({ isSignedIn, answers });
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ onNavigate }}>
      <OrdersSection years={[2026, 2025]} {...(openTab ? { openTab } : {})} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, onNavigate, user: userEvent.setup() };
}

describe('OrdersSection', () => {
  it('tells a visitor that they are not signed in, and opens the dialog', async () => {
    const { user, store } = open({}, false);
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(selectIsAuthOpen(store.getState() as never)).toBe(true);
  });

  it('shows an order with its exact sum', async () => {
    open({ getOrders: { items: [order(1)], count: 1 } });
    const card = await screen.findByRole('article', { name: /Заказ № 1001/ });
    expect(within(card).getByText('Собирается')).toBeInTheDocument();
    expect(card).toHaveTextContent('26 971 ₽');
    expect(within(card).queryByRole('link', { name: 'Оплатить' })).toBeNull();
  });

  it('replaces the status by the one that cancelling returns', async () => {
    const { user } = open({
      getOrders: { items: [order(1)], count: 1 },
      cancelOrder: { status: { text: 'Отменён', color: '#85857E', isCancelAvailable: false, isRepeatAvailable: true, paymentLink: '' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Отменён')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  });

  it('links the payment when there is something to pay', async () => {
    open({ getOrders: { items: [order(1, { paymentLink: '/demo/pay/1' })], count: 1 } });
    expect(await screen.findByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', '/demo/pay/1');
  });

  it('repeats into the basket', async () => {
    const { user, onNavigate } = open({ getOrders: { items: [order(1)], count: 1 }, repeatOrder: null });
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/basket'));
  });

  it('repeats in a new tab with ctrl: opened by the click, addressed by the answer', async () => {
    const tab = { go: jest.fn(), close: jest.fn() };
    const openTab = jest.fn(() => tab);
    const { user, onNavigate } = open({ getOrders: { items: [order(1)], count: 1 }, repeatOrder: null }, true, openTab);
    await user.keyboard('{Control>}');
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }));
    await waitFor(() => expect(tab.go).toHaveBeenCalledWith('/basket'));
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('shows all at once: the limit becomes the count', async () => {
    const all = Array.from({ length: 23 }, (_, index) => order(index + 1));
    const { user, backend } = open({
      getOrders: ({ page, limit }: { page: number; limit: number }) => ({
        items: all.slice((page - 1) * limit, page * limit),
        count: all.length,
      }),
    });
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'показать все' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
    expect(backend.callsOf('getOrders').at(-1)?.body).toMatchObject({ page: 1, limit: 23 });
    expect(screen.queryByRole('button', { name: 'показать все' })).toBeNull();
  });

  it('filters by year', async () => {
    const { user, backend } = open({ getOrders: { items: [order(1)], count: 1 } });
    await screen.findByRole('article');
    await user.selectOptions(screen.getByLabelText('Год'), '2025');
    await waitFor(() => expect(backend.callsOf('getOrders').at(-1)?.body).toMatchObject({ filter: { year: 2025 } }));
  });

  it('says when there are none, and when they cannot be had', async () => {
    const { backend, user } = open({ getOrders: { items: [], count: 0 } });
    expect(await screen.findByText('Заказов пока нет')).toBeInTheDocument();
    backend.fail('getOrders', 'network');
    await user.selectOptions(screen.getByLabelText('Год'), '2025');
    expect(await screen.findByText('Не удалось загрузить заказы')).toBeInTheDocument();
    backend.fail('getOrders', null);
    await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }));
    expect(await screen.findByText('Заказов пока нет')).toBeInTheDocument();
  });
});
