import { privacy, requiredEmail } from '@tropa/validation-ru';
import { object, type InferOutput } from 'valibot';

/** News by e-mail: the address and the consent are required. S1 §5. */
export const subscribeSchema = object({ email: requiredEmail(), consent: privacy() });

/** What the subscription sends. */
export type SubscribeValues = InferOutput<typeof subscribeSchema>;
