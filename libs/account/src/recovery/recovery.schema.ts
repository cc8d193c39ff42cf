import { passwordConfirm, requiredPassword } from '@tropa/validation-ru';
import { object, pipe, string, type InferInput } from 'valibot';

/** The last step of recovery: a new password and its confirmation. */
export const recoverySchema = pipe(
  object({ password: requiredPassword(), passwordConfirm: string() }),
  passwordConfirm(),
);

export type RecoveryValues = InferInput<typeof recoverySchema>;
