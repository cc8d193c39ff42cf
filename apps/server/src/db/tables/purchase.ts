import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, DefaultedJson, Moment, Optional, OptionalMoment } from './catalogue.js';

/** `version` grows with every change of the basket: an order's idempotency key is derived from it. */
export interface BasketsTable {
  visitor_id: number;
  version: Defaulted<number>;
  promo_code: Optional<string>;
  updated_at: Moment;
}

export interface BasketLinesTable {
  visitor_id: number;
  variant_id: number;
  product_id: number;
  quantity: number;
  added_at: Moment;
}

/** `code` is upper case. Exactly one of `percent` and `amount_kopecks` is set. `max_uses` null: unlimited. */
export interface PromoCodesTable {
  code: string;
  percent: Optional<number>;
  amount_kopecks: Optional<number>;
  min_total_kopecks: Defaulted<number>;
  starts_at: OptionalMoment;
  ends_at: OptionalMoment;
  max_uses: Optional<number>;
  uses: Defaulted<number>;
  is_active: Defaulted<boolean>;
  is_once_per_phone: Defaulted<boolean>;
}

/** One use per order; `once_phone` repeats the phone where the code is given to a phone once, else null. */
export interface PromoUsesTable {
  code: string;
  order_id: number;
  phone: string;
  used_at: Moment;
  once_phone: Optional<string>;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  visitor_id: number;
  user_id: Optional<number>;
  name: string;
  phone: string;
  email: Defaulted<string>;
  delivery: 'pickup' | 'courier';
  city_id: Optional<number>;
  city_title: Defaulted<string>;
  shop_id: Optional<number>;
  address: string;
  comment: Defaulted<string>;
  payment: 'card' | 'sbp' | 'onDelivery' | 'credit';
  status: string;
  promo_code: Optional<string>;
  goods_kopecks: number;
  delivery_kopecks: Optional<number>;
  total_kopecks: number;
  /** The days that the buyer was promised, in words. */
  delivery_dates: Defaulted<string>;
  /** Id of the carrier whose price it is; '' the shop's own. */
  delivery_carrier: Defaulted<string>;
  /** For the staff: why the shop's own price stands in for a carrier's. */
  delivery_note: Defaulted<string>;
  /** Opaque token of the payment page, '' when nothing is to be paid by card. */
  payment_token: Defaulted<string>;
  consent_version: Defaulted<string>;
  created_at: Moment;
  paid_at: OptionalMoment;
  cancelled_at: OptionalMoment;
  expires_at: OptionalMoment;
  /** Address of the fiscal receipt; '' until it is known. */
  receipt_link: Defaulted<string>;
}

/** When an order came into a state: triggers write it. `placed`: nobody knows in which state it began. */
export interface OrderMomentsTable {
  id: Generated<number>;
  order_id: number;
  status: string;
  at: Moment;
}

/** What a buyer asks to send back. */
export interface ReturnsTable {
  id: Generated<number>;
  order_id: number;
  user_id: Optional<number>;
  status: Defaulted<'asked' | 'approved' | 'declined' | 'done'>;
  reason: 'size' | 'dislike' | 'wrong' | 'defect';
  note: Defaulted<string>;
  answer: Defaulted<string>;
  created_at: Date;
  answered_at: OptionalMoment;
}

/** How many pieces of which line. */
export interface ReturnLinesTable {
  return_id: number;
  order_line_id: number;
  quantity: number;
}

/** A copy of what was bought: it outlives the product. Prices per piece; `price_kopecks` after the promo code. */
export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_id: number;
  variant_id: number;
  title: string;
  link: string;
  /** False for a variant that visitors never see; null in lines of older versions, whose link says it. */
  is_variant_shown: Defaulted<boolean | null>;
  img: string;
  category: Defaulted<string>;
  properties: DefaultedJson<{ name: string; value: string; type: string }[]>;
  quantity: number;
  price_kopecks: number;
  old_price_kopecks: Optional<number>;
}

/** From which shop each piece was taken: what a cancelled order returns to stock. */
export interface OrderStockTable {
  order_line_id: number;
  shop_id: number;
  amount: number;
}

/** The unique key makes an order submitted twice one order. `answer` is the response to the first submission. */
export interface OrderIdempotencyTable {
  key: string;
  visitor_id: number;
  request_hash: Defaulted<string>;
  order_id: Optional<number>;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Moment;
}

/** `provider_id` is our id of the payment, `external_id` the acquirer's ('' when it gave none). */
export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  provider_id: string;
  amount_kopecks: number;
  status: 'pending' | 'failed' | 'paid' | 'refunding' | 'refunded';
  external_id: Defaulted<string>;
  created_at: Moment;
  updated_at: Moment;
}

/** Pieces of an order's line whose money is given back; `sum` is kopecks. */
export interface RefundedLine {
  id: number;
  quantity: number;
  sum: number;
}

/**
 * Money to give back: parts of a payment of the acquirer, each with its `key`, and with the key '' all that is left of it.
 * `done_at` null: still owed. What `amount_kopecks` has beside lines and delivery is for nothing in particular.
 */
export interface RefundsTable {
  id: Generated<number>;
  order_id: number;
  payment_id: string;
  external_id: Defaulted<string>;
  key: Defaulted<string>;
  amount_kopecks: number;
  lines: DefaultedJson<RefundedLine[]>;
  delivery_kopecks: Defaulted<number>;
  created_at: Moment;
  due_at: Moment;
  tries: Defaulted<number>;
  done_at: OptionalMoment;
  last_error: Defaulted<string>;
}

export interface ReservationsTable {
  id: Generated<number>;
  visitor_id: number;
  user_id: Optional<number>;
  product_id: number;
  variant_id: number;
  shop_id: number;
  name: Defaulted<string>;
  phone: string;
  property: Defaulted<string>;
  consent_version: Defaulted<string>;
  created_at: Moment;
}

/**
 * Mail and SMS to send, written in the transaction that causes them. `due_at`: not attempted before; `parked_at`: given
 * up. `secret` stands for `{secret}` of the text until it is sent; after `dies_at` it is not sent any more.
 */
export interface OutboxTable {
  id: Generated<number>;
  kind: 'mail' | 'sms';
  recipient: string;
  subject: Defaulted<string>;
  body: string;
  secret: Defaulted<string>;
  topic: Defaulted<string>;
  dies_at: OptionalMoment;
  created_at: Moment;
  due_at: Moment;
  sent_at: OptionalMoment;
  parked_at: OptionalMoment;
  tries: Defaulted<number>;
  last_error: Defaulted<string>;
}
