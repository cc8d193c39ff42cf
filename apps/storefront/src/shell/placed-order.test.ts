import { placedOrderNote, rememberPlacedOrder } from './placed-order.js';

beforeEach(() => sessionStorage.clear());

test('a guest who ordered nothing reads nothing', () => {
  expect(placedOrderNote()).toBeUndefined();
});

test('a guest reads the number of the last order of this tab', () => {
  rememberPlacedOrder('100244');
  rememberPlacedOrder('100245');
  expect(placedOrderNote()).toBe('Заказ № 100245 принят. Войдите, чтобы следить за ним.');
});

test('an order without a number is accepted all the same', () => {
  rememberPlacedOrder('');
  expect(placedOrderNote()).toBe('Заказ принят. Войдите, чтобы следить за ним.');
});
