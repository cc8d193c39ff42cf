import { firstMessage } from '../first-message/first-message.js';
import { privacy } from './privacy.js';

test.each<[unknown, string | null]>([
  [false, 'Вы должны согласиться, чтобы продолжить!'],
  [undefined, 'Вы должны согласиться, чтобы продолжить!'],
  [null, 'Вы должны согласиться, чтобы продолжить!'],
  ['on', 'Вы должны согласиться, чтобы продолжить!'],
  [true, null],
])('consent %p', (value, message) => expect(firstMessage(privacy(), value)).toBe(message));
