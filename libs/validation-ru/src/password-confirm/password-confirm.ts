import * as v from 'valibot';
import { rawText } from '../text/raw-text.js';

/** Shown when the confirmation differs from the password. */
export const passwordConfirmMessage = 'Пароли должны совпадать';

/** A form with a password and its confirmation. */
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
 * Pipe action for a form's object: `passwordConfirm` equals `password`; the issue is reported at `passwordConfirm`.
 * Where one invalid field stops the pipe (`abortPipeEarly`, which form resolvers set), it does not run until the
 * others are valid: use `withPasswordConfirm` there.
 *
 * @param message Defaults to «Пароли должны совпадать».
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
 * The form's schema with `passwordConfirm` compared to `password`, even while other fields are invalid.
 *
 * @param schema Object schema with both fields.
 * @param message Defaults to «Пароли должны совпадать».
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
