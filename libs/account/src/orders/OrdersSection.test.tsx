import { useGetUserQuery } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop, type TestShopOptions } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe } from 'jest-axe';
import { accountDialogs, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { UserButton } from '../user-button/UserButton.js';
import type { OrdersPlace } from './orders-place.js';
import { OrdersSection, type OrdersSectionProps } from './OrdersSection.js';

const order = (id: number, status: Record<string, unknown> = {}) => ({
  id,
  number: `${1000 + id}`,
  date: '05.11.2026',
  items: [
    {
      id: 1,
      retailId: 2,
      title: 'Палатка Вега 3',
      link: '/product/vega/',
      img: '/media/tent/480.webp',
      price: 21990,
      quantity: 1,
      properties: [],
    },
    {
      id: 3,
      retailId: 4,
      title: 'Фонарь Искра',
      link: '/product/iskra/',
      img: '/media/torch/480.webp',
      price: 2490.5,
      quantity: 2,
      properties: [],
    },
  ],
  status: {
    text: 'Собирается',
    color: '#00756A',
    isCancelAvailable: true,
    isRepeatAvailable: true,
    paymentLink: '',
    creditLink: '',
    ...status,
  },
  address: 'ул. Республики, 65',
  delivery: { value: 'Самовывоз' },
});

interface Opened {
  readonly isSignedIn?: boolean;
  readonly props?: OrdersSectionProps;
  readonly settings?: TestShopOptions['settings'];
}

/** Shows when the sections know that the request for the user has failed. */
const UserProbe = () => (useGetUserQuery().isError ? <p>getUser failed</p> : null);

function open(answers: Record<string, unknown>, { isSignedIn = true, props = {}, settings }: Opened = {}) {
  const onNavigate = jest.fn();
  const events = { onCancelled: jest.fn(), onRepeated: jest.fn(), onError: jest.fn(), onPlaceChange: jest.fn() };
  const backend = createMemoryBackend({ isSignedIn, answers });
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ onNavigate }}>
      <UserButton />
      <UserProbe />
      <OrdersSection years={[2026, 2025]} {...events} {...props} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend, ...(settings && { settings }) },
  );
  return { ...result, ...events, onNavigate, user: userEvent.setup({ delay: null }) };
}

/** Twenty cards render slowly on a busy machine. */
const patience = { timeout: 15_000 };

const pagesOf = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => order(index + 1));
  return {
    getOrders: ({ page, limit }: { page: number; limit: number }) => ({
      items: all.slice((page - 1) * limit, page * limit),
      count,
    }),
  };
};

const cancelled = {
  text: 'Отменён',
  color: '#85857E',
  isCancelAvailable: false,
  isRepeatAvailable: true,
  paymentLink: '',
  creditLink: '',
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('OrdersSection', () => {
  it("has the host's class and names its parts", async () => {
    const { container } = open(pagesOf(25), { props: { className: 'mine' } });
    await screen.findByRole('heading', { name: /1001/ }, patience);
    const parts = [...container.querySelectorAll('.mine [data-part]')].map((part) => part.getAttribute('data-part'));
    const ofOrder = ['order', 'head', 'lines', 'summary', 'actions'];
    expect(parts.filter((part) => part && ofOrder.includes(part)).slice(0, 5)).toEqual(ofOrder);
    expect(parts.filter((part) => part === 'pages')).toHaveLength(1);
  });

  it('says to a visitor that they are not signed in, and opens the dialog', async () => {
    const { user, store } = open({}, { isSignedIn: false });
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Войти' }).at(-1)!);
    expect(selectIsAuthOpen(store.getState() as never)).toBe(true);
  });

  it('after a session that has ended: the unauthorized screen with its button, and no name in the header', async () => {
    const { user, backend, store } = open(pagesOf(45));
    await screen.findAllByRole('article', {}, patience);
    expect(await screen.findByRole('link', { name: 'Анна Петрова' })).toBeInTheDocument();
    backend.fail('getOrders', 'errorCode2');
    backend.state.user = null;
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
    expect(screen.queryByText('Не удалось загрузить заказы')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Анна Петрова' })).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Войти' }).at(-1)!);
    expect(selectIsAuthOpen(store.getState() as never)).toBe(true);
  });

  it('a rejected cancellation checks whether the visitor is still signed in; a network failure does not', async () => {
    const { user, backend } = open({ getOrders: { items: [order(1)], count: 1 } });
    const cancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }, patience));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }));
    };
    backend.fail('cancelOrder', 'network');
    await cancel();
    await waitFor(() => expect(backend.callsOf('cancelOrder')).toHaveLength(1));
    expect(backend.callsOf('getUser')).toHaveLength(1);
    backend.fail('cancelOrder', 'errorCode2');
    backend.state.user = null;
    await cancel();
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
  });

  it('the orders stay when the request for the user fails after a rejected click', async () => {
    const { user, backend } = open({ getOrders: { items: [order(1)], count: 1 } });
    backend.fail('cancelOrder', 'errorCode2');
    backend.fail('getUser', 'http500');
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }, patience));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('getUser failed', {}, patience)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: /Заказ № 1001/ })).toBeInTheDocument();
    expect(screen.queryByText('Не удалось загрузить заказы')).toBeNull();
  });

  it('shows an order with its exact sum', async () => {
    open({ getOrders: { items: [order(1)], count: 1 } });
    const card = await screen.findByRole('article', { name: /Заказ № 1001/ }, patience);
    expect(within(card).getByText('Собирается')).toBeInTheDocument();
    expect(card).toHaveTextContent('от 05.11.2026');
    expect(card).toHaveTextContent('Самовывоз, ул. Республики, 65');
    const lines = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([expect.stringContaining('Палатка Вега 3'), expect.stringContaining('Фонарь Искра')]);
    expect(lines[1]).toContain('2 × 2 490,50 ₽');
    expect(within(card).getByRole('link', { name: 'Палатка Вега 3' })).toHaveAttribute('href', '/product/vega/');
    expect(card).toHaveTextContent('26 971 ₽');
    expect(within(card).queryByRole('link', { name: 'Оплатить' })).toBeNull();
  });

  it('asks for confirmation first, then replaces the status with the one that cancelling returns', async () => {
    const { user, backend, onCancelled } = open({
      getOrders: { items: [order(1)], count: 1 },
      cancelOrder: { status: cancelled },
    });
    const cancel = () => user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    await screen.findByRole('article', {}, patience);
    await cancel();
    expect(screen.getByRole('dialog', { name: 'Отменить заказ?' })).toHaveTextContent('Заказ № 1001 будет отменён');
    await user.click(screen.getByRole('button', { name: 'Не отменять' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.callsOf('cancelOrder')).toHaveLength(0);
    await cancel();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Отменён')).toBeInTheDocument();
    expect(screen.queryByText('Собирается')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
    expect(backend.callsOf('cancelOrder').map(({ body }) => body)).toEqual([{ id: 1 }]);
    expect(onCancelled).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), cancelled);
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('reports a rejected cancellation in its card: status kept, the host notified, the list requested again', async () => {
    const { user, backend, onError, onCancelled } = open({ getOrders: { items: [order(1)], count: 1 } });
    backend.fail('cancelOrder', 'errorCode2');
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }, patience));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }));
    await waitFor(() => expect(backend.callsOf('getOrders')).toHaveLength(2));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onCancelled).not.toHaveBeenCalled();
    expect(screen.getByText('Собирается')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const card = within(screen.getByRole('article'));
    expect(await card.findByText('Магазин отказал: код 2')).toHaveAttribute('role', 'status');
    expect(card.getByRole('button', { name: 'Отменить заказ' })).toHaveFocus();
  });

  it.each([
    [false, false, []],
    [true, false, ['Отменить заказ']],
    [false, true, ['Повторить заказ']],
    [true, true, ['Повторить заказ', 'Отменить заказ']],
  ])(
    'offers only what the status allows: cancel %s, repeat %s',
    async (isCancelAvailable, isRepeatAvailable, offered) => {
      open({ getOrders: { items: [order(1, { isCancelAvailable, isRepeatAvailable })], count: 1 } });
      const card = await screen.findByRole('article', {}, patience);
      expect(
        within(card)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(offered);
      expect(within(card).queryByRole('link', { name: 'Оплатить' })).toBeNull();
    },
  );

  it('links to the payment when there is something to pay', async () => {
    open({ getOrders: { items: [order(1, { paymentLink: '/demo/pay/1' })], count: 1 } });
    expect(await screen.findByRole('link', { name: 'Оплатить' }, patience)).toHaveAttribute('href', '/demo/pay/1');
  });

  it('repeats an order into the basket', async () => {
    const { user, onNavigate } = open({ getOrders: { items: [order(1)], count: 1 }, repeatOrder: null });
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }, patience));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/basket'));
  });

  it.each(['Control', 'Meta'])(
    'repeats in a new tab with %s: opened by the click, its address set by the response',
    async (key) => {
      const tab = { go: jest.fn(), close: jest.fn() };
      const openTab = jest.fn(() => tab);
      const { user, onNavigate, onRepeated, backend } = open(
        { getOrders: { items: [order(1)], count: 1 }, repeatOrder: null },
        { props: { openTab } },
      );
      const held = backend.hold('repeatOrder');
      await user.keyboard(`{${key}>}`);
      await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }, patience));
      expect(openTab).toHaveBeenCalledTimes(1);
      expect(tab.go).not.toHaveBeenCalled();
      await waitFor(() => expect(held.count).toBe(1));
      held.releaseAll();
      await waitFor(() => expect(tab.go).toHaveBeenCalledWith('/basket'));
      expect(onNavigate).not.toHaveBeenCalled();
      expect(onRepeated).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    },
  );

  it('closes the empty tab when repeating fails, says so in the card and notifies the host', async () => {
    const tab = { go: jest.fn(), close: jest.fn() };
    const { user, backend, onNavigate, onError } = open(
      { getOrders: { items: [order(1)], count: 1 } },
      { props: { openTab: () => tab } },
    );
    backend.fail('repeatOrder', 'errorCode1');
    await user.keyboard('{Control>}');
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }, patience));
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(tab.go).not.toHaveBeenCalled();
    expect(onNavigate).not.toHaveBeenCalled();
    expect(await within(screen.getByRole('article')).findByText('Магазин отказал')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['cancelOrder', 'Отменить заказ'],
    ['repeatOrder', 'Повторить заказ'],
  ] as const)('logs a rejected %s', async (call, name) => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { user, backend } = open(
      { getOrders: { items: [order(1)], count: 1 } },
      { settings: { onError: undefined } },
    );
    backend.fail(call, 'errorCode1');
    await user.click(await screen.findByRole('button', { name }, patience));
    const dialog = screen.queryByRole('dialog');
    if (dialog) await user.click(within(dialog).getByRole('button', { name }));
    expect(await screen.findByText('Магазин отказал')).toHaveAttribute('role', 'status');
    expect(log.mock.calls.map(([line]) => line)).toEqual([`${call}: Магазин отказал`]);
    log.mockRestore();
  });

  it('says which order was rejected, with a message of its own when the shop gave none', async () => {
    const { user, backend } = open({ getOrders: { items: [order(1), order(2)], count: 2 } });
    backend.fail('repeatOrder', 'network');
    const second = within(await screen.findByRole('article', { name: /1002/ }, patience));
    await user.click(second.getByRole('button', { name: 'Повторить заказ' }));
    expect(await second.findByText('Не удалось повторить заказ. Попробуйте ещё раз.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(second.getByRole('button', { name: 'Повторить заказ' })).not.toHaveAttribute('aria-busy');
  });

  it('shows all orders: the limit becomes the count', async () => {
    const { user, backend } = open(pagesOf(23));
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'показать все' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23), patience);
    expect(backend.callsOf('getOrders').at(-1)?.body).toMatchObject({ page: 1, limit: 23 });
    expect(screen.queryByRole('button', { name: 'показать все' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Страницы заказов' })).toBeNull();
  });

  it('goes back from all of them to the page where «показать все» was clicked', async () => {
    const Host = () => {
      const [place, setPlace] = useState<OrdersPlace>({ page: 2 });
      return (
        <>
          <button onClick={() => setPlace({ page: 2 })}>Назад</button>
          <OrdersSection place={place} onPlaceChange={setPlace} />
        </>
      );
    };
    const backend = createMemoryBackend({ isSignedIn: true, answers: pagesOf(23) });
    renderWithShop(<Host />, { slices: [accountDialogs], backend });
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'показать все' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23), patience);
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3), patience);
    await userEvent.click(screen.getByRole('link', { name: /^(?:Страница )?1$/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20), patience);
  });

  it.each([1, 20])('has no «показать все» and no pages for %i orders', async (count) => {
    open(pagesOf(count));
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(count);
    expect(screen.queryByRole('button', { name: 'показать все' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Страницы заказов' })).toBeNull();
  });

  it('turns pages of twenty, with five links visible; the new page takes the focus', async () => {
    const { user, backend, onPlaceChange } = open(pagesOf(205));
    await screen.findAllByRole('article', {}, patience);
    const pages = screen.getByRole('navigation', { name: 'Страницы заказов' });
    // Only numbers count, not gaps and arrows (decision 50).
    expect(
      within(pages)
        .getAllByRole('link', { name: /^Страница \d+$/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '4', '11']);
    await user.click(within(pages).getByRole('link', { name: 'Страница 11' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5), patience);
    expect(backend.callsOf('getOrders').at(-1)?.body).toMatchObject({ page: 11, limit: 20 });
    expect(onPlaceChange).toHaveBeenLastCalledWith({ page: 11 });
    expect(screen.getByRole('region', { name: 'Мои заказы' })).toHaveFocus();
  });

  it.each([
    [81, 1],
    [81, 3],
    [81, 5],
    [205, 6],
  ])('%i orders on page %i: five numbered links', async (count, page) => {
    open(pagesOf(count), { props: { place: { page } } });
    const pages = await screen.findByRole('navigation', { name: 'Страницы заказов' }, patience);
    expect(within(pages).getAllByRole('link', { name: /^Страница \d+$/ })).toHaveLength(5);
  });

  it('starts at the page and the year that its host passes', async () => {
    const { backend } = open(pagesOf(45), { props: { place: { page: 2, year: 2024 } } });
    await screen.findAllByRole('article', {}, patience);
    expect(backend.callsOf('getOrders').map(({ body }) => body)).toEqual([
      { page: 2, limit: 20, filter: { year: 2024 } },
    ]);
    expect(screen.getByLabelText('Год')).toHaveValue('2024');
    expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '?year=2024&page=3');
  });

  it('shows the last page for a place beyond it, instead of saying that there are no orders', async () => {
    const { backend, onPlaceChange } = open(pagesOf(45), { props: { place: { page: 9999, year: 2024 } } });
    await waitFor(() => expect(onPlaceChange).toHaveBeenLastCalledWith({ page: 3, year: 2024 }, true), patience);
    expect(screen.queryByText(/нет заказов|Заказов/)).not.toBeInTheDocument();
    expect(backend.callsOf('getOrders')).toHaveLength(1);
  });

  it('filters by year', async () => {
    const { user, backend, onPlaceChange } = open({ getOrders: { items: [order(1)], count: 1 } });
    await screen.findByRole('article', {}, patience);
    await user.selectOptions(screen.getByLabelText('Год'), '2025');
    await waitFor(() => expect(backend.callsOf('getOrders').at(-1)?.body).toMatchObject({ filter: { year: 2025 } }));
    await user.selectOptions(screen.getByLabelText('Год'), 'Все годы');
    await waitFor(() => expect(onPlaceChange).toHaveBeenLastCalledWith({ page: 1 }));
  });

  it('says when there are no orders, and when they cannot be loaded', async () => {
    const { backend, user } = open({ getOrders: { items: [], count: 0 } });
    expect(await screen.findByText('Заказов пока нет')).toBeInTheDocument();
    backend.fail('getOrders', 'network');
    await user.selectOptions(screen.getByLabelText('Год'), '2025');
    expect(await screen.findByText('Не удалось загрузить заказы')).toBeInTheDocument();
    backend.fail('getOrders', null);
    await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }));
    expect(await screen.findByText('За 2025 год заказов нет')).toBeInTheDocument();
  });

  it('says that a year has no orders', async () => {
    open({ getOrders: { items: [], count: 0 } }, { props: { place: { page: 1, year: 2019 } } });
    expect(await screen.findByText('За 2019 год заказов нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
  });

  it('says to a guest who has just ordered that the order is accepted', async () => {
    open({}, { isSignedIn: false, props: { guestNote: 'Заказ № 100245 принят.' } });
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
    expect(screen.getByText('Заказ № 100245 принят.')).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = open(pagesOf(45));
    await screen.findAllByRole('article', {}, patience);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
