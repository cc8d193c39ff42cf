import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isEmail } from './is-email.js';

/** S1 §5. */
export const emailMessage = 'Некорректный email';

/**
 * Pipe action: looks like an e-mail; an empty text passes. S1 §5.
 *
 * @param message «Некорректный email» unless told otherwise.
 */
export const email = (message: string = emailMessage) =>
  v.check<string, string>((value) => value === '' || isEmail(value), message);

/** Messages of an e-mail that must be there. */
export interface EmailMessages {
  readonly required?: string;
  readonly email?: string;
}

/** Schema of an e-mail that must be there; gives it trimmed. S1 §5. */
export const requiredEmail = (messages: EmailMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), email(messages.email));
};

/** Schema of an e-mail that may stay empty; gives it trimmed, or ''. S1 §5. */
export const optionalEmail = (message: string = emailMessage) => v.pipe(text(message), email(message));
