import type { DeliveryKind, PaymentKind } from '../payment/allowed-payment.js';

/** Every state an order can be in. Stored as text in the database. */
export const orderStates = [
  'awaiting-payment',
  'paid',
  'accepted',
  'reserved',
  'credit-review',
  'assembling',
  'delivering',
  'ready',
  'done',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The initial pseudo-state: the order is not stored yet. */
export type OrderOrigin = 'created';

/** Everything that can happen to an order. */
export const orderEvents = [
  /** The buyer ordered the basket. */
  'place',
  /** A visitor put one piece aside in a shop. */
  'reserve',
  /** The acquirer says that the money came. */
  'pay',
  /** The acquirer says that the money went back, and the shop had not asked for it. */
  'moneyBack',
  /** The staff gives a part of the money back: what the order is stays as it is. */
  'refundPart',
  /** The bank gives the credit, or does not. */
  'approveCredit',
  'refuseCredit',
  /** The time that the goods are held is over. */
  'expire',
  /** The buyer cancels. */
  'cancel',
  /** The shop cancels. */
  'decline',
  /** The staff's steps. */
  'assemble',
  'ship',
  'makeReady',
  'finish',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The guard of a transition, besides its state and event. */
export type OrderGuard = PaymentKind | DeliveryKind | 'goodsAreThere';

/** A letter to the buyer that a transition sends. */
export type OrderLetterKind =
  | 'accepted'
  | 'paid'
  | 'ready'
  | 'shipped'
  | 'cancelled'
  | 'declined'
  | 'creditRefused'
  | 'expired'
  | 'tooLate'
  | 'refunded';

/** One transition of an order. What is not given does not change. */
export interface OrderTransition {
  readonly from: OrderState | OrderOrigin;
  readonly event: OrderEvent;
  readonly to: OrderState;
  readonly when?: OrderGuard;
  /** Goods: `take` them off the shelves, `give` them back. The use of the promo code is treated the same way. */
  readonly goods?: 'take' | 'give';
  /** Money: `keep` what was paid; `owe` it: a refund is recorded and requested until it is made. */
  readonly money?: 'keep' | 'owe';
  readonly letter?: OrderLetterKind;
}

const give = { goods: 'give' } as const;
const cancelled = { to: 'cancelled', ...give, money: 'owe', letter: 'cancelled' } as const;
const declined = { to: 'cancelled', ...give, money: 'owe', letter: 'declined' } as const;
const returned = { event: 'moneyBack', to: 'cancelled', ...give, letter: 'refunded' } as const;
const expired = { event: 'expire', to: 'expired', ...give, letter: 'expired' } as const;

/**
 * The order's whole life cycle, one row per transition; what has no row is rejected. Of several rows for one state and
 * event the first whose guard holds applies.
 *
 * Two decisions are behind it. A payment that arrives after the order has expired buys the goods again if they are
 * still in stock, else it is refunded: so «paid» and «expired» may arrive in either order. And a cancellation always
 * wins: a late payment does not revive an order that the buyer cancelled.
 */
export const orderMachine: readonly OrderTransition[] = [
  { from: 'created', event: 'place', when: 'card', to: 'awaiting-payment', goods: 'take', letter: 'accepted' },
  { from: 'created', event: 'place', when: 'sbp', to: 'awaiting-payment', goods: 'take', letter: 'accepted' },
  { from: 'created', event: 'place', when: 'credit', to: 'credit-review', goods: 'take', letter: 'accepted' },
  { from: 'created', event: 'place', when: 'onDelivery', to: 'accepted', goods: 'take', letter: 'accepted' },
  { from: 'created', event: 'reserve', to: 'reserved', goods: 'take' },

  { from: 'awaiting-payment', event: 'pay', to: 'paid', money: 'keep', letter: 'paid' },
  { from: 'awaiting-payment', ...expired },
  { from: 'awaiting-payment', event: 'cancel', ...cancelled },
  { from: 'awaiting-payment', event: 'decline', ...declined },
  { from: 'awaiting-payment', ...returned },

  { from: 'credit-review', event: 'approveCredit', to: 'paid', letter: 'paid' },
  { from: 'credit-review', event: 'refuseCredit', to: 'cancelled', ...give, letter: 'creditRefused' },
  { from: 'credit-review', ...expired },
  { from: 'credit-review', event: 'cancel', ...cancelled },
  { from: 'credit-review', event: 'decline', ...declined },

  { from: 'reserved', event: 'assemble', to: 'assembling' },
  { from: 'reserved', ...expired },
  { from: 'reserved', event: 'cancel', ...cancelled },
  { from: 'reserved', event: 'decline', ...declined },

  { from: 'accepted', event: 'assemble', to: 'assembling' },
  // Only one that nobody has confirmed expires: see `expiryOf`.
  { from: 'accepted', ...expired },
  { from: 'accepted', event: 'cancel', ...cancelled },
  { from: 'accepted', event: 'decline', ...declined },

  { from: 'paid', event: 'assemble', to: 'assembling' },
  // A credit that was signed may still be called off: by the buyer at the bank, or by the bank.
  { from: 'paid', event: 'refuseCredit', when: 'credit', to: 'cancelled', ...give, letter: 'creditRefused' },
  { from: 'paid', event: 'cancel', ...cancelled },
  { from: 'paid', event: 'decline', ...declined },
  { from: 'paid', ...returned },
  { from: 'paid', event: 'refundPart', to: 'paid' },

  { from: 'assembling', event: 'ship', when: 'courier', to: 'delivering', letter: 'shipped' },
  { from: 'assembling', event: 'makeReady', when: 'pickup', to: 'ready', letter: 'ready' },
  { from: 'assembling', event: 'decline', ...declined },
  { from: 'assembling', ...returned },
  { from: 'assembling', event: 'refundPart', to: 'assembling' },

  // For goods already sent or handed over a refund by the bank changes no state: the staff decides.
  { from: 'delivering', event: 'finish', to: 'done' },
  { from: 'delivering', event: 'decline', ...declined },
  { from: 'delivering', event: 'moneyBack', to: 'delivering', letter: 'refunded' },
  { from: 'delivering', event: 'refundPart', to: 'delivering' },
  { from: 'ready', event: 'finish', to: 'done' },
  { from: 'ready', event: 'decline', ...declined },
  { from: 'ready', ...returned },
  { from: 'ready', event: 'refundPart', to: 'ready' },
  { from: 'done', event: 'moneyBack', to: 'done', letter: 'refunded' },
  { from: 'done', event: 'refundPart', to: 'done' },

  { from: 'expired', event: 'pay', when: 'goodsAreThere', to: 'paid', goods: 'take', money: 'keep', letter: 'paid' },
  { from: 'expired', event: 'pay', to: 'expired', money: 'owe', letter: 'tooLate' },
  { from: 'expired', event: 'cancel', to: 'cancelled' },
  { from: 'expired', event: 'moneyBack', to: 'cancelled', letter: 'refunded' },

  { from: 'cancelled', event: 'cancel', to: 'cancelled' },
  { from: 'cancelled', event: 'pay', to: 'cancelled', money: 'owe', letter: 'tooLate' },
  { from: 'cancelled', event: 'moneyBack', to: 'cancelled', letter: 'refunded' },
];

/** The transitions for an event in a state, in the order they are tried. None: the event is rejected. */
export function stepsFrom(state: string, event: OrderEvent): OrderTransition[] {
  return orderMachine.filter((step) => step.from === state && step.event === event);
}

/** States in which an event may happen. */
export function statesWith(event: OrderEvent): OrderState[] {
  return orderStates.filter((state) => stepsFrom(state, event).length > 0);
}

/** States of an order that holds no goods any more. */
export const closedStates: readonly OrderState[] = ['cancelled', 'expired'];

/** The state a new order starts in. */
export function firstState(payment: PaymentKind): OrderState {
  const step = stepsFrom('created', 'place').find((row) => row.when === payment);
  if (!step) throw new Error(`the machine knows no order paid by ${payment}`);
  return step.to;
}
