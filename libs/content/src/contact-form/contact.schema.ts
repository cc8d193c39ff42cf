import { optionalEmail, optionalText, privacy, requiredPhone } from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/** The contact form: phone and consent are required; an e-mail, if given, must be valid. */
export const contactSchema = object({
  name: optionalText(),
  phone: requiredPhone(),
  email: optionalEmail(),
  comment: optionalText(),
  consent: privacy(),
});

/** What the fields of the contact form hold. */
export type ContactInput = InferInput<typeof contactSchema>;
/** What the contact form sends: the phone as ten digits. */
export type ContactValues = InferOutput<typeof contactSchema>;
