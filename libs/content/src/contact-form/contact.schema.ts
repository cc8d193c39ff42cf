import { optionalEmail, optionalText, privacy, requiredPhone } from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/** The message of the contacts: phone and consent are required, the e-mail must be one. S2 §3, §5. */
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
