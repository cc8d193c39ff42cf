import type { BasketLine, BasketState } from '@tropa/api-client';
import { isOtherBasket } from './seen-basket.js';

const line = (values: Partial<BasketLine> = {}) =>
  ({ id: 1, retailId: 11, quantity: 2, price: 100_00, ...values }) as BasketLine;
const basket = (items: readonly BasketLine[], price = 200_00) =>
  ({ items, price, salePrice: price, length: items.length }) as BasketState;
const seen = basket([line(), line({ id: 2 })]);

test.each([
  ['the same', basket([line(), line({ id: 2 })]), false],
  ['the same in another order', basket([line({ id: 2 }), line()]), false],
  ['ordered meanwhile', basket([], 0), false],
  ['another sum', basket([line(), line({ id: 2 })], 300_00), true],
  ['one more', basket([line(), line({ id: 2 }), line({ id: 3 })]), true],
  ['one less', basket([line()]), true],
  ['another variant', basket([line({ retailId: 12 }), line({ id: 2 })]), true],
  ['another quantity', basket([line({ quantity: 3 }), line({ id: 2 })]), true],
  ['two prices that make the same sum', basket([line({ price: 90_00 }), line({ id: 2, price: 110_00 })]), true],
])('a basket with %s is another one: %#', (_name, now, isOther) => {
  expect(isOtherBasket(seen, now)).toBe(isOther);
});
