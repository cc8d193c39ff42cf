import { firstMessage, requiredPassword, requiredStrictPassword } from '@tropa/validation-ru';
import { commonPasswords, isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it('are written in small letters and pass the usual rule: any other entry would reject nobody', () => {
    const useless = [...commonPasswords].filter(
      (one) => one !== one.toLowerCase() || firstMessage(requiredPassword(), one) !== null,
    );
    expect(useless).toEqual([]);
  });

  it.each(['qwerty123', 'QWERTY123', '1q2w3e4r', 'Password1', 'gfhjkm123'])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ['йцукен123', 'qwerty123 in the other layout'],
    ['ПАРОЛЬ123', 'parol123, and gfhjkm123 in the other layout'],
    ['Привет123', 'privet123'],
    ['мама1234', 'mama1234'],
    ['андрей123', 'andrey123'],
    ['фывасит123', null],
    ['наташа123', 'natasha123'],
    ['мой лыжный сезон 26', null],
    ['пароль123!', null],
    ['Тропа-2026', null],
  ])('%s, which the strict rule lets pass, is like %s', (password, like) => {
    expect(firstMessage(requiredStrictPassword(), password)).toBeNull();
    expect(isCommonPassword(password)).toBe(like !== null);
  });

  it.each(['Tropa2026', 'Novyi77'])('%s is not one', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
