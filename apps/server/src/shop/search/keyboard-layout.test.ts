import { swapLayout } from './keyboard-layout.js';

describe('the other keyboard layout', () => {
  it.each([
    ['rhjccjdrb', 'кроссовки'],
    ['Gfkfnrf', 'палатка'],
    ['rjymrb', 'коньки'],
    ['k.;b', 'люжи'],
    ['тшлу', 'nike'],
    ['`knf 2', 'ёлта 2'],
  ])('«%s» is «%s»', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant);
  });

  it.each(['лыжи nike', '123', '', '💥'])('«%s» cannot be read otherwise', (typed) => {
    expect(swapLayout(typed)).toBeNull();
  });
});
