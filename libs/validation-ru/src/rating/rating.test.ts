import { firstMessage } from '../first-message/first-message.js';
import { requiredRating } from './rating.js';

test.each<[unknown, string | null]>([
  [0, 'Необходимо поставить оценку'],
  [undefined, 'Необходимо поставить оценку'],
  [null, 'Необходимо поставить оценку'],
  ['', 'Необходимо поставить оценку'],
  [-1, 'Необходимо поставить оценку'],
  [6, 'Необходимо поставить оценку'],
  [4.5, 'Необходимо поставить оценку'],
  [Number.NaN, 'Необходимо поставить оценку'],
  [1, null],
  [5, null],
])('rating %p', (value, message) => expect(firstMessage(requiredRating(), value)).toBe(message));
