import * as v from 'valibot';
import { firstMessage } from '../first-message/first-message.js';
import { selected, selectedMany } from './selected.js';

test.each<[unknown, string | null]>([
  [undefined, 'Обязательное поле'],
  [null, 'Обязательное поле'],
  ['', 'Обязательное поле'],
  [0, null],
  ['7', null],
  [{ id: 1, value: 'Тюмень' }, null],
])('selected: %p', (value, message) => expect(firstMessage(selected(), value)).toBe(message));

test.each<[unknown, string | null]>([
  [undefined, 'Обязательное поле'],
  [[], 'Обязательное поле'],
  ['7', 'Обязательное поле'],
  [[0], null],
])('selectedMany: %p', (value, message) => expect(firstMessage(selectedMany(), value)).toBe(message));

test("outputs the choice itself, and uses the caller's message", () => {
  const city = { id: 1, value: 'Тюмень' };
  expect(v.parse(selected<typeof city>(), city)).toBe(city);
  expect(firstMessage(selected('Выберите город'), null)).toBe('Выберите город');
  expect(firstMessage(v.object({ city: selected() }), {})).toBe('Обязательное поле');
});
