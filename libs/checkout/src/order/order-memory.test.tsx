import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopApi } from '@tropa/api-client';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { keepAttempt, readAttempt, type OrderAttempt } from './order-attempt.js';
import { OrderSection, type OrderSectionProps } from './OrderSection.js';

const values = {
  name: 'Иван',
  phone: '9123456789',
  email: 'ivan@example.ru',
  delivery: 'courier',
  address: 'ул. Ленина, 1',
  city: { id: 1, value: 'Тюмень' },
  comment: '',
  payment: 'onDelivery',
} as const;

beforeEach(() => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
  sessionStorage.clear();
});

function open(shop: MemoryBackend = backendWith([lineOf(backpack)]), props: Partial<OrderSectionProps> = {}) {
  const onNavigate = jest.fn();
  const onSuccess = jest.fn();
  const view = renderInShop(
    <OrderSection onNavigate={onNavigate} onSuccess={onSuccess} tabStorage={sessionStorage} {...props} />,
    shop,
  );
  return { shop, onNavigate, onSuccess, user: userEvent.setup({ delay: null }), ...view };
}

/** An attempt of this tab before the page was loaded. */
const keep = (attempt: Partial<OrderAttempt>) =>
  keepAttempt(sessionStorage, { key: 'k', values, order: null, sum: null, version: null, ...attempt });

const name = () => screen.findByRole('textbox', { name: 'Имя' });
const consent = () => screen.getByRole('checkbox', { name: /^Соглашаюсь на обработку персональных данных/ });
const terms = () => screen.getByRole('checkbox', { name: /^Принимаю условия продажи/ });
const failed = () => screen.findByRole('dialog', { name: 'Что-то пошло не так' });
const booked = () => screen.findByRole('dialog', { name: 'Товар забронирован!' });

async function fillForCourier(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await name(), values.name);
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), values.phone);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), values.email);
  await user.click(screen.getByRole('radio', { name: 'Курьер' }));
  await user.type(screen.getByRole('textbox', { name: 'Адрес доставки' }), values.address);
  await user.click(await screen.findByRole('radio', { name: 'При получении' }));
  await user.click(consent());
  await user.click(terms());
}

test('what is typed survives leaving and returning; the consents must be given again', async () => {
  const first = open();
  await fillForCourier(first.user);
  first.unmount();
  open();
  expect(await name()).toHaveValue('Иван');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (912) 345-67-89');
  expect(screen.getByRole('textbox', { name: 'Адрес доставки' })).toHaveValue('ул. Ленина, 1');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'При получении' })).toBeChecked());
  expect(consent()).not.toBeChecked();
  expect(terms()).not.toBeChecked();
});

test('a placed order leaves nothing behind', async () => {
  const { user, onSuccess } = open();
  await fillForCourier(user);
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await booked();
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect({ ...sessionStorage }).toEqual({});
});

test('a reload after a lost response, with the goods still in the basket, sends the same key', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.fail('createOrder', 'network');
  const first = open(shop);
  await fillForCourier(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await failed();
  first.unmount();

  shop.fail('createOrder', null);
  const { user } = open(shop);
  await name();
  await user.click(consent());
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await booked();
  const [one, two] = shop.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBeTruthy();
  expect(two).toBe(one);
});

test('a reload before the response finds the order that was placed', async () => {
  const shop = backendWith([]);
  shop.answer('createOrder', { payment_link: '', orderNum: '100007' });
  keep({ key: 'the key', sum: 747_700 });
  const { onSuccess } = open(shop);
  await booked();
  expect(shop.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the key']);
  expect(onSuccess).toHaveBeenCalledWith({ paymentLink: '', orderNum: '100007' });
});

test('a response was lost and the basket is empty by now: the order is shown when the failure is closed', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.fail('createOrder', 'network');
  const { user, store } = open(shop);
  await fillForCourier(user);
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  const dialog = await failed();
  shop.fail('createOrder', null);
  shop.answer('createOrder', { payment_link: '', orderNum: '100010' });
  shop.state.basket = [];
  act(() => void store.dispatch(shopApi.util.invalidateTags(['Basket'])));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  await booked();
});

test('a reload before the response, and no order: the basket is empty, no failure is reported', async () => {
  const shop = backendWith([]);
  shop.fail('createOrder', 'errorCode1');
  keep({ key: 'the key', sum: 747_700 });
  open(shop);
  expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readAttempt(sessionStorage)).toBeNull();
});

test('a late attempt whose response is lost again is sent once: the next visit tries again', async () => {
  const shop = backendWith([]);
  shop.fail('createOrder', 'network');
  keep({ key: 'the key' });
  open(shop);
  expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shop.callsOf('createOrder')).toHaveLength(1);
  expect(readAttempt(sessionStorage)).toMatchObject({ key: 'the key', order: null });
});

test('a late attempt with an unknown outcome keeps the payment that the server offers', async () => {
  const shop = backendWith([]);
  shop.fail('createOrder', 'network');
  keep({ values: { ...values, payment: 'card' } });
  open(shop, { payment: 'pending', unpaid: { paymentLink: '/pay/7', orderNum: '100007' } });
  expect(await screen.findByRole('heading', { name: 'Заказ № 100007 принят' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/7');
});

test('an order whose response was lost, sent again with another payment, stays as it was placed: no failure is reported', async () => {
  const { user, shop } = open(backendWith([lineOf(backpack)]));
  await fillForCourier(user);
  shop.fail('createOrder', 'network');
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await failed();
  await user.keyboard('{Escape}');
  shop.fail('createOrder', null);
  // Placed as paid on delivery: there is no payment link.
  shop.answer('createOrder', { payment_link: '', orderNum: '100007' });
  await user.click(screen.getByRole('radio', { name: 'Картой' }));
  await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100007 принят' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while a late attempt is in flight the page is loading: no form without goods, no empty basket', async () => {
  const shop = backendWith([]);
  const held = shop.hold('createOrder');
  shop.answer('createOrder', { payment_link: '', orderNum: '100007' });
  keep({});
  const { container } = open(shop);
  await waitFor(() => expect(shop.callsOf('createOrder')).toHaveLength(1));
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByText('В корзине пока ничего нет')).not.toBeInTheDocument();
  held.releaseAll();
  await booked();
});

describe("returning from the acquirer with the browser's back button", () => {
  const order = { paymentLink: '/pay/1', orderNum: '100008' };
  beforeEach(() => keep({ values: { ...values, payment: 'card' }, order, sum: 747_700 }));

  test('offers payment again, without a new order', async () => {
    const { shop, onNavigate } = open(backendWith([]), { payment: 'pending' });
    expect(await screen.findByRole('heading', { name: 'Заказ № 100008 принят' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/1');
    expect(shop.callsOf('createOrder')).toEqual([]);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test.each([
    { payment: 'paid' },
    { payment: 'failed', unpaid: null },
    { search: '?paymentSuccess=true', payment: 'paid' },
  ] as const)('does not when it is settled: %j', async (props) => {
    open(backendWith([]), props);
    expect(await screen.findByText('В корзине пока ничего нет')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Перейти к оплате' })).not.toBeInTheDocument();
    expect(readAttempt(sessionStorage)).toBeNull();
  });
});

test('on delivery after a lost card order: the buyer is shown the order that exists', async () => {
  const shop = backendWith([]);
  shop.answer('createOrder', { payment_link: '/pay/2', orderNum: '100009' });
  keep({ key: 'the key', values: { ...values, payment: 'card' }, sum: 747_700 });
  const { onNavigate } = open(shop);
  const pay = await screen.findByRole('link', { name: 'Перейти к оплате' });
  expect(pay).toHaveAttribute('href', '/pay/2');
  expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('an order that was to be paid by card is not booked on delivery: its link is shown, and nobody is redirected to it', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.answer('createOrder', { payment_link: '/pay/3', orderNum: '100012' });
  const first = open(shop);
  await fillForCourier(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  expect(await screen.findByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/3');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(first.onNavigate).not.toHaveBeenCalled();
  first.unmount();
  open(backendWith([]));
  expect(await screen.findByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/3');
});

describe('a card order that is not paid', () => {
  const order = { paymentLink: '/pay/1', orderNum: '100008' };
  const again = () => screen.findByRole('link', { name: 'Попробовать оплатить ещё раз' });

  test.each([
    ['as the shop says it, whatever this tab remembers', { payment: 'failed', unpaid: order }, null],
    ['as this tab remembers it, where the shop says nothing', {}, order],
  ] as const)('is paid from the failure dialog and from the page: %s', async (_name, props, remembered) => {
    if (remembered) keep({ values: { ...values, payment: 'card' }, order: remembered });
    const { user } = open(backendWith([]), { search: '?paymentSuccess=false', ...props });
    expect(await again()).toHaveAttribute('href', '/pay/1');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(await screen.findByRole('heading', { name: 'Заказ № 100008 принят' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/1');
  });

  test('waits for the bank after a payment: payment is not requested again, and the attempt is kept', async () => {
    keep({ values: { ...values, payment: 'card' }, order });
    const props = { search: '?paymentSuccess=true', payment: 'pending', unpaid: order } as const;
    const { user } = open(backendWith([]), props);
    const dialog = await screen.findByRole('dialog', { name: 'Оплата обрабатывается' });
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Он ждёт оплаты');
    expect(screen.queryByRole('link', { name: 'Перейти к оплате' })).not.toBeInTheDocument();
    expect(readAttempt(sessionStorage)?.order).toEqual(order);
  });

  test('is offered to a buyer who left the bank without paying, and no empty basket is shown before', async () => {
    const added: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach((node) => added.push(node.textContent))),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    open(backendWith([]), { payment: 'pending', unpaid: order });
    expect(await screen.findByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/1');
    observer.disconnect();
    expect(added.join()).toContain('Он ждёт оплаты');
    expect(added.join()).not.toContain('В корзине пока ничего нет');
  });

  test('offers nothing when the goods are no longer held', async () => {
    keep({ values: { ...values, payment: 'card' }, order });
    open(backendWith([]), { search: '?paymentSuccess=false', payment: 'failed', unpaid: null });
    await screen.findByRole('dialog', { name: 'Что-то пошло не так' });
    expect(screen.queryByRole('link', { name: 'Попробовать оплатить ещё раз' })).not.toBeInTheDocument();
  });
});

test('a reload in the middle of a credit application opens it again, once, and then leads to the orders', async () => {
  const order = { paymentLink: '/credit/1', orderNum: '100011' };
  keep({ values: { ...values, payment: 'credit' }, order });
  const onCredit = jest.fn(() => Promise.resolve('closed'));
  const { shop, onNavigate } = open(backendWith([]), { onCredit, isCreditEnabled: true, unpaid: null });
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/orders'));
  expect(onCredit.mock.calls).toEqual([[order]]);
  expect(shop.callsOf('createOrder')).toEqual([]);
  expect(readAttempt(sessionStorage)).toBeNull();
});

describe('a basket that was changed elsewhere', () => {
  const question = () => screen.findByRole('dialog', { name: 'Корзина изменилась' });
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Оформить заказ' }));

  test('must be confirmed with its new sum before anything is sent, and is ordered when the buyer agrees', async () => {
    const { user, shop } = open(backendWith([lineOf(backpack)]));
    await fillForCourier(user);
    shop.state.basket = [lineOf(backpack, 2)];
    await press(user);
    expect(await question()).toHaveTextContent('Теперь в ней 1 товар на сумму 14 954 ₽.');
    expect(shop.callsOf('createOrder')).toEqual([]);
    await user.click(within(await question()).getByRole('button', { name: /^Заказать за 14\s954\s₽$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(dialog).toHaveTextContent(/Заказ № Т-\d+ на сумму 14 954 ₽\. Оплатить заказ можно при получении/);
    expect(shop.callsOf('createOrder')).toHaveLength(1);
  });

  test('and is empty by now has nothing to order: the page says so, no failure is reported', async () => {
    const { user, shop } = open(backendWith([lineOf(backpack)]));
    await fillForCourier(user);
    shop.state.basket = [];
    // Sent all the same: had it been ordered in another tab, the response would be that order (decision 18).
    await press(user);
    expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toHaveFocus();
    expect(readAttempt(sessionStorage)).toBeNull();
  });

  test('is noticed by the shop when it changes between the last fetch and the order', async () => {
    const { user, shop } = open(backendWith([lineOf(backpack)]));
    await fillForCourier(user);
    const reads = shop.callsOf('getBasketItems').length;
    const held = shop.hold('getBasketItems');
    await press(user);
    await waitFor(() => expect(shop.callsOf('getBasketItems')).toHaveLength(reads + 1));
    shop.state.basket = [lineOf(backpack, 2)];
    held.releaseAll();
    await waitFor(() => expect(shop.callsOf('createOrder')[0]?.headers.get('If-Match')).toMatch(/^".+"$/));
    expect(await question()).toHaveTextContent('на сумму 14 954 ₽');
    await user.click(within(await question()).getByRole('button', { name: 'Вернуться к заказу' }));
    expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent('Итого14 954 ₽');
    await press(user);
    await booked();
  });

  test('after a lost response: the order of the previous goods is shown first, with its own sum', async () => {
    const { user, shop } = open(backendWith([lineOf(backpack)]));
    await fillForCourier(user);
    shop.fail('createOrder', 'network');
    await press(user);
    await failed();
    await user.keyboard('{Escape}');
    shop.fail('createOrder', null);
    // The order was accepted and only its response lost; then another tab added something.
    const { body, headers } = shop.callsOf('createOrder')[0]!;
    await shop.fetchFn('/api/basket/order/', { method: 'POST', headers, body: JSON.stringify(body) });
    shop.state.basket = [lineOf(boots)];
    await press(user);
    const dialog = await booked();
    expect(dialog).toHaveTextContent(`Заказ № ${shop.state.orders[0]?.number} на сумму 7 477 ₽.`);
    expect(shop.state.orders[0]?.items).toMatchObject([{ id: backpack.id }]);
    expect(shop.state.basket).toEqual([lineOf(boots)]);
  });

  test('after an order that never arrived: the new basket must be confirmed, and is ordered under a key of its own', async () => {
    const { user, shop } = open(backendWith([lineOf(backpack)]));
    const before = shop.state.orders.length;
    await fillForCourier(user);
    shop.fail('createOrder', 'network');
    await press(user);
    await failed();
    await user.keyboard('{Escape}');
    shop.fail('createOrder', null);
    shop.state.basket = [lineOf(backpack, 2)];
    await press(user);
    await user.click(within(await question()).getByRole('button', { name: /^Заказать за 14\s954\s₽$/ }));
    expect(await booked()).toHaveTextContent('на сумму 14 954 ₽.');
    expect(shop.state.orders).toHaveLength(before + 1);
    const keys = shop.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  test('needs nothing from a foreign backend: without a version no header is sent', async () => {
    const shop = backendWith([lineOf(backpack)]);
    const answer = (await (await shop.fetchFn('/api/basket/getItems/')).json()) as { result: { version: string } };
    shop.answer('getBasketItems', { ...answer.result, version: '' });
    const { user } = open(shop);
    await fillForCourier(user);
    await press(user);
    await booked();
    expect(shop.callsOf('createOrder')[0]?.headers.get('If-Match')).toBeNull();
  });
});
