import { daysInWords } from './delivery-days.js';

/** By the clock of Tyumen, UTC+5. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

it.each([
  ['2026-11-25', '12:00', [3, 5], '28–30 ноября'],
  ['2026-11-25', '17:59', [1, 1], '26 ноября'],
  ['2026-11-25', '18:00', [1, 1], '27 ноября'],
  ['2026-11-25', '12:00', [5, 7], '30 ноября – 2 декабря'],
  ['2026-12-30', '12:00', [1, 3], '31 декабря – 2 января'],
  ['2026-11-25', '00:10', [0, 1], '25–26 ноября'],
] as const)('on %s at %s in %j days: %s', (day, time, days, words) =>
  expect(daysInWords(at(day, time), days, 'Asia/Yekaterinburg')).toBe(words),
);
