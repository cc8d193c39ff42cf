import * as v from 'valibot';
import { firstMessage } from '../first-message/first-message.js';
import { isFilled, optionalText, required, requiredText } from './required.js';

describe('required', () => {
  test.each<[string, unknown, string | null]>([
    ['null', null, 'Обязательное поле'],
    ['undefined', undefined, 'Обязательное поле'],
    ['an empty text', '', 'Обязательное поле'],
    ['spaces and tabs', ' \t\n', 'Обязательное поле'],
    ['a no-break space', '\u00a0', 'Обязательное поле'],
    ['an empty list', [], 'Обязательное поле'],
    ['zero (sex: male)', 0, null],
    ['false', false, null],
    ['the text 0', '0', null],
    ['a text', ' Иван ', null],
    ['a list', [0], null],
    ['an object', {}, null],
  ])('%s: the message, or none', (_name, value, message) => {
    expect(firstMessage(v.pipe(v.unknown(), required()), value)).toBe(message);
    expect(isFilled(value)).toBe(message === null);
  });

  test("uses the caller's message", () => {
    expect(firstMessage(v.pipe(v.unknown(), required('Укажите имя')), '')).toBe('Укажите имя');
  });
});

describe('requiredText', () => {
  test.each<[unknown, string | null]>([
    [undefined, 'Обязательное поле'],
    [null, 'Обязательное поле'],
    ['   ', 'Обязательное поле'],
    [5, 'Обязательное поле'],
    ['Иван', null],
  ])('%p', (value, message) => expect(firstMessage(requiredText(), value)).toBe(message));

  test('outputs the text trimmed', () => expect(v.parse(requiredText(), '  Иван ')).toBe('Иван'));

  test('a missing key in a form gets a Russian message', () => {
    expect(firstMessage(v.object({ name: requiredText() }), {})).toBe('Обязательное поле');
  });
});

test('optionalText outputs an empty string for a missing text', () => {
  expect(v.parse(optionalText(), undefined)).toBe('');
  expect(v.parse(optionalText(), ' да ')).toBe('да');
});
