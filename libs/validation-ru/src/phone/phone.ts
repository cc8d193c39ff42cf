import * as v from 'valibot';
import { requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isBlankPhone, normalizePhone } from './normalize-phone.js';

/** Shown when a phone does not have exactly 10 digits once unmasked. */
export const phoneMessage = 'Телефон не может быть меньше 10 символов';

/** Whether the number has exactly ten digits once unmasked. */
export const isPhone = (value: string): boolean => normalizePhone(value).length === 10;

/**
 * Pipe action: ten digits in any notation; an empty field (or one with only the mask in it) passes.
 *
 * @param message Defaults to «Телефон не может быть меньше 10 символов».
 */
export const phone = (message: string = phoneMessage) =>
  v.check<string, string>((value) => isBlankPhone(value) || isPhone(value), message);

/** Messages for a required phone. */
export interface PhoneMessages {
  readonly required?: string;
  readonly phone?: string;
}

/** Schema of a required phone; outputs its ten digits, the form in which phones are sent to the server. */
export const requiredPhone = (messages: PhoneMessages = {}) => {
  const whenBlank = messages.required ?? requiredMessage;
  return v.pipe(
    text(whenBlank),
    v.check((value) => !isBlankPhone(value), whenBlank),
    phone(messages.phone),
    v.transform(normalizePhone),
  );
};

/** Schema of an optional phone; outputs its ten digits, or '' when empty. */
export const optionalPhone = (message: string = phoneMessage) =>
  v.pipe(
    text(message),
    phone(message),
    v.transform((value) => (isBlankPhone(value) ? '' : normalizePhone(value))),
  );
