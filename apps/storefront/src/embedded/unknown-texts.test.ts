import { nearestName, reportUnknownTexts } from './unknown-texts.js';
import { checkTexts } from './check-texts.js';

let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => warned.mockRestore());
const told = () => warned.mock.calls.map(([line]) => String(line));

test('unknown text names are reported once, with the closest match', () => {
  const texts = {
    addToBasket: { add: 'Купить', ad: 'Взять' },
    search: { placeholdr: 'Найти' },
    ordr: { items: 'Вещи' },
    toString: {},
    warehouse: {},
    listing: { zzzzzzzzzzzz: 'Товары', sorts: { 'name-asc': 'А-Я' } },
  };
  reportUnknownTexts(texts, '_config.texts');
  reportUnknownTexts(texts, '_config.texts');
  expect(told()).toEqual([
    '_config.texts.addToBasket.ad is not a text of addToBasket; did you mean add?',
    '_config.texts.search.placeholdr is not a text of search; did you mean placeholder?',
    '_config.texts.ordr is not a component with texts; did you mean order?',
    expect.stringMatching(/^_config\.texts\.toString is not a component with texts; /),
    expect.stringMatching(/^_config\.texts\.warehouse is not a component with texts; all names are /),
    expect.stringMatching(
      /^_config\.texts\.listing\.zzzzzzzzzzzz is not a text of listing; it has chosen, count, .*sorts, store\.$/,
    ),
  ]);
});

test.each([
  ['Search', ['search', 'searchBox'], 'search'],
  ['baskt', ['basket', 'add'], 'basket'],
  ['empty', ['retry', 'title'], undefined],
  ['x', [], undefined],
])('%s of %j: %s', (said, known, meant) => expect(nearestName(said, known)).toBe(meant));

test.each([
  [true, { texts: { basket: { emty: 'Пусто' } } }, 1],
  [false, { texts: { basket: { emptyy: 'Пусто' } } }, 0],
  [true, {}, 0],
])('a page of another server: %s, with %j: %i reported', async (isForeign, words, count) => {
  checkTexts(words, 'data-props of the widget "basket"', { url: '/', cookies: {}, isForeign });
  // The same chunk, requested later: whoever waits for it has had it.
  await import('./unknown-texts.js');
  expect(told()).toHaveLength(count);
});
