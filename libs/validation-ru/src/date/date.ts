import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { text } from '../text/text.js';
import { isDate } from './is-date.js';

/** Shown when a date is not a calendar day in the form dd.mm.yyyy. */
export const dateMessage = 'Некорректная дата';

/**
 * Pipe action: a calendar day in the form dd.mm.yyyy; 31.02.2020 is rejected.
 *
 * @param message Defaults to «Некорректная дата».
 */
export const date = (message: string = dateMessage) => v.check<string, string>(isDate, message);

/** Messages for a required date. */
export interface DateMessages {
  readonly required?: string;
  readonly date?: string;
}

/** Schema of a required date; outputs it trimmed. */
export const requiredDate = (messages: DateMessages = {}) => {
  const whenEmpty = messages.required ?? requiredMessage;
  return v.pipe(text(whenEmpty), required<string>(whenEmpty), date(messages.date));
};

/** Schema of an optional date; outputs it trimmed, or '' when empty. */
export const optionalDate = (message: string = dateMessage) =>
  v.pipe(
    text(message),
    v.check((value) => value === '' || isDate(value), message),
  );
