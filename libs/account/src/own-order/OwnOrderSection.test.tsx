import { createMemoryBackend, renderWithShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { approvedReturn, lateRefusal, receivedOrder, wireOrder } from './own-order.fixtures.js';
import { OwnOrderSection, type OwnOrderSectionProps } from './OwnOrderSection.js';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

function open(
  order: object | undefined,
  options: MemoryBackendOptions & { props?: Partial<OwnOrderSectionProps> } = {},
) {
  const { props, ...rest } = options;
  const onNavigate = jest.fn();
  const events = { onCancelled: jest.fn(), onRepeated: jest.fn(), onReturnRequested: jest.fn(), onError: jest.fn() };
  const backend = createMemoryBackend({
    isSignedIn: true,
    ...rest,
    ...(order && { answers: { getOwnOrder: { order }, ...rest.answers } }),
  });
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ onNavigate }}>
      <OwnOrderSection number="100245" {...events} {...props} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, ...events, backend, onNavigate, user: userEvent.setup({ delay: null }) };
}
const ready = () => screen.findByText('Состав заказа');

describe('the page of an order', () => {
  it('shows steps with their times, which is the current one, and what is still to come', async () => {
    const { container } = open(wireOrder);
    await ready();
    const steps = within(container.querySelector('[data-part="steps"]') as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Оформлен, ждёт оплаты05.11.2026, 12:30',
      'Оплачен05.11.2026, 12:34',
      'Собирается06.11.2026, 09:02',
      'Передан курьеруещё впереди',
      'Полученещё впереди',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows lines, sums, delivery, payment and the receipt', async () => {
    const { container } = open(wireOrder);
    await ready();
    const part = (name: string) => plain(container.querySelector(`[data-part="${name}"]`)?.textContent);
    expect(part('sums')).toBe('Товары26 971 ₽ДоставкаРассчитает менеджерИтого26 971 ₽');
    expect(part('facts')).toContain('Доставка курьером, Тюмень, ул. Республики, 65');
    expect(part('facts')).toContain('Картой на сайте: оплачено');
    expect(screen.getByRole('link', { name: 'Открыть кассовый чек' })).toHaveAttribute(
      'href',
      'https://ofd.example/check/1',
    );
    expect(screen.queryByText('Возврат')).toBeNull();
  });

  it('shows no link to a missing receipt, or to an unsafe address', async () => {
    for (const receiptLink of ['', null, 'javascript:alert(1)']) {
      const { unmount } = open({ ...wireOrder, receiptLink });
      await ready();
      expect(screen.queryByRole('link', { name: 'Открыть кассовый чек' })).toBeNull();
      unmount();
    }
  });

  it('is complete when the backend sends only what the list of orders has, and the sums', async () => {
    const { items, ...rest } = wireOrder;
    const bare = { steps: null, payment: null, recipient: null, comment: null, receiptLink: null, returnRule: null };
    open({
      ...rest,
      ...bare,
      returns: null,
      items: items.map(({ lineId: _lineId, returnable: _returnable, ...item }) => item),
    });
    await ready();
    expect(screen.queryByText('Что с заказом')).toBeNull();
    expect(screen.getByText('Палатка трёхместная Вега Про 3')).toBeVisible();
  });

  it('pays', async () => {
    const status = { ...wireOrder.status, paymentLink: '/pay/1' };
    open({ ...wireOrder, status });
    await ready();
    expect(screen.getByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', '/pay/1');
  });

  it('repeats: the goods are in the basket, and the visitor is taken there', async () => {
    const { user, onNavigate, onRepeated, backend } = open(wireOrder);
    backend.answer('repeatOrder', {});
    await ready();
    await user.click(screen.getByRole('button', { name: 'Повторить заказ' }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/basket'));
    expect(backend.callsOf('repeatOrder')[0]?.body).toEqual({ id: 7 });
    expect(onRepeated).toHaveBeenCalledWith(expect.objectContaining({ number: '100245' }));
  });

  it('cancels after a confirmation, then requests the order again', async () => {
    const status = { ...wireOrder.status, isCancelAvailable: true };
    const { user, onCancelled, backend } = open({ ...wireOrder, status });
    const gone = { ...status, text: 'Отменён', isCancelAvailable: false };
    await ready();
    backend.answer('cancelOrder', { status: gone });
    backend.answer('getOwnOrder', {
      order: { ...wireOrder, status: gone, steps: [{ text: 'Отменён', at: '07.11.2026, 10:00' }] },
    });
    await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    const dialog = await screen.findByRole('dialog', { name: 'Отменить заказ?' });
    await user.click(within(dialog).getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('07.11.2026, 10:00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
    expect(onCancelled).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toHaveAccessibleName('Заказ № 100245');
  });

  it('says why it could not be cancelled', async () => {
    const status = { ...wireOrder.status, isCancelAvailable: true };
    const { user, onError } = open({ ...wireOrder, status }, { failures: { cancelOrder: 'errorCode1' } });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Магазин отказал')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it("shows the same for somebody else's order and for one that does not exist; a guest is asked to sign in", async () => {
    const { unmount } = open(undefined);
    expect(await screen.findByText('Такого заказа нет')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders');
    unmount();
    const guest = open(wireOrder, { isSignedIn: false });
    expect(await screen.findByText('Вы не авторизованы')).toBeVisible();
    expect(guest.backend.callsOf('getOwnOrder')).toEqual([]);
  });

  it('a failed call can be retried', async () => {
    const { user, backend } = open(wireOrder, { failures: { getOwnOrder: 'network' } });
    expect(await screen.findByText('Не удалось загрузить заказ')).toBeVisible();
    backend.fail('getOwnOrder', null);
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    await ready();
  });
});

describe('a return', () => {
  const openForm = async (opened: ReturnType<typeof open>) => {
    await ready();
    await opened.user.click(screen.getByRole('button', { name: 'Оформить возврат' }));
    return screen.findByRole('dialog', { name: 'Возврат по заказу № 100245' });
  };

  it('is requested: lines, how many of each, why, and a note', async () => {
    const opened = open(receivedOrder);
    const { user, backend, onReturnRequested } = opened;
    const form = within(await openForm(opened));
    backend.answer('requestReturn', { order: { ...receivedOrder, returns: [approvedReturn] } });
    await user.click(form.getByRole('checkbox', { name: /Фонарь/ }));
    await user.click(form.getByRole('button', { name: 'Меньше на одну' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Почему' }), 'Не подошёл размер');
    await user.type(form.getByRole('textbox', { name: 'Комментарий' }), ' Тусклый ');
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }));
    expect(await screen.findByText('Заявка отправлена. Мы ответим письмом и здесь.')).toBeVisible();
    const sent = { number: '100245', reason: 'size', note: 'Тусклый', items: [{ lineId: 72, quantity: 1 }] };
    expect(backend.callsOf('requestReturn').map(({ body }) => body)).toEqual([sent]);
    expect(onReturnRequested).toHaveBeenCalledWith(expect.objectContaining({ number: '100245' }), sent);
    const article = within(screen.getByRole('article', { name: 'Заявка от 08.11.2026' }));
    expect(article.getByText('Одобрен, ждём товар')).toBeVisible();
    expect(article.getByText(/Принесите палатку/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toHaveAccessibleName('Заказ № 100245');
  });

  it('is not sent without lines and a reason: the first missing one is focused and explained', async () => {
    const opened = open(receivedOrder);
    const form = within(await openForm(opened));
    await opened.user.click(form.getByRole('button', { name: 'Отправить заявку' }));
    expect(form.getByRole('alert')).toHaveTextContent('Отметьте, что хотите вернуть');
    expect(form.getByRole('checkbox', { name: /Палатка/ })).toHaveFocus();
    await opened.user.click(form.getByRole('checkbox', { name: /Палатка/ }));
    await opened.user.click(form.getByRole('button', { name: 'Отправить заявку' }));
    expect(form.getByRole('combobox', { name: 'Почему' })).toHaveFocus();
    expect(form.getByRole('combobox', { name: 'Почему' })).toHaveAccessibleDescription('Выберите причину');
    expect(opened.backend.callsOf('requestReturn')).toEqual([]);
  });

  it('keeps what was chosen when the dialog is closed, and after a refusal', async () => {
    const opened = open(receivedOrder, { failures: { requestReturn: 'errorCode1' } });
    const { user, onError } = opened;
    const form = within(await openForm(opened));
    await user.click(form.getByRole('checkbox', { name: /Палатка/ }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Почему' }), 'Брак или поломка');
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(onError).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = within(await openForm(opened));
    expect(again.getByRole('checkbox', { name: /Палатка/ })).toBeChecked();
    expect(again.getByRole('combobox', { name: 'Почему' })).toHaveValue('defect');
  });

  it('after the seven days it says why not, and offers no form', async () => {
    open({ ...receivedOrder, returnRule: { isAvailable: false, until: '14.11.2026', refusal: lateRefusal } });
    await ready();
    expect(screen.getByText(lateRefusal)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Оформить возврат' })).toBeNull();
  });

  it('the form is accessible', async () => {
    const opened = open(receivedOrder);
    await openForm(opened);
    expect((await axe(screen.getByRole('dialog'))).violations.map(({ id }) => id)).toEqual([]);
  });
});
