import { differencesOf, missingKeysOf, shown } from './differences.js';
import { wireCalls } from './wire-calls.js';

const responseOf = (name: string) => {
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(name);
  return call.response;
};
const card = { id: 1, link: '/a/', title: 'Кружка', price: 10 };
const linesOf = (name: string, result: unknown) =>
  differencesOf(responseOf(name), result).map(({ path, wanted, came }) => `${path}: wanted ${wanted}, came ${came}`);

test.each<[says: string, name: string, result: unknown, lines: string[]]>([
  ['nothing of what is right', 'getFavoriteItems', { items: [card] }, []],
  [
    'a wrong type',
    'getFavoriteItems',
    { items: [card, { ...card, price: 'дорого' }] },
    ['items[1].price: wanted a number, or text that is one, came "дорого"'],
  ],
  [
    'a missing key',
    'getFavoriteItems',
    { items: [{ ...card, title: undefined }] },
    ['items[0].title: wanted text, came nothing: the key is missing'],
  ],
  ['a missing list', 'getFavoriteItems', {}, ['items: wanted a list, came nothing: the key is missing']],
  ['no object at all', 'getBasketPrice', null, [': wanted an object, came null']],
  [
    'a switch',
    'getFavoriteItems',
    { items: [{ ...card, newItem: 'да' }] },
    ['items[0].newItem: wanted a switch: true, false, 1, 0, "Y" or "N", came "да"'],
  ],
  [
    'a closed list',
    'getReceivePoints',
    { type: 'магазины', items: [] },
    ['type: wanted "shops", or "points", came "магазины"'],
  ],
  [
    'a pair',
    'getReceivePoints',
    { type: 'shops', items: [{ id: 1, address: 'ул.', coords: [57] }] },
    ['items[0].coords[1]: wanted a number, or text that is one, came nothing: the key is missing'],
  ],
  ['what may be bare', 'getCityList', [{ id: 1 }], ['[0].value: wanted text, came nothing: the key is missing']],
  ['text that may be absent', 'getSaleContent', { content: 5 }, ['content: wanted text, or nothing, came 5']],
])('reports %s', (_says, name, result, lines) => {
  expect(linesOf(name, result)).toEqual(lines);
});

test('truncates long values', () => {
  expect(shown('д'.repeat(200))).toBe(`"${'д'.repeat(78)}…`);
});

test('names documented keys that are missing, and accepts empty ones', () => {
  const full = { ...card, oldPrice: null, img: '', recommended: false, newItem: false };
  expect(missingKeysOf('getListing', { count: 1, items: [full] })).toEqual([]);
  expect(missingKeysOf('getListing', { count: 2, items: [full, card] }).map(({ path }) => path)).toEqual([
    'items[1].oldPrice',
    'items[1].img',
    'items[1].recommended',
    'items[1].newItem',
  ]);
  expect(missingKeysOf('getUser', { user: { id: '' } })).toHaveLength(7);
  expect(missingKeysOf('getUser', { user: null })).toEqual([]);
  expect(missingKeysOf('getBasketLength', {})).toEqual([]);
});
