import { optionalEmail, optionalText, privacy, requiredPhone, requiredText } from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/** The booking of a service visit: phone, address and consent are required; an e-mail, if given, must be valid. */
export const serviceSchema = object({
  name: optionalText(),
  phone: requiredPhone(),
  email: optionalEmail(),
  address: requiredText(),
  comment: optionalText(),
  consent: privacy(),
});

/** What the fields of the booking hold. */
export type ServiceInput = InferInput<typeof serviceSchema>;
/** What the booking sends: the phone as ten digits. */
export type ServiceValues = InferOutput<typeof serviceSchema>;
