import fc from 'fast-check';
import { firstMessage } from '../first-message/first-message.js';
import { optionalBirthDate } from './birth-date.js';

const noon = Date.UTC(2026, 10, 22, 12);
const rule = optionalBirthDate({}, () => noon);

test.each<[string, string | null]>([
  ['', null],
  ['28.02.1990', null],
  ['22.11.2026', null],
  // Fourteen hours ahead of Greenwich it is the 23rd already.
  ['23.11.2026', null],
  ['24.11.2026', 'Дата рождения не может быть в будущем'],
  ['01.01.9999', 'Дата рождения не может быть в будущем'],
  ['01.01.1900', null],
  ['31.12.1899', 'Дата рождения не может быть раньше 1900 года'],
  ['01.01.0001', 'Дата рождения не может быть раньше 1900 года'],
  ['31.02.1990', 'Некорректная дата'],
  ['31.02.2090', 'Некорректная дата'],
  ['1990', 'Некорректная дата'],
])('birth date %j: %s', (value, message) => {
  expect(firstMessage(rule, value)).toBe(message);
});

test("uses the host's messages", () => {
  expect(
    firstMessage(
      optionalBirthDate({ future: 'Ещё рано' }, () => noon),
      '24.11.2026',
    ),
  ).toBe('Ещё рано');
});

test('accepts every day from 1900 to today and none after tomorrow', () => {
  const day = 86_400_000;
  const write = (time: number) => new Date(time).toISOString().slice(0, 10).split('-').reverse().join('.');
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1900, 0, 1) / day, max: Math.floor(noon / day) + 40_000 }), (number) => {
      const isPast = number * day <= noon;
      const isFuture = number * day >= noon + 2 * day;
      const message = firstMessage(rule, write(number * day));
      if (isPast) expect(message).toBeNull();
      if (isFuture) expect(message).toBe('Дата рождения не может быть в будущем');
    }),
  );
});
