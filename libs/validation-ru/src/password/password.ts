import * as v from 'valibot';
import { required, requiredMessage } from '../required/required.js';
import { rawText } from '../text/raw-text.js';

/** Fewest characters of a password. S1 §5. */
export const passwordMinLength = 6;

/** What can be wrong with a password, in the order in which it is told. S1 §5. */
export const passwordMessages = {
  alphabet: 'Пароль должен содержать только латинские буквы и цифры',
  length: 'Пароль должен быть не менее 6 символов',
  digit: 'Пароль должен содержать цифры',
  letter: 'Пароль должен содержать латинские буквы',
} as const;

/** Messages of the password rule; what is left out keeps the sentence of S1 §5. */
export type PasswordMessages = Partial<Record<keyof typeof passwordMessages, string>>;

/** The first thing that is wrong with the password, or null; an empty one passes. S1 §5. */
export function passwordProblem(value: string): keyof typeof passwordMessages | null {
  if (value === '') return null;
  if (!/^[a-z0-9]*$/i.test(value)) return 'alphabet';
  if (value.length < passwordMinLength) return 'length';
  if (!/\d/.test(value)) return 'digit';
  if (!/[a-z]/i.test(value)) return 'letter';
  return null;
}

/**
 * Pipe action: Latin letters and digits, both, 6 or more; an empty password passes. S1 §5.
 *
 * @param messages The four sentences of S1 §5 unless told otherwise.
 */
export const password = (messages: PasswordMessages = {}) => {
  const texts = { ...passwordMessages, ...messages };
  return v.check<string, string | ((issue: v.CheckIssue<string>) => string)>(
    (value) => passwordProblem(value) === null,
    (issue) => texts[passwordProblem(issue.input) ?? 'alphabet'],
  );
};

/** Schema of a new password: there, and by the rule. Never trimmed. S1 §5, S2 §5. */
export const requiredPassword = (messages: PasswordMessages & { readonly required?: string } = {}) => {
  const { required: whenEmpty = requiredMessage, ...rest } = messages;
  return v.pipe(rawText(whenEmpty), required<string>(whenEmpty), password(rest));
};

/** Schema of a password that may stay empty. S1 §5. */
export const optionalPassword = (messages: PasswordMessages = {}) =>
  v.pipe(rawText(messages.alphabet ?? passwordMessages.alphabet), password(messages));

/** Schema of a password that is only compared (login): it must be there. S2 §5. */
export const enteredPassword = (message: string = requiredMessage) =>
  v.pipe(rawText(message), required<string>(message));
