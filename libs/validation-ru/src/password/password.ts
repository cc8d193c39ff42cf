import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { rawText } from '../text/raw-text.js';

/** Minimum length of a password. */
export const passwordMinLength = 6;

/** What can be wrong with a password, in the order of the checks: the first failure is the one shown. */
export const passwordMessages = {
  alphabet: 'Пароль должен содержать только латинские буквы и цифры',
  length: 'Пароль должен быть не менее 6 символов',
  digit: 'Пароль должен содержать цифры',
  letter: 'Пароль должен содержать латинские буквы',
} as const;

/** Messages for the password rule; omitted ones default to `passwordMessages`. */
export type PasswordMessages = Partial<Record<keyof typeof passwordMessages, string>>;

/** The first rule that the password breaks, or null; an empty one passes. */
export function passwordProblem(value: string): keyof typeof passwordMessages | null {
  if (value === '') return null;
  if (!/^[a-z0-9]*$/i.test(value)) return 'alphabet';
  if (value.length < passwordMinLength) return 'length';
  if (!/\d/.test(value)) return 'digit';
  if (!/[a-z]/i.test(value)) return 'letter';
  return null;
}

/**
 * Pipe action: only Latin letters and digits, at least one of each, 6 characters or more; an empty password passes.
 *
 * @param messages Omitted ones default to `passwordMessages`.
 */
export const password = (messages: PasswordMessages = {}) => {
  const texts = { ...passwordMessages, ...messages };
  return v.check<string, string | ((issue: v.CheckIssue<string>) => string)>(
    (value) => passwordProblem(value) === null,
    (issue) => texts[passwordProblem(issue.input) ?? 'alphabet'],
  );
};

/** Schema of a required new password under the password rule. Never trimmed. */
export const requiredPassword = (messages: PasswordMessages & { readonly required?: string } = {}) => {
  const { required: whenEmpty = requiredMessage, ...rest } = messages;
  return v.pipe(rawText(whenEmpty), required<string>(whenEmpty), password(rest));
};

/** Schema of an optional new password. */
export const optionalPassword = (messages: PasswordMessages = {}) =>
  v.pipe(rawText(messages.alphabet ?? passwordMessages.alphabet), password(messages));

/** Schema of a password that is only compared, as in sign-in: required, without the password rule. */
export const enteredPassword = (message: string = requiredMessage) =>
  v.pipe(rawText(message), required<string>(message));
