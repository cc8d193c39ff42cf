import { PAYMENTS, type Kopecks, type OrderResult, type OrderValues } from '@tropa/api-client';
import { nullish, number, object, optional, picklist, safeParse, string } from 'valibot';
import { recall, remember, type TabStorage } from './tab-memory.js';

const name = 'tropa_order_attempt';

const attemptSchema = object({
  key: string(),
  values: object({
    name: string(),
    phone: string(),
    email: string(),
    delivery: picklist(['pickup', 'courier']),
    address: string(),
    city: object({ id: number(), value: string() }),
    comment: string(),
    payment: picklist(PAYMENTS),
  }),
  order: nullish(object({ paymentLink: string(), orderNum: string() }), null),
  sum: nullish(number(), null),
  version: nullish(string(), null),
  deliveryVersion: optional(string()),
});

/** An order that was sent: its key and values while the response is pending, the response while it awaits payment. */
export interface OrderAttempt {
  /** `Idempotency-Key` of the attempt and of all its repeats: together they create only one order. */
  readonly key: string;
  readonly values: OrderValues;
  /** Null while the outcome is unknown. */
  readonly order: OrderResult | null;
  /** What the buyer agreed to pay, kopecks; null when this tab no longer knows it. */
  readonly sum: Kopecks | null;
  /** `version` of the basket that was ordered; null where the server gives none. */
  readonly version: string | null;
  /** What the buyer saw of the delivery's price; absent where the server gives none. */
  readonly deliveryVersion?: string | undefined;
}

/** The attempt whose outcome this tab has not seen; null when there is none. */
export function readAttempt(storage: TabStorage | null | undefined): OrderAttempt | null {
  const { success, output } = safeParse(attemptSchema, recall(storage, name));
  return success ? output : null;
}

/** Stored before the order is sent: a reload meanwhile must find the same key again. */
export const keepAttempt = (storage: TabStorage | null | undefined, attempt: OrderAttempt): void =>
  remember(storage, name, attempt);

/** The attempt is over. */
export const forgetAttempt = (storage: TabStorage | null | undefined): void => remember(storage, name, undefined);
