import type { City } from '@tropa/api-client';
import {
  optionalText,
  privacy,
  requiredEmail,
  requiredPhone,
  requiredText,
  selected,
} from '@tropa/validation-ru';
import { literal, object, picklist, variant, type InferInput, type InferOutput } from 'valibot';

const common = {
  name: requiredText(),
  phone: requiredPhone(),
  email: requiredEmail(),
  city: selected<City>(),
  comment: optionalText(),
  payment: picklist(['card', 'onDelivery', 'credit']),
  privacy: privacy(),
};

/** Rules of the order form: a pickup address must be chosen, a courier's may be told by phone. S2 §5. */
export const orderSchema = variant('delivery', [
  object({ ...common, delivery: literal('pickup'), address: requiredText() }),
  object({ ...common, delivery: literal('courier'), address: optionalText() }),
]);

/** What the fields hold. */
export type OrderFormInput = InferInput<typeof orderSchema>;
/** What the rules make of it: trimmed, the phone in ten digits. */
export type OrderFormOutput = InferOutput<typeof orderSchema>;
