import { firstMessage } from '../first-message/first-message.js';
import { requiredStrictPassword } from './strict-password.js';

test.each<[string, string | null]>([
  ['', 'Обязательное поле'],
  ['пароль1', 'Пароль должен быть не менее 8 символов'],
  ['🎿🎿🎿🎿1', 'Пароль должен быть не менее 8 символов'],
  ['abcdefgh', 'Пароль должен содержать цифры'],
  ['12345678', 'Пароль должен содержать буквы'],
  ['1234 - 56', 'Пароль должен содержать буквы'],
  ['мой лыжный сезон 26', null],
  ['Tropa-2026', null],
])('strict password %p', (value, message) => {
  expect(firstMessage(requiredStrictPassword(), value)).toBe(message);
});

test("uses the caller's message", () => {
  expect(firstMessage(requiredStrictPassword({ length: 'Коротко' }), 'аб1')).toBe('Коротко');
});
