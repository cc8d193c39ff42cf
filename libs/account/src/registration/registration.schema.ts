import { optionalEmail, passwordConfirm, privacy, requiredPassword, requiredText } from '@tropa/validation-ru';
import { object, pipe, string, type InferInput } from 'valibot';

/** The last step of registration. S2 §5: an e-mail is judged only when there is one. */
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

/** What stands in the form. */
export type RegistrationInput = InferInput<typeof registrationSchema>;
