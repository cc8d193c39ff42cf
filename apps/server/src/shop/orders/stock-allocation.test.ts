import fc from 'fast-check';

import { allocateStock } from './stock-allocation.js';

const stock = [
  { shopId: 1, amount: 2 },
  { shopId: 2, amount: 5 },
  { shopId: 3, amount: 0 },
];

describe('where goods are taken from', () => {
  it.each([
    [1, null, [{ shopId: 2, amount: 1 }]],
    [
      6,
      null,
      [
        { shopId: 2, amount: 5 },
        { shopId: 1, amount: 1 },
      ],
    ],
    [
      3,
      1,
      [
        { shopId: 1, amount: 2 },
        { shopId: 2, amount: 1 },
      ],
    ],
    [1, 3, [{ shopId: 2, amount: 1 }]],
    [8, null, null],
  ])('%i pcs for shop %s', (wanted, shop, takes) => {
    expect(allocateStock(stock, wanted, shop)).toEqual(takes);
  });

  it('takes exactly as many as asked, and nowhere more than there are', () => {
    const shops = fc.uniqueArray(fc.record({ shopId: fc.integer({ min: 1, max: 30 }), amount: fc.nat(20) }), {
      selector: (shop) => shop.shopId,
      maxLength: 10,
    });
    fc.assert(
      fc.property(
        shops,
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.integer({ min: 1, max: 30 })),
        (all, wanted, at) => {
          const takes = allocateStock(all, wanted, at);
          const has = new Map(all.map((shop) => [shop.shopId, shop.amount]));
          if (takes === null) {
            expect(all.reduce((sum, shop) => sum + shop.amount, 0)).toBeLessThan(wanted);
            return;
          }
          expect(takes.reduce((sum, take) => sum + take.amount, 0)).toBe(wanted);
          takes.forEach((take) => expect(take.amount).toBeLessThanOrEqual(has.get(take.shopId)!));
        },
      ),
    );
  });
});
