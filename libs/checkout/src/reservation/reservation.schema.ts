import { optionalText, privacy, requiredPhone, requiredText } from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/** Rules of the reservation form: phone and shop required, the name has no rule, consent required. */
export const reservationSchema = object({
  address: requiredText(),
  name: optionalText(),
  phone: requiredPhone(),
  privacy: privacy(),
});

/** What the fields hold; `address` is a shop's id. */
export type ReservationInput = InferInput<typeof reservationSchema>;
/** What the rules output: trimmed, the phone as ten digits. */
export type ReservationOutput = InferOutput<typeof reservationSchema>;
