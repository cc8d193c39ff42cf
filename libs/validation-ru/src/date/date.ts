import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isDate } from './is-date.js';

/** S1 §5. */
export const dateMessage = 'Некорректная дата';

/**
 * Pipe action: a day of the calendar, dd.mm.yyyy. S1 §5.
 *
 * @param message «Некорректная дата» unless told otherwise.
 */
export const date = (message: string = dateMessage) => v.check<string, string>(isDate, message);

/** Messages of a date that must be there. */
export interface DateMessages {
  readonly required?: string;
  readonly date?: string;
}

/** Schema of a date that must be there; gives it trimmed. S1 §5. */
export const requiredDate = (messages: DateMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), date(messages.date));
};

/** Schema of a date that may stay empty; gives it trimmed, or ''. S1 §5, S2 §5. */
export const optionalDate = (message: string = dateMessage) =>
  v.pipe(
    text(message),
    v.check((value) => value === '' || isDate(value), message),
  );
