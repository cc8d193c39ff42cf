import * as v from 'valibot';
import { dateMessage, optionalDate } from '../date/date.js';

/** Messages of a birth date. */
export interface BirthDateMessages {
  /** No day of the calendar. */
  readonly date?: string;
  /** A day that has not begun anywhere on earth. */
  readonly future?: string;
  /** Before 1900. */
  readonly early?: string;
}

/** What a birth date is told when the specification has no words for it. */
export const birthDateMessages = {
  date: dateMessage,
  future: 'Дата рождения не может быть в будущем',
  early: 'Дата рождения не может быть раньше 1900 года',
} as const;

/** The first time zone to see a new day is fourteen hours ahead: nobody's own today is the future. */
const firstZone = 14 * 3_600_000;

const sortable = (value: string): string => value.split('.').reverse().join('-');

/**
 * Schema of a birth date that may stay empty: dd.mm.yyyy, from 1900 to today; gives it trimmed, or ''. S1 §5, S2 §5.
 *
 * @param now The clock, ms; the machine's unless told otherwise.
 */
export const optionalBirthDate = (messages: BirthDateMessages = {}, now: () => number = Date.now) => {
  const words = { ...birthDateMessages, ...messages };
  const today = () => new Date(now() + firstZone).toISOString().slice(0, 10);
  return v.pipe(
    optionalDate(words.date),
    v.check((value) => value === '' || sortable(value) >= '1900-01-01', words.early),
    v.check((value) => sortable(value) <= today(), words.future),
  );
};
