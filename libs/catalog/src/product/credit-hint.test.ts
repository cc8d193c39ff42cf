import { creditPerMonth } from './credit-hint.js';

describe('creditPerMonth', () => {
  it.each([
    [2999_99, null],
    [3000_00, 250_00],
    [12490_00, 1040_00],
    [3011_99, 250_00],
    [3012_00, 251_00],
  ])('%i kopecks give %s', (price, expected) => {
    expect(creditPerMonth(price)).toBe(expected);
  });
});
