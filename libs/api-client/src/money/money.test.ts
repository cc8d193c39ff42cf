import { toKopecks, toMaybeKopecks, toRoubles } from './money.js';
import fc from 'fast-check';

test('roubles of the wire become exact kopecks, as numbers and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (kopecks) => {
      const text = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
      expect(toKopecks(text)).toBe(kopecks);
      expect(toKopecks(Number(text))).toBe(kopecks);
      expect(toKopecks(toRoubles(kopecks))).toBe(kopecks);
    }),
  );
});

test.each([
  [19.99, 1999],
  [4.35, 435],
  [1.1, 110],
  ['1990', 199000],
  [0, 0],
])('%s roubles are %s kopecks', (roubles, kopecks) => {
  expect(toKopecks(roubles)).toBe(kopecks);
});

test.each([[null], [undefined], [''], [0], ['0']])('no old price: %s', (value) => {
  expect(toMaybeKopecks(value)).toBeNull();
});
