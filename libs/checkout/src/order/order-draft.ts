import { PAYMENTS, type City } from '@tropa/api-client';
import { nullish, number, object, optional, picklist, safeParse, string, type InferOutput } from 'valibot';
import type { OrderFormInput } from './order.schema.js';
import { recall, remember, type TabStorage } from './tab-memory.js';

const name = 'tropa_order_draft';

const draftSchema = object({
  /** Id of the user who typed them; '' for a guest. */
  owner: string(),
  name: optional(string(), ''),
  phone: optional(string(), ''),
  email: optional(string(), ''),
  city: nullish(object({ id: number(), value: string(), region: optional(string()) }), null),
  delivery: optional(picklist(['pickup', 'courier']), 'pickup'),
  address: optional(string(), ''),
  comment: optional(string(), ''),
  payment: optional(picklist(PAYMENTS), 'card'),
});

/** What a buyer has typed and not ordered yet; consents are given again each time and are not part of it. */
export type OrderDraft = Omit<InferOutput<typeof draftSchema>, 'owner' | 'city'> & { readonly city: City | null };

/**
 * The form as this tab's buyer left it; null when there is nothing. What a guest typed is kept for the user who then
 * signs in; what a user typed is shown to nobody else.
 */
export function readDraft(storage: TabStorage | null | undefined, owner: string): OrderDraft | null {
  const { success, output } = safeParse(draftSchema, recall(storage, name));
  if (!success || (output.owner !== '' && output.owner !== owner)) return null;
  const { owner: _owner, city, ...values } = output;
  if (!city) return { ...values, city: null };
  return { ...values, city: { id: city.id, value: city.value, ...(city.region && { region: city.region }) } };
}

/** Keeps what the form holds, without the consents. */
export function keepDraft(
  storage: TabStorage | null | undefined,
  owner: string,
  { privacy: _privacy, terms: _terms, ...values }: Partial<OrderFormInput>,
): void {
  remember(storage, name, { owner, ...values });
}

/** The order is placed: the next one begins with an empty form. */
export const forgetDraft = (storage: TabStorage | null | undefined): void => remember(storage, name, undefined);
