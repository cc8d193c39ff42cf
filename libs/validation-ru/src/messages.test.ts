import { createHash } from 'node:crypto';
import {
  dateMessage,
  emailMessage,
  fileMessages,
  innMessage,
  passwordConfirmMessage,
  passwordMessages,
  phoneMessage,
  privacyMessage,
  ratingMessage,
  requiredMessage,
  smsCodeMessage,
} from './index.js';

const messages = [
  requiredMessage,
  ratingMessage,
  phoneMessage,
  smsCodeMessage,
  emailMessage,
  passwordMessages.alphabet,
  passwordMessages.length,
  passwordMessages.digit,
  passwordMessages.letter,
  passwordConfirmMessage,
  innMessage,
  privacyMessage,
  dateMessage,
  fileMessages.extensions('{list}'),
  fileMessages.size(2).replace('2', '{n}'),
  fileMessages.count(2).replace('2', '{n}'),
];

test('the sentences are those of S1 §5, byte for byte', () => {
  // SHA-256 of the quoted sentences of the specification, in its order, one a line.
  const hash = createHash('sha256').update(messages.join('\n'), 'utf8').digest('hex');
  expect(hash).toBe('5166f499a640e6509ae147f29d3a771787f6957dad0946be6677d797ba921037');
});

test.each(messages)('%s', (message) => {
  for (const word of message.match(/\p{L}+/gu) ?? []) expect(word).toMatch(/^(?:[A-Za-z]+|[А-Яа-яЁё]+)$/);
  // No typographic spaces or dashes: only letters, digits and plain punctuation.
  expect(message).toMatch(/^[A-Za-zА-Яа-яЁё0-9 ,:!{}-]+$/);
  expect(message).toBe(message.normalize('NFC'));
});
