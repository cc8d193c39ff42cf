import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { rawText } from '../text/raw-text.js';

/** Minimum length of a password under the strict rule. */
export const strictPasswordMinLength = 8;

/** What can be wrong with a password under the strict rule, in the order of the checks. */
export const strictPasswordMessages = {
  length: 'Пароль должен быть не менее 8 символов',
  digit: 'Пароль должен содержать цифры',
  letter: 'Пароль должен содержать буквы',
} as const;

/** Messages for the strict rule; omitted ones default to `strictPasswordMessages`. */
export type StrictPasswordMessages = Partial<Record<keyof typeof strictPasswordMessages, string>>;

const strictProblem = (value: string): keyof typeof strictPasswordMessages | null => {
  if (value === '') return null;
  if ([...value].length < strictPasswordMinLength) return 'length';
  if (!/\d/.test(value)) return 'digit';
  return /\p{L}/u.test(value) ? null : 'letter';
};

/**
 * Pipe action for shops that require more than `password` does: eight characters or more, with a digit and a letter of
 * any alphabet, any other characters allowed; an empty password passes.
 *
 * @param messages Omitted ones default to `strictPasswordMessages`.
 */
export const strictPassword = (messages: StrictPasswordMessages = {}) => {
  const texts = { ...strictPasswordMessages, ...messages };
  return v.check<string, string | ((issue: v.CheckIssue<string>) => string)>(
    (value) => strictProblem(value) === null,
    (issue) => texts[strictProblem(issue.input) ?? 'length'],
  );
};

/** Schema of a required new password under the strict rule. Never trimmed. */
export const requiredStrictPassword = (messages: StrictPasswordMessages & { readonly required?: string } = {}) => {
  const { required: whenEmpty = requiredMessage, ...rest } = messages;
  return v.pipe(rawText(whenEmpty), required<string>(whenEmpty), strictPassword(rest));
};
