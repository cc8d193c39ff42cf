import fc from 'fast-check';
import * as v from 'valibot';
import { firstMessage } from '../first-message/first-message.js';
import { optionalEmail, requiredEmail } from './email.js';

describe('addresses that mail can reach', () => {
  test.each([
    'ivan@example.ru',
    ' ivan@example.ru ',
    'Ivan.Petrov+shop@sub.example.co',
    'a@b.cd',
    "o'neil@example.com",
    'x@1c.ru',
    'info@пример.рф',
    'info@xn--e1afmkfd.xn--p1ai',
  ])('%p', (value) => {
    expect(firstMessage(requiredEmail(), value)).toBeNull();
    expect(firstMessage(optionalEmail(), value)).toBeNull();
  });
});

describe('texts that do not look like an address', () => {
  test.each([
    'ivan',
    'ivan@',
    '@example.ru',
    'ivan@example',
    'ivan@@example.ru',
    'ivan@exa mple.ru',
    'ivan petrov@example.ru',
    '.ivan@example.ru',
    'ivan.@example.ru',
    'ivan..petrov@example.ru',
    'ivan@.ru',
    'ivan@example..ru',
    'ivan@-example.ru',
    'ivan@example.r',
    'ivan@127.0.0.1',
    'иван@example.ru',
    'ivan@gmail.\u0441om',
    `${'a'.repeat(65)}@example.ru`,
    `a@${'b'.repeat(260)}.ru`,
    'ivan@example.ru, petr@example.ru',
  ])('%p', (value) => {
    expect(firstMessage(requiredEmail(), value)).toBe('Некорректный email');
    expect(firstMessage(optionalEmail(), value)).toBe('Некорректный email');
  });
});

test('an empty one passes only where it may stay empty', () => {
  for (const value of ['', '  ', null, undefined]) {
    expect(firstMessage(optionalEmail(), value)).toBeNull();
    expect(firstMessage(requiredEmail(), value)).toBe('Обязательное поле');
  }
  expect(v.parse(requiredEmail(), ' ivan@example.ru ')).toBe('ivan@example.ru');
});

test('every address that fast-check calls simple passes', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,10}$/);
  fc.assert(
    fc.property(part, part, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, zone) => {
      expect(firstMessage(requiredEmail(), `${local}@${host}.${zone}`)).toBeNull();
    }),
  );
});
