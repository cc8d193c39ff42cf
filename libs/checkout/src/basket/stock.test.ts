import fc from 'fast-check';
import { capQuantity, isAvailable } from './stock.js';

test.each([
  [0, 5, 1],
  [-3, 5, 1],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 1],
  [2.7, 5, 2],
  [5, 5, 5],
  [6, 5, 5],
  [600, undefined, 600],
  [3, 0, 3],
])('%p of %p in stock becomes %p', (wanted, stock, quantity) => {
  expect(capQuantity(wanted, stock)).toBe(quantity);
});

test('never below one, never above the stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 1000 }), (wanted, stock) => {
      const quantity = capQuantity(wanted, stock);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(quantity).toBeLessThanOrEqual(stock);
    }),
  );
});

test('a line is unavailable only when the shops say so', () => {
  expect(isAvailable({ stock: 0 })).toBe(false);
  expect(isAvailable({ stock: 1 })).toBe(true);
  expect(isAvailable({})).toBe(true);
});
