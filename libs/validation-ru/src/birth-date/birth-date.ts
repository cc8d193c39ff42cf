import * as v from 'valibot';
import { dateMessage, optionalDate } from '../date/date.js';

/** Messages for a birth date. */
export interface BirthDateMessages {
  /** Not a calendar day. */
  readonly date?: string;
  /** A day that has not begun anywhere on Earth. */
  readonly future?: string;
  /** Before 1900. */
  readonly early?: string;
}

/** Default messages for a birth date. */
export const birthDateMessages = {
  date: dateMessage,
  future: 'Дата рождения не может быть в будущем',
  early: 'Дата рождения не может быть раньше 1900 года',
} as const;

/** The first time zone to begin a new day is UTC+14: with it, nobody's own today counts as the future. */
const firstZone = 14 * 3_600_000;

const sortable = (value: string): string => value.split('.').reverse().join('-');

/**
 * Schema of an optional birth date: dd.mm.yyyy, from 1900 to today, where today has begun somewhere on Earth.
 * Outputs it trimmed, or '' when empty.
 *
 * @param now The clock, in ms; defaults to `Date.now`.
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
