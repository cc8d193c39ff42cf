import type { City } from '@tropa/api-client';
import { optionalText, privacy, requiredEmail, requiredPhone, requiredText, selected } from '@tropa/validation-ru';
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

/** A courier has nowhere to go without one. Decision 48. */
const courierAddressMessage = 'Укажите адрес доставки';

/** Rules of the order form: the pickup address, and the courier's as well, must be there. S2 §5, decision 48. */
export const orderSchema = variant('delivery', [
  object({ ...common, delivery: literal('pickup'), address: requiredText() }),
  object({ ...common, delivery: literal('courier'), address: requiredText(courierAddressMessage) }),
]);

/** What the fields hold. */
export type OrderFormInput = InferInput<typeof orderSchema>;
/** What the rules make of it: trimmed, the phone in ten digits. */
export type OrderFormOutput = InferOutput<typeof orderSchema>;
