import { normalizePhone, requiredPhone } from '@tropa/validation-ru';
import { z } from 'zod';
import { shopRule } from './shop-rule.js';

/** The site's own schema, including one rule of the shop. */
export const callbackSchema = z.object({
  name: z.string().trim().min(2, 'Как к вам обращаться?'),
  phone: shopRule(requiredPhone(), normalizePhone),
});

export type CallbackInput = z.input<typeof callbackSchema>;
export type CallbackValues = z.output<typeof callbackSchema>;
