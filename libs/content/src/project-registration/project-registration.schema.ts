import { optionalText, privacy, requiredPhone } from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/** Registration for the project: the phone is required, the name is not. */
export const projectRegistrationSchema = object({ name: optionalText(), phone: requiredPhone(), consent: privacy() });

/** What the fields of the registration hold. */
export type ProjectRegistrationInput = InferInput<typeof projectRegistrationSchema>;
/** What was sent: the phone as ten digits. */
export type ProjectRegistrationValues = InferOutput<typeof projectRegistrationSchema>;
