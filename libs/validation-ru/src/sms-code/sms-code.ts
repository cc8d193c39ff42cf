import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';

/** Shown when a code does not have exactly 4 characters. */
export const smsCodeMessage = 'Код из смс не может быть меньше 4 символов';

/** Length of a code from an SMS. */
export const smsCodeLength = 4;

/**
 * Pipe action: exactly 4 characters.
 *
 * @param message Defaults to «Код из смс не может быть меньше 4 символов».
 */
export const smsCode = (message: string = smsCodeMessage) =>
  v.check<string, string>((value) => value.length === smsCodeLength, message);

/** Messages for a required code. */
export interface SmsCodeMessages {
  readonly required?: string;
  readonly smsCode?: string;
}

/** Schema of a required code; outputs it trimmed. */
export const requiredSmsCode = (messages: SmsCodeMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), smsCode(messages.smsCode));
};
