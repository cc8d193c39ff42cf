import { privacy, requiredEmail } from '@tropa/validation-ru';
import { object, type InferOutput } from 'valibot';

/** News by e-mail: the address and the consent are required. */
export const subscribeSchema = object({ email: requiredEmail(), consent: privacy() });

/** The values of the subscription form. */
export type SubscribeValues = InferOutput<typeof subscribeSchema>;
