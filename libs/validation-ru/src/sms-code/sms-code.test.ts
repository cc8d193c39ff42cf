import { firstMessage } from '../first-message/first-message.js';
import { requiredSmsCode } from './sms-code.js';

test.each<[unknown, string | null]>([
  ['', 'Обязательное поле'],
  [undefined, 'Обязательное поле'],
  ['123', 'Код из смс не может быть меньше 4 символов'],
  ['12345', 'Код из смс не может быть меньше 4 символов'],
  ['1234', null],
  [' 0000 ', null],
])('code %p', (value, message) => expect(firstMessage(requiredSmsCode(), value)).toBe(message));
