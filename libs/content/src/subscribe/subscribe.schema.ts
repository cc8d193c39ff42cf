import { privacy, requiredEmail } from '@tropa/validation-ru';
import { object, type InferInput } from 'valibot';

/** News by e-mail: the address and the consent are required. S1 §5. */
export const subscribeSchema = object({ email: requiredEmail(), consent: privacy() });

export type SubscribeValues = InferInput<typeof subscribeSchema>;
