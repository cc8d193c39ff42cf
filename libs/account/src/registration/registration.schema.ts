import { passwordConfirm, privacy, requiredEmail, requiredPassword, requiredText } from '@tropa/validation-ru';
import { object, pipe, string, type InferOutput } from 'valibot';

/** The last step of registration. S2 §5. */
export const registrationSchema = pipe(
  object({
    name: requiredText(),
    email: requiredEmail(),
    password: requiredPassword(),
    passwordConfirm: string(),
    consent: privacy(),
  }),
  passwordConfirm(),
);

export type RegistrationValues = InferOutput<typeof registrationSchema>;
