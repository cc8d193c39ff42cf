import { keepOrder } from './row-order.js';

test.each([
  [[], ['a', 'b'], ['a', 'b']],
  [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c'],
    ['c', 'd', 'a'],
    ['a', 'c', 'd'],
  ],
  [['a'], [], []],
])('%j, then %j, is shown as %j', (known, present, shown) => {
  expect(keepOrder(known, present)).toEqual(shown);
});
