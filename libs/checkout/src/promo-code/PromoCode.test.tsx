import { shopApi } from '@tropa/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, lineOf } from '../testing/shop-fixtures.js';
import { PromoCode } from './PromoCode.js';

function open(shop = backendWith([lineOf(backpack)]), settings = {}) {
  const onSuccess = jest.fn();
  return {
    shop,
    onSuccess,
    user: userEvent.setup({ delay: null }),
    ...renderInShop(<PromoCode onSuccess={onSuccess} />, shop, settings),
  };
}
const field = () => screen.findByRole('textbox', { name: 'Промокод' });
const apply = () => screen.getByRole('button', { name: 'Применить' });

test('applied, then cancelled', async () => {
  const { user, shop, onSuccess } = open();
  await user.type(await field(), ' TROPA10 {Enter}');
  expect(await screen.findByText('Промокод применён')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Промокод применёнTROPA10');
  expect(shop.callsOf('applyPromocode')[0]?.body).toEqual({ promocode: 'TROPA10' });
  expect(screen.getByRole('button', { name: 'Отменить промокод' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Отменить промокод' }));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(shop.callsOf('cancelPromocode')).toHaveLength(1);
  expect(onSuccess.mock.calls).toEqual([['promoApplied'], ['promoCancelled']]);
});

test('an empty code is reported as missing and never sent', async () => {
  const { user, shop } = open();
  await field();
  await user.click(apply());
  expect(await field()).toHaveAccessibleDescription('Обязательное поле');
  expect(await field()).toBeInvalid();
  expect(shop.callsOf('applyPromocode')).toHaveLength(0);
});

test('a rejected code puts the field into its error state until it is changed', async () => {
  const { user } = open();
  await user.type(await field(), 'ЛЕТО');
  await user.click(apply());
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveAccessibleDescription('Промокод не найден');
  expect(screen.getByText('Промокод не найден')).toHaveAttribute('aria-live', 'polite');
  await user.type(await field(), '5');
  expect(await field()).toBeValid();
});

test('a code that no longer gives a discount stays in the field with the reason of the shop, until it is changed', async () => {
  const shop = backendWith([lineOf(backpack)]);
  const answer = (await (await shop.fetchFn('/api/basket/getItems/')).json()) as { result: object };
  const promoProblem = { promocode: 'ЛЕТО20', message: 'Срок действия промокода истёк' };
  shop.answer('getBasketItems', { ...answer.result, isPromoApplied: false, promocode: '', promoProblem });
  const { user } = open(shop);
  await waitFor(async () => expect(await field()).toHaveValue('ЛЕТО20'));
  expect(await field()).toHaveAccessibleDescription('Срок действия промокода истёк');
  expect(await field()).toBeInvalid();
  await user.type(await field(), '5');
  expect(await field()).toBeValid();
});

test('a failed cancellation is logged, leaves the code applied and is reported at its button, with the message of the shop', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  const fault = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, shop } = open(undefined, { onError: undefined });
  await user.type(await field(), 'TROPA10{Enter}');
  shop.fail('cancelPromocode', 'errorCode1');
  const cancel = await screen.findByRole('button', { name: 'Отменить промокод' });
  await user.click(cancel);
  expect(await screen.findByText('Магазин отказал')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Промокод применён')).toBeInTheDocument();
  expect(log.mock.calls.map(([line]) => line)).toEqual(['cancelPromocode: Магазин отказал']);
  shop.fail('cancelPromocode', 'network');
  await user.click(cancel);
  expect(await screen.findByText('Не удалось отменить промокод. Попробуйте ещё раз.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(fault.mock.calls).toHaveLength(1);
  shop.fail('cancelPromocode', null);
  await user.click(cancel);
  await field();
  expect(screen.queryByText(/Не удалось отменить/)).not.toBeInTheDocument();
  fault.mockRestore();
  log.mockRestore();
});

test('a code applied in another tab is shown when the basket is fetched again', async () => {
  const { shop, store } = open();
  await field();
  await waitFor(() => expect(shop.callsOf('getBasketItems')).toHaveLength(1));
  shop.state.promocode = 'TROPA10';
  store.dispatch(shopApi.util.invalidateTags(['Basket']));
  expect(await screen.findByText('Промокод применён')).toBeInTheDocument();
});

test('with a server that never names the code, the page data and the last action here decide', async () => {
  const shop = backendWith([lineOf(backpack)]);
  const items = [{ ...backpack, price: 100, quantity: 1 }];
  for (const call of ['getBasketItems', 'applyPromocode', 'cancelPromocode'] as const) shop.answer(call, { items });
  renderInShop(<PromoCode isInitiallyApplied />, shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить промокод' }));
  await userEvent.type(await field(), 'TROPA10{Enter}');
  expect(await screen.findByText('Промокод применён')).toBeInTheDocument();
});
