import type { Limits } from '../../settings/limit-settings.js';
import type { Basket } from '../basket/basket.js';
import type { OrderDestination, OrderForm } from './order-form.js';
import type { OrderState } from './order-machine.js';
import type { StockTake } from './stock-allocation.js';

/** Who orders, what was typed, and under which key. */
export interface OrderAttempt {
  readonly visitorId: number;
  readonly userId: number | null;
  readonly form: OrderForm;
  /** The header `Idempotency-Key`, null when there was none. */
  readonly clientKey: string | null;
  /** The header `If-Match`: what the buyer saw of the basket, by `basketVersion`; null: whatever is there is ordered. */
  readonly seenVersion?: string | null;
  /**
   * Where the shop is seen from outside, for the link in the letter. '' leaves it out: an address that a stranger's
   * request made up must not stand in a letter of ours.
   */
  readonly origin?: string;
  readonly now: Date;
  readonly limits: Limits;
  readonly rules: OrderRules;
}

/** What the shop decides about orders. Money is kopecks. */
export interface OrderRules {
  readonly freeDeliveryLimit: number;
  /** How long goods are held for an order that is not paid yet. */
  readonly unpaidHoldMs: number;
  /** How long goods are held for an order on delivery that nobody has confirmed; not told: until the staff decides. */
  readonly unconfirmedHoldMs?: number;
  /** No card is taken: such an order is refused. */
  readonly areCardsOff?: boolean;
}

/** Everything that is known about an order before it is written. */
export interface NewOrder {
  readonly attempt: Pick<OrderAttempt, 'visitorId' | 'userId' | 'now' | 'rules'> & {
    readonly form: Pick<OrderAttempt['form'], 'delivery' | 'comment' | 'payment'>;
  };
  readonly basket: Basket;
  readonly destination: OrderDestination;
  /** Line by line, from which shops the pieces come. */
  readonly takes: readonly (readonly StockTake[])[];
  /** The state it starts in; by the payment unless told. */
  readonly state?: OrderState;
  /** Which wording of the consent went with it (decision 8). */
  readonly consentVersion?: string;
  /** When the goods are given back if nothing happens; by the payment unless told. */
  readonly expiresAt?: Date;
}

/** An order that is written. */
export interface MadeOrder {
  readonly id: number;
  /** The number that people name. */
  readonly number: string;
}
