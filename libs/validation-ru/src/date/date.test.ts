import fc from 'fast-check';
import { firstMessage } from '../first-message/first-message.js';
import { optionalDate, requiredDate } from './date.js';
import { isDate } from './is-date.js';

test.each<[string, string | null]>([
  ['31.02.2020', 'Некорректная дата'],
  ['29.02.2020', null],
  ['29.02.2021', 'Некорректная дата'],
  ['29.02.2000', null],
  ['29.02.1900', 'Некорректная дата'],
  ['31.04.2020', 'Некорректная дата'],
  ['30.04.2020', null],
  ['01.01.1985', null],
  ['00.01.1985', 'Некорректная дата'],
  ['01.00.1985', 'Некорректная дата'],
  ['01.13.1985', 'Некорректная дата'],
  ['01.01.0000', 'Некорректная дата'],
  ['1.1.1985', 'Некорректная дата'],
  ['01.01.85', 'Некорректная дата'],
  ['1985-01-01', 'Некорректная дата'],
  ['01/01/1985', 'Некорректная дата'],
  ['01.01.1985 ', null],
  ['01.01.1985г', 'Некорректная дата'],
  ['__.__.____', 'Некорректная дата'],
])('date %p', (value, message) => {
  expect(firstMessage(requiredDate(), value)).toBe(message);
  expect(firstMessage(optionalDate(), value)).toBe(message);
});

test('an empty one passes only where it may stay empty', () => {
  expect(firstMessage(optionalDate(), '')).toBeNull();
  expect(firstMessage(optionalDate(), undefined)).toBeNull();
  expect(firstMessage(requiredDate(), ' ')).toBe('Обязательное поле');
});

test("agrees with JavaScript's calendar", () => {
  const two = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.nat(40), fc.nat(14), fc.integer({ min: 1000, max: 9999 }), (day, month, year) => {
      const date = new Date(Date.UTC(year, month - 1, day));
      const exists = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
      expect(isDate(`${two(day)}.${two(month)}.${year}`)).toBe(exists);
    }),
    { numRuns: 2000 },
  );
});
