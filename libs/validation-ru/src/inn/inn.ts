import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';

/** S1 §5. */
export const innMessage = 'ИНН должен содержать либо 10, либо 12 цифр';

/** Whether the text is as long as an INN: of a company 10, of a person 12. Length only (decision 7). */
export const isInn = (value: string): boolean => value.length === 10 || value.length === 12;

/**
 * Pipe action: 10 or 12 characters. S1 §5.
 *
 * @param message «ИНН должен содержать либо 10, либо 12 цифр» unless told otherwise.
 */
export const inn = (message: string = innMessage) => v.check<string, string>(isInn, message);

/** Messages of an INN that must be there. */
export interface InnMessages {
  readonly required?: string;
  readonly inn?: string;
}

/** Schema of an INN that must be there; gives it trimmed. S1 §5. */
export const requiredInn = (messages: InnMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), inn(messages.inn));
};

/** Schema of an INN that may stay empty; gives it trimmed, or ''. S1 §5. */
export const optionalInn = (message: string = innMessage) =>
  v.pipe(
    text(message),
    v.check((value) => value === '' || isInn(value), message),
  );
