import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';

/** S1 §5. */
export const smsCodeMessage = 'Код из смс не может быть меньше 4 символов';

/** Length of a code from an SMS. S2 §9. */
export const smsCodeLength = 4;

/**
 * Pipe action: exactly 4 characters. S1 §5.
 *
 * @param message «Код из смс не может быть меньше 4 символов» unless told otherwise.
 */
export const smsCode = (message: string = smsCodeMessage) =>
  v.check<string, string>((value) => value.length === smsCodeLength, message);

/** Messages of a code that must be there. */
export interface SmsCodeMessages {
  readonly required?: string;
  readonly smsCode?: string;
}

/** Schema of a code that must be there; gives it trimmed. S2 §4. */
export const requiredSmsCode = (messages: SmsCodeMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), smsCode(messages.smsCode));
};
