import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopApi } from '@tropa/api-client';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, lineOf } from '../testing/shop-fixtures.js';
import { keepAttempt, readAttempt } from './order-attempt.js';
import { OrderSection, type OrderSectionProps } from './OrderSection.js';

const values = {
  name: 'Иван', phone: '9123456789', email: 'ivan@example.ru', delivery: 'courier', address: 'ул. Ленина, 1',
  city: { id: 1, value: 'Тюмень' }, comment: '', payment: 'onDelivery',
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
  return { shop, onNavigate, onSuccess, user: userEvent.setup(), ...view };
}

const name = () => screen.findByRole('textbox', { name: 'Имя' });
const consent = () => screen.getByRole('checkbox', { name: /Соглашаюсь/ });
const booked = () => screen.findByRole('dialog', { name: 'Товар забронирован!' });

async function fillForCourier(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await name(), values.name);
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), values.phone);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), values.email);
  await user.click(screen.getByRole('radio', { name: 'Курьер' }));
  await user.type(screen.getByRole('textbox', { name: 'Адрес доставки' }), values.address);
  await user.click(await screen.findByRole('radio', { name: 'При получении' }));
  await user.click(consent());
}

test('what is typed outlives going away and back; the consent is given anew', async () => {
  const first = open();
  await fillForCourier(first.user);
  first.unmount();
  open();
  expect(await name()).toHaveValue('Иван');
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (912) 345-67-89');
  expect(screen.getByRole('textbox', { name: 'Адрес доставки' })).toHaveValue('ул. Ленина, 1');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'При получении' })).toBeChecked());
  expect(consent()).not.toBeChecked();
});

test('a placed order leaves nothing behind', async () => {
  const { user, onSuccess } = open();
  await fillForCourier(user);
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await booked();
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect({ ...sessionStorage }).toEqual({});
});

test('a reload after a lost answer, with the goods still in the basket, sends the same key', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.fail('createOrder', 'network');
  const first = open(shop);
  await fillForCourier(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await screen.findByRole('dialog', { name: 'Что-то пошло не так' });
  first.unmount();

  shop.fail('createOrder', null);
  const { user } = open(shop);
  await name();
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  await booked();
  const [one, two] = shop.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBeTruthy();
  expect(two).toBe(one);
});

test('a reload while the answer was out finds the order that was made', async () => {
  const shop = backendWith([]);
  shop.answer('createOrder', { payment_link: '', orderNum: '100007' });
  keepAttempt(sessionStorage, { key: 'the key', values, order: null });
  const { onSuccess } = open(shop);
  await booked();
  expect(shop.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the key']);
  expect(onSuccess).toHaveBeenCalledWith({ paymentLink: '', orderNum: '100007' });
});

test('an answer lost, the basket found empty meanwhile: the order is told when the failure is closed', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.fail('createOrder', 'network');
  const { user, store } = open(shop);
  await fillForCourier(user);
  await user.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  const failed = await screen.findByRole('dialog', { name: 'Что-то пошло не так' });
  shop.fail('createOrder', null);
  shop.answer('createOrder', { payment_link: '', orderNum: '100010' });
  shop.state.basket = [];
  act(() => void store.dispatch(shopApi.util.invalidateTags(['Basket'])));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await user.click(within(failed).getByRole('button', { name: 'Закрыть' }));
  await booked();
});

test('a reload while the answer was out, and no order: the basket is empty, nobody is told of a failure', async () => {
  const shop = backendWith([]);
  shop.fail('createOrder', 'errorCode1');
  keepAttempt(sessionStorage, { key: 'the key', values, order: null });
  open(shop);
  expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readAttempt(sessionStorage)).toBeNull();
});

describe('coming back from the acquirer by the button of the browser', () => {
  const order = { paymentLink: '/pay/1', orderNum: '100008' };
  beforeEach(() => keepAttempt(sessionStorage, { key: 'k', values: { ...values, payment: 'card' }, order }));

  test('finds the way to pay again, without a new order', async () => {
    const { shop, onNavigate } = open(backendWith([]), { payment: 'pending' });
    expect(await screen.findByRole('heading', { name: 'Заказ № 100008 принят' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/pay/1');
    expect(shop.callsOf('createOrder')).toEqual([]);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test.each([
    { payment: 'paid' },
    { payment: 'failed' },
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
  keepAttempt(sessionStorage, { key: 'the key', values: { ...values, payment: 'card' }, order: null });
  const { onNavigate } = open(shop);
  const pay = await screen.findByRole('link', { name: 'Перейти к оплате' });
  expect(pay).toHaveAttribute('href', '/pay/2');
  expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  expect(onNavigate).not.toHaveBeenCalled();
});
