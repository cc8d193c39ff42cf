import { toLineProperty, type LineProperty } from '../basket/basket.model.js';
import { toKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { VariantRef } from '../basket/basket.model.js';
import type { OrderStatusWire, OrderWire, RepeatedLineWire } from './orders.wire.js';

/** The status of an order; the server chooses its text. */
export interface OrderStatus {
  readonly text: string;
  /** A CSS colour as the server sends it; validate it before use. */
  readonly color: string;
  readonly isCancelAvailable: boolean;
  readonly isRepeatAvailable: boolean;
  /** Where to pay; '' when there is nothing to pay. */
  readonly paymentLink: string;
  /** Where to continue the credit application; '' when none is open. */
  readonly creditLink: string;
}

/** Pieces that a repeated order has put into the basket. */
export interface RepeatedLine extends VariantRef {
  readonly quantity: number;
}

/** What a repeat has put into the basket; nothing where a backend does not send it. */
export const toRepeatedLines = (added: readonly RepeatedLineWire[] | null | undefined): readonly RepeatedLine[] =>
  (added ?? []).map(({ id, retailId, quantity }) => {
    const variant = toMaybeNumber(retailId);
    return { id: Number(id), ...(variant !== undefined && { retailId: variant }), quantity: Number(quantity) };
  });

/** A line of an order. */
export interface OrderItem {
  readonly id: number;
  readonly retailId?: number;
  readonly title: string;
  readonly link: string;
  readonly img: string;
  readonly price: Kopecks;
  readonly quantity: number;
  readonly properties: readonly LineProperty[];
}

/** An order; its total is the sum of price × quantity over its items. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly items: readonly OrderItem[];
  readonly status: OrderStatus;
  readonly address: string;
  /** How it is delivered, in words. */
  readonly delivery: string;
  /** The order's own page; absent where the shop has none. */
  readonly link?: string;
}

/** Orders of the user, and how many there are in all. */
export interface OrdersList {
  readonly items: readonly Order[];
  readonly count: number;
}

/** Converts a status from the wire format. */
export const toOrderStatus = (raw: OrderStatusWire): OrderStatus => ({
  text: raw.text,
  color: toText(raw.color),
  isCancelAvailable: toFlag(raw.isCancelAvailable),
  isRepeatAvailable: toFlag(raw.isRepeatAvailable),
  paymentLink: toText(raw.paymentLink),
  creditLink: toText(raw.creditLink),
});

const toOrderItem = (raw: OrderWire['items'][number]): OrderItem => {
  const retailId = toMaybeNumber(raw.retailId);
  return {
    id: Number(raw.id),
    ...(retailId && { retailId }),
    title: raw.title,
    link: toText(raw.link),
    img: toText(raw.img),
    price: toKopecks(raw.price),
    quantity: Number(raw.quantity),
    properties: toList(raw.properties, toLineProperty),
  };
};

/** Converts an order from the wire format. */
export const toOrder = (raw: OrderWire): Order => ({
  id: Number(raw.id),
  number: toText(raw.number),
  date: raw.date,
  items: raw.items.map(toOrderItem),
  status: toOrderStatus(raw.status),
  address: toText(raw.address),
  delivery: typeof raw.delivery === 'string' ? raw.delivery : toText(raw.delivery?.value),
  ...(raw.link && { link: raw.link }),
});

/** Converts a page of orders from the wire format. */
export const toOrdersList = (raw: { items: readonly OrderWire[]; count: number | string }): OrdersList => ({
  items: raw.items.map(toOrder),
  count: Number(raw.count),
});
