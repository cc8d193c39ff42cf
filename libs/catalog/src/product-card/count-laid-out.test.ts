import { card } from '../testing/goods.fixtures.js';
import { countLaidOut } from './count-laid-out.js';

const row = (...ratings: (number | undefined)[]) => ratings.map((rating, index) => card(index + 1, { rating }));
const none = undefined;

it.each([
  ['as many as the widest window shows', row(5, 5, 5, 5, 5, 5), { base: 1, sm: 2, md: 4 }, 4],
  ['a card that is seen in part counts', row(5, 5, 5, 5, 5, 5), { base: 1.25, sm: 2.5 }, 3],
  ['one at least', row(5, 5), {}, 1],
  ['all up to the first with a rating', row(none, none, none, 0, none, 4, none), { base: 2 }, 6],
  ['no further when none has one', row(none, none, none, none), { base: 2 }, 2],
])('%s', (_what, items, perView, count) => {
  expect(countLaidOut(items, perView)).toBe(count);
});
