import { optionalEmail, passwordConfirm, privacy, requiredPassword, requiredText } from '@tropa/validation-ru';
import { object, pipe, string, type InferOutput } from 'valibot';

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

export type RegistrationValues = InferOutput<typeof registrationSchema>;
