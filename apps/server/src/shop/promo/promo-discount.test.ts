import fc from 'fast-check';

import { promoPrices } from './promo-discount.js';

const total = (lines: { quantity: number }[], prices: number[]) =>
  lines.reduce((all, line, i) => all + prices[i]! * line.quantity, 0);

const anyLines = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 50_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 12 },
);

const dearLines = anyLines.map((lines) => lines.map((line) => ({ ...line, price: line.price + 50_00 })));

describe('the discount of a promo code', () => {
  it.each([
    [[{ price: 100_00, quantity: 1 }], 10, [90_00]],
    [[{ price: 99_99, quantity: 3 }], 10, [90_00]], // 999.9 kopecks off become 999
    [[{ price: 1, quantity: 1 }], 99, [1]],
    [[{ price: 50_00, quantity: 1 }], 100, [1]],
    [[{ price: 50_00, quantity: 1 }], 0, [50_00]],
    [[{ price: 50_00, quantity: 1 }], -5, [50_00]],
  ])('a percentage is rounded down in each line: %j − %i %%', (lines, percent, expected) => {
    expect(promoPrices(lines, { kind: 'percent', percent })).toEqual(expected);
  });

  it('a sum is taken off whole when there is a line of one piece', () => {
    const lines = [
      { price: 333_33, quantity: 3 },
      { price: 100_01, quantity: 1 },
    ];
    const prices = promoPrices(lines, { kind: 'sum', sum: 500_00 });
    expect(total(lines, prices)).toBe(333_33 * 3 + 100_01 - 500_00);
  });

  it('a sum takes off no more than it is, and loses less than a kopeck per piece of the shortest line', () => {
    fc.assert(
      fc.property(dearLines, fc.integer({ min: 1, max: 10_000_00 }), (lines, sum) => {
        const before = lines.reduce((all, line) => all + line.price * line.quantity, 0);
        fc.pre(sum < before / 2);
        const off = before - total(lines, promoPrices(lines, { kind: 'sum', sum }));
        expect(off).toBeLessThanOrEqual(sum);
        expect(sum - off).toBeLessThan(Math.min(...lines.map((line) => line.quantity)));
      }),
    );
  });

  it('a price stays a whole number of kopecks, at least one and at most the one before', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: -10, max: 200 }) }),
          fc.record({ kind: fc.constant('sum' as const), sum: fc.integer({ min: -10, max: 1_000_000_00 }) }),
        ),
        (lines, terms) => {
          promoPrices(lines, terms).forEach((price, i) => {
            expect(Number.isInteger(price)).toBe(true);
            expect(price).toBeGreaterThanOrEqual(1);
            expect(price).toBeLessThanOrEqual(lines[i]!.price);
          });
        },
      ),
    );
  });
});
