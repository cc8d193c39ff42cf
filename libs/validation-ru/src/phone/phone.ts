import * as v from 'valibot';
import { requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isBlankPhone, normalizePhone } from './normalize-phone.js';

/** S1 §5. */
export const phoneMessage = 'Телефон не может быть меньше 10 символов';

/** Whether the unmasked number has its ten digits. S1 §5. */
export const isPhone = (value: string): boolean => normalizePhone(value).length === 10;

/**
 * Pipe action: ten digits in any spelling; an empty field (or one with only the mask in it) passes.
 * S1 §5, decision 5.
 *
 * @param message «Телефон не может быть меньше 10 символов» unless told otherwise.
 */
export const phone = (message: string = phoneMessage) =>
  v.check<string, string>((value) => isBlankPhone(value) || isPhone(value), message);

/** Messages of a phone that must be there. */
export interface PhoneMessages {
  readonly required?: string;
  readonly phone?: string;
}

/** Schema of a phone that must be there; gives its ten digits, as the wire wants them. S1 §5, decision 13. */
export const requiredPhone = (messages: PhoneMessages = {}) => {
  const whenBlank = messages.required ?? requiredMessage;
  return v.pipe(
    text(whenBlank),
    v.check((value) => !isBlankPhone(value), whenBlank),
    phone(messages.phone),
    v.transform(normalizePhone),
  );
};

/** Schema of a phone that may stay empty; gives ten digits or ''. S1 §5, decision 5. */
export const optionalPhone = (message: string = phoneMessage) =>
  v.pipe(
    text(message),
    phone(message),
    v.transform((value) => (isBlankPhone(value) ? '' : normalizePhone(value))),
  );
