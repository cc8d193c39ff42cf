import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';

/** Shown when an INN has neither 10 nor 12 characters. */
export const innMessage = 'ИНН должен содержать либо 10, либо 12 цифр';

/** Whether the text is as long as an INN: 10 characters for a company, 12 for a person. Only the length is checked. */
export const isInn = (value: string): boolean => value.length === 10 || value.length === 12;

/**
 * Pipe action: 10 or 12 characters.
 *
 * @param message Defaults to «ИНН должен содержать либо 10, либо 12 цифр».
 */
export const inn = (message: string = innMessage) => v.check<string, string>(isInn, message);

/** Messages for a required INN. */
export interface InnMessages {
  readonly required?: string;
  readonly inn?: string;
}

/** Schema of a required INN; outputs it trimmed. */
export const requiredInn = (messages: InnMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), inn(messages.inn));
};

/** Schema of an optional INN; outputs it trimmed, or '' when empty. */
export const optionalInn = (message: string = innMessage) =>
  v.pipe(
    text(message),
    v.check((value) => value === '' || isInn(value), message),
  );
