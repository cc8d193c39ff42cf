/** @jest-environment jest-fixed-jsdom */
import { placedOrderNote as noteIn, rememberPlacedOrder } from './placed-order.js';
import { placedOrderTexts } from './placed-order.texts.js';

const placedOrderNote = (unpaid?: string, inCredit?: string) => noteIn(placedOrderTexts, unpaid, inCredit);

beforeEach(() => sessionStorage.clear());

test('a guest who ordered nothing reads nothing', () => {
  expect(placedOrderNote()).toBeUndefined();
});

test('a guest reads the number of the last order of this tab', () => {
  rememberPlacedOrder('100244');
  rememberPlacedOrder('100245');
  expect(placedOrderNote()).toBe('Заказ № 100245 принят. Войдите, чтобы следить за ним.');
});

test('what is left to do is shown with its order', () => {
  rememberPlacedOrder('100245');
  expect(placedOrderNote('100244')).toBe('Заказ № 100244 принят и ждёт оплаты. Войдите, чтобы следить за ним.');
  expect(placedOrderNote(undefined, '100245')).toBe(
    'Заказ № 100245 принят и ждёт решения по кредиту. Войдите, чтобы следить за ним.',
  );
  expect(placedOrderNote('100244', '100245')).toBe(
    'Заказ № 100244 ждёт оплаты, заказ № 100245 — решения по кредиту. Войдите, чтобы следить за ними.',
  );
});

test('an order without a number is accepted all the same', () => {
  rememberPlacedOrder('');
  expect(placedOrderNote()).toBe('Заказ принят. Войдите, чтобы следить за ним.');
  expect(placedOrderNote('')).toBe('Заказ принят и ждёт оплаты. Войдите, чтобы следить за ним.');
  expect(placedOrderNote(undefined, '')).toBe('Заказ принят и ждёт решения по кредиту. Войдите, чтобы следить за ним.');
  expect(placedOrderNote('100244', '')).toBe(
    'Заказ № 100244 ждёт оплаты, заказ — решения по кредиту. Войдите, чтобы следить за ними.',
  );
});
