import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeShop } from '../testing/fake-shop.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { PromoCode } from './PromoCode.js';

function open() {
  const shop = createFakeShop([{ id: 1, title: 'Палатка', price: 1000, quantity: 1 }]);
  const onSuccess = jest.fn();
  return { shop, onSuccess, user: userEvent.setup(), ...renderInShop(<PromoCode onSuccess={onSuccess} />, shop) };
}
const field = () => screen.findByRole('textbox', { name: 'Промокод' });
const apply = () => screen.getByRole('button', { name: 'Применить' });

test('applied, then cancelled', async () => {
  const { user, shop, onSuccess } = open();
  await user.type(await field(), ' ЗИМА10 {Enter}');
  expect(await screen.findByText('Промокод применён')).toBeInTheDocument();
  expect(shop.callsTo('basket/applyPromocode/')[0]?.body).toEqual({ promocode: 'ЗИМА10' });
  await user.click(screen.getByRole('button', { name: 'Отменить промокод' }));
  expect(await field()).toHaveValue('');
  expect(shop.callsTo('basket/cancelPromocode/')).toHaveLength(1);
  expect(onSuccess.mock.calls).toEqual([['promoApplied'], ['promoCancelled']]);
});

test('an empty code is asked for and never sent', async () => {
  const { user, shop } = open();
  await field();
  await user.click(apply());
  expect(await field()).toHaveAccessibleDescription('Обязательное поле');
  expect(await field()).toBeInvalid();
  expect(shop.callsTo('basket/applyPromocode/')).toHaveLength(0);
});

test('a refused code puts the field into its error state until it is changed', async () => {
  const { user } = open();
  await user.type(await field(), 'ЛЕТО');
  await user.click(apply());
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveAccessibleDescription('Промокод не найден');
  await user.type(await field(), '5');
  expect(await field()).toBeValid();
});

test('a failed cancellation leaves the code applied', async () => {
  const { user, shop } = open();
  await user.type(await field(), 'ЗИМА10{Enter}');
  shop.refuse('basket/cancelPromocode/', 'Не вышло');
  await user.click(await screen.findByRole('button', { name: 'Отменить промокод' }));
  await waitFor(() => expect(shop.callsTo('basket/cancelPromocode/')).toHaveLength(1));
  expect(screen.getByText('Промокод применён')).toBeInTheDocument();
});
