import { isDeliveryFree, sumToPay, totalsOf } from './totals.js';

const lines = [
  { price: 1_249_000, oldPrice: 1_599_000, quantity: 1 },
  { price: 249_000, oldPrice: null, quantity: 2 },
];

test('the sum of the lines, their discount and their pieces', () => {
  expect(totalsOf(lines, null)).toEqual({ pieces: 3, full: 2_097_000, discount: 350_000, price: 1_747_000 });
});

test("the server's price is used, and what it takes off is the discount", () => {
  expect(totalsOf(lines, 1_572_000)).toMatchObject({ full: 2_097_000, discount: 525_000, price: 1_572_000 });
});

test('an old price below the price is not a discount', () => {
  const totals = totalsOf([{ price: 100, oldPrice: 50, quantity: 1 }], null);
  expect(totals).toMatchObject({ full: 100, discount: 0 });
});

test.each([
  [500_000, 500_000, false],
  [500_001, 500_000, true],
  [500_001, null, false],
  [500_001, undefined, false],
  [1, 0, true],
])('%p with limit %p is free: %p', (price, limit, isFree) => {
  expect(isDeliveryFree(price, limit)).toBe(isFree);
});

test.each([
  [undefined, 100],
  [{ isFree: true }, 100],
  [{ isFree: true, price: 50 }, 100],
  [{ isFree: false, price: 50 }, 150],
  [{ isFree: false, price: null }, 100],
  [{ isFree: false }, 100],
])('goods for 100 with delivery %j cost %i', (receiving, sum) => expect(sumToPay({ price: 100 }, receiving)).toBe(sum));
