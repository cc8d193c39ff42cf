import * as v from 'valibot';
import { rawText } from '../text/raw-text.js';

/** S1 §5. */
export const passwordConfirmMessage = 'Пароли должны совпадать';

/** A form with a password and its repetition. */
export interface PasswordPair {
  readonly password: string;
  readonly passwordConfirm: string;
}

/** The same form while it is filled in. */
export interface PasswordPairInput {
  readonly password?: string | null | undefined;
  readonly passwordConfirm?: string | null | undefined;
}

/**
 * Pipe action for a form's object: `passwordConfirm` equals `password`; the message stands at
 * `passwordConfirm`. S1 §5. Where one wrong field stops the pipe (`abortPipeEarly`, which form resolvers
 * set), it stays silent until the others are right: take `withPasswordConfirm` there.
 *
 * @param message «Пароли должны совпадать» unless told otherwise.
 */
export const passwordConfirm = <TInput extends PasswordPair>(message: string = passwordConfirmMessage) =>
  v.rawCheck<TInput>(({ dataset, addIssue }) => {
    const input = dataset.value as Partial<PasswordPair> | null;
    if (typeof input !== 'object' || input === null || input.password === input.passwordConfirm) return;
    const value = input.passwordConfirm;
    const form = input as Record<string, unknown>;
    addIssue({
      message,
      input: value,
      path: [{ type: 'object', origin: 'value', input: form, key: 'passwordConfirm', value }],
    });
  });

/**
 * The form's schema with `passwordConfirm` compared to `password`, also while other fields are wrong. S1 §5.
 *
 * @param schema Object schema with both fields.
 * @param message «Пароли должны совпадать» unless told otherwise.
 */
export const withPasswordConfirm = <TSchema extends v.GenericSchema<PasswordPairInput, PasswordPair>>(
  schema: TSchema,
  message: string = passwordConfirmMessage,
) =>
  v.intersect([
    schema,
    v.pipe(
      v.object({ password: rawText(message), passwordConfirm: rawText(message) }, message),
      passwordConfirm<PasswordPair>(message),
    ),
  ]);
