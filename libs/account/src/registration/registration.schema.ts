import { optionalEmail, passwordConfirm, privacy, requiredPassword, requiredText } from '@tropa/validation-ru';
import { object, pipe, string, type InferInput } from 'valibot';

/** The last step of registration. The e-mail is optional: its format is checked only when there is one. */
export const registrationSchema = pipe(
  object({
    name: requiredText(),
    email: optionalEmail(),
    password: requiredPassword(),
    passwordConfirm: string(),
    consent: privacy(),
  }),
  passwordConfirm(),
);

/** Values of the form. */
export type RegistrationInput = InferInput<typeof registrationSchema>;
