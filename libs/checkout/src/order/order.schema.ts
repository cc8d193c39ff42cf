import type { City } from '@tropa/api-client';
import {
  optionalEmail,
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
  city: selected<City>(),
  comment: optionalText(),
  payment: picklist(['card', 'sbp', 'onDelivery', 'credit']),
  privacy: privacy(),
  terms: privacy(),
};

/** A courier's address is required, as a pickup point is. */
const courierAddressMessage = 'Укажите адрес доставки';

/**
 * Rules of the order form: name, phone, e-mail, city, address (a pickup point's or the courier's) are required, and so
 * are two separate consents: to the use of personal data (`privacy`) and to the terms of sale (`terms`).
 */
export const orderSchema = variant('delivery', [
  object({ ...common, email: requiredEmail(), delivery: literal('pickup'), address: requiredText() }),
  object({
    ...common,
    email: requiredEmail(),
    delivery: literal('courier'),
    address: requiredText(courierAddressMessage),
  }),
]);

/** The same where a receipt may go to the phone alone: an e-mail may be left out, but not misspelt. */
export const orderWithoutEmailSchema = variant('delivery', [
  object({ ...common, email: optionalEmail(), delivery: literal('pickup'), address: requiredText() }),
  object({
    ...common,
    email: optionalEmail(),
    delivery: literal('courier'),
    address: requiredText(courierAddressMessage),
  }),
]);

/** What the fields hold. */
export type OrderFormInput = InferInput<typeof orderSchema>;
/** What the rules output: trimmed, the phone as ten digits. */
export type OrderFormOutput = InferOutput<typeof orderSchema>;
