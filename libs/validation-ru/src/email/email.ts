import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isEmail } from './is-email.js';

/** Shown when a text does not look like an e-mail address. */
export const emailMessage = 'Некорректный email';

/**
 * Pipe action: looks like an e-mail address; an empty text passes.
 *
 * @param message Defaults to «Некорректный email».
 */
export const email = (message: string = emailMessage) =>
  v.check<string, string>((value) => value === '' || isEmail(value), message);

/** Messages for a required e-mail. */
export interface EmailMessages {
  readonly required?: string;
  readonly email?: string;
}

/** Schema of a required e-mail; outputs it trimmed. */
export const requiredEmail = (messages: EmailMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), email(messages.email));
};

/** Schema of an optional e-mail; outputs it trimmed, or '' when empty. */
export const optionalEmail = (message: string = emailMessage) => v.pipe(text(message), email(message));
