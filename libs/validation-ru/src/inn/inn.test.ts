import { firstMessage } from '../first-message/first-message.js';
import { optionalInn, requiredInn } from './inn.js';

const message = 'ИНН должен содержать либо 10, либо 12 цифр';

test.each<[unknown, string | null, string | null]>([
  [undefined, 'Обязательное поле', null],
  ['', 'Обязательное поле', null],
  ['123456789', message, message],
  ['12345678901', message, message],
  ['1234567890123', message, message],
  ['7202123456', null, null],
  [' 720212345678 ', null, null],
])('inn %p', (value, whenRequired, whenOptional) => {
  expect(firstMessage(requiredInn(), value)).toBe(whenRequired);
  expect(firstMessage(optionalInn(), value)).toBe(whenOptional);
});
