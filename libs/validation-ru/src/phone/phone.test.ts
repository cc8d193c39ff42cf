import * as v from 'valibot';
import { firstMessage } from '../first-message/first-message.js';
import { optionalPhone, phone, requiredPhone } from './phone.js';

const short = 'Телефон не может быть меньше 10 символов';

test.each<[unknown, string | null, string | null]>([
  // value, when required, when optional
  [undefined, 'Обязательное поле', null],
  [null, 'Обязательное поле', null],
  ['', 'Обязательное поле', null],
  ['   ', 'Обязательное поле', null],
  ['+7 (___) ___-__-__', 'Обязательное поле', null],
  ['+7 (912) 34', short, short],
  ['8', short, short],
  ['буквы', short, short],
  ['912345678', short, short],
  ['91234567890', short, short],
  [9123456789, 'Обязательное поле', short],
  ['9123456789', null, null],
  ['89123456789', null, null],
  ['+7 (912) 345-67-89', null, null],
  ['+7 812 345-67-89', null, null],
])('phone %p', (value, whenRequired, whenOptional) => {
  expect(firstMessage(requiredPhone(), value)).toBe(whenRequired);
  expect(firstMessage(optionalPhone(), value)).toBe(whenOptional);
});

test('outputs ten digits for the wire, or an empty string', () => {
  expect(v.parse(requiredPhone(), '+7 (912) 345-67-89')).toBe('9123456789');
  expect(v.parse(optionalPhone(), '8 912 345 67 89')).toBe('9123456789');
  expect(v.parse(optionalPhone(), '+7 (')).toBe('');
});

test("uses the caller's message", () => {
  const schema = requiredPhone({ required: 'Нужен телефон', phone: 'Мало цифр' });
  expect(firstMessage(schema, '')).toBe('Нужен телефон');
  expect(firstMessage(schema, '912')).toBe('Мало цифр');
  expect(firstMessage(v.pipe(v.string(), phone('Мало')), '912')).toBe('Мало');
});
