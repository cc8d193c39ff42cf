import type { Limits } from '../../settings/limit-settings.js';
import type { Basket } from '../basket/basket.js';
import type { CarrierDesk, DeliveryQuote } from '../delivery/quote-delivery.js';
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
  /** What the buyer saw of the delivery's price, by `deliveryVersion`; absent: nothing but that it is free, or left to the manager. */
  readonly seenDelivery?: string | null | undefined;
  /** The carriers that tariffs may name; absent: there are none. */
  readonly desk?: CarrierDesk;
  /**
   * The public origin of the shop, for the link in the letter. '' leaves it out: a letter must not contain a host
   * that somebody's request made up.
   */
  readonly origin?: string;
  readonly now: Date;
  /** The visitor's address, for the consent. */
  readonly ip?: string;
  readonly limits: Limits;
  readonly rules: OrderRules;
}

/** What the shop decides about orders. Money is kopecks. */
export interface OrderRules {
  readonly freeDeliveryLimit: number;
  /** How long goods are held for an order that is not paid yet. */
  readonly unpaidHoldMs: number;
  /** How long goods are held for an order on delivery that nobody has confirmed; undefined: until the staff decides. */
  readonly unconfirmedHoldMs?: number;
  /** Cards are not taken: such an order is rejected. */
  readonly areCardsOff?: boolean;
  /** СБП is taken beside cards. */
  readonly isSbpOn?: boolean;
  /** There is no credit partner: an order on credit is rejected. */
  readonly isCreditOff?: boolean;
  /** An order needs no e-mail: its receipt goes to the phone. */
  readonly isEmailOptional?: boolean;
}

/** Everything that is known about an order before it is written. */
export interface NewOrder {
  readonly attempt: Pick<OrderAttempt, 'visitorId' | 'userId' | 'now' | 'rules'> & {
    readonly form: Pick<OrderAttempt['form'], 'delivery' | 'comment' | 'payment'>;
  };
  readonly basket: Basket;
  readonly destination: OrderDestination;
  readonly delivery: DeliveryQuote;
  /** Line by line, from which shops the pieces come. */
  readonly takes: readonly (readonly StockTake[])[];
  /** The initial state; by default it depends on the payment. */
  readonly state?: OrderState;
  /** When the goods are returned to stock if nothing happens; by default it depends on the payment. */
  readonly expiresAt?: Date;
}

/** A stored order. */
export interface MadeOrder {
  readonly id: number;
  /** The number shown to people. */
  readonly number: string;
}
