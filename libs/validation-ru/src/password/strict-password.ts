import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { rawText } from '../text/raw-text.js';

/** Fewest characters of a password by the strict rule. */
export const strictPasswordMinLength = 8;

/** What can be wrong with a password by the strict rule, in the order in which it is told. */
export const strictPasswordMessages = {
  length: 'Пароль должен быть не менее 8 символов',
  digit: 'Пароль должен содержать цифры',
  letter: 'Пароль должен содержать буквы',
} as const;

/** Messages of the strict rule; what is left out keeps its sentence. */
export type StrictPasswordMessages = Partial<Record<keyof typeof strictPasswordMessages, string>>;

const strictProblem = (value: string): keyof typeof strictPasswordMessages | null => {
  if (value === '') return null;
  if ([...value].length < strictPasswordMinLength) return 'length';
  if (!/\d/.test(value)) return 'digit';
  return /\p{L}/u.test(value) ? null : 'letter';
};

/**
 * Pipe action for shops that ask more than S1 §5: eight characters or more, a digit and a letter of any alphabet, any
 * other signs too; an empty password passes.
 *
 * @param messages The three sentences unless told otherwise.
 */
export const strictPassword = (messages: StrictPasswordMessages = {}) => {
  const texts = { ...strictPasswordMessages, ...messages };
  return v.check<string, string | ((issue: v.CheckIssue<string>) => string)>(
    (value) => strictProblem(value) === null,
    (issue) => texts[strictProblem(issue.input) ?? 'length'],
  );
};

/** Schema of a new password by the strict rule: there, and long enough. Never trimmed. */
export const requiredStrictPassword = (messages: StrictPasswordMessages & { readonly required?: string } = {}) => {
  const { required: whenEmpty = requiredMessage, ...rest } = messages;
  return v.pipe(rawText(whenEmpty), required<string>(whenEmpty), strictPassword(rest));
};
