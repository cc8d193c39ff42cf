import fc from 'fast-check';
import { firstMessage } from '../first-message/first-message.js';
import { enteredPassword, optionalPassword, requiredPassword } from './password.js';

const alphabet = 'Пароль должен содержать только латинские буквы и цифры';
const length = 'Пароль должен быть не менее 6 символов';
const digit = 'Пароль должен содержать цифры';
const letter = 'Пароль должен содержать латинские буквы';

test.each<[string, string | null]>([
  // The first failing rule is reported, in the order of the specification.
  ['пар', alphabet],
  ['пароль1', alphabet],
  ['abc 123', alphabet],
  ['abc123!', alphabet],
  [' abc123', alphabet],
  ['abc', length],
  ['12345', length],
  ['abcdef', digit],
  ['123456', letter],
  ['abc123', null],
  ['ABCDE1', null],
])('password %p', (value, message) => {
  expect(firstMessage(requiredPassword(), value)).toBe(message);
  expect(firstMessage(optionalPassword(), value)).toBe(message);
});

test('an empty one passes only where it may stay empty', () => {
  expect(firstMessage(optionalPassword(), '')).toBeNull();
  expect(firstMessage(requiredPassword(), '')).toBe('Обязательное поле');
  expect(firstMessage(requiredPassword(), undefined)).toBe('Обязательное поле');
  expect(firstMessage(enteredPassword(), '')).toBe('Обязательное поле');
  expect(firstMessage(enteredPassword(), 'любой')).toBeNull();
});

test("uses the caller's messages, one sentence at a time", () => {
  const schema = requiredPassword({ length: 'Коротко' });
  expect(firstMessage(schema, 'abc')).toBe('Коротко');
  expect(firstMessage(schema, 'abcdef')).toBe(digit);
});

test('six Latin letters and digits with both kinds always pass', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9]{4,40}$/), (middle) => {
      expect(firstMessage(requiredPassword(), `a${middle}1`)).toBeNull();
    }),
  );
});
