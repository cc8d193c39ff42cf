import { privacy, requiredEmail } from '@tropa/validation-ru';
import { object, type InferOutput } from 'valibot';

/** News by e-mail: the address and the consent are required. */
export const subscribeSchema = object({ email: requiredEmail(), consent: privacy() });

/** With a separate consent to adverts, which no other consent contains (38-ФЗ). */
export const subscribeWithAdvertsSchema = object({ ...subscribeSchema.entries, adverts: privacy() });

/** The values of the subscription form. */
export type SubscribeValues = InferOutput<typeof subscribeSchema> & { readonly adverts?: boolean };
