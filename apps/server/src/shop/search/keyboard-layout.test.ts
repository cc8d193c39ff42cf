import { swapLayout } from './keyboard-layout.js';

describe('другая раскладка', () => {
  it.each([
    ['rhjccjdrb', 'кроссовки'],
    ['Gfkfnrf', 'палатка'],
    ['rjymrb', 'коньки'],
    ['k.;b', 'люжи'],
    ['тшлу', 'nike'],
    ['`knf 2', 'ёлта 2'],
  ])('«%s» — это «%s»', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant);
  });

  it.each(['лыжи nike', '123', '', '💥'])('«%s» иначе не прочесть', (typed) => {
    expect(swapLayout(typed)).toBeNull();
  });
});
