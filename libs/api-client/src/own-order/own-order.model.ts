import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toOrder, type Order, type OrderItem } from '../orders/orders.model.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { OwnOrderWire, RETURN_REASONS } from './own-order.wire.js';

/** The reason for a return. */
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A line of an order on its own page. */
export interface OwnOrderItem extends OrderItem {
  /** Identifies the line in a return; absent where the backend does not support returns. */
  readonly lineId?: number;
  /** How many pieces may be returned. */
  readonly returnable: number;
}

/** A step of an order. */
export interface OrderStep {
  readonly text: string;
  /** `dd.mm.yyyy, hh:mm` by the shop's clock; '' for a step that is still to come. */
  readonly at: string;
}

/** A request for a return. */
export interface OrderReturn {
  readonly id: number;
  /** `dd.mm.yyyy` */
  readonly date: string;
  readonly status: { readonly text: string; readonly color: string };
  readonly reason: string;
  readonly note: string;
  /** The shop's reply; '' until there is one. */
  readonly answer: string;
  readonly items: readonly { readonly title: string; readonly quantity: number }[];
}

/** Whether a return may be requested, until which day, and if not, why. */
export interface ReturnRule {
  readonly isAvailable: boolean;
  /** `dd.mm.yyyy`; '' while there is no such day. */
  readonly until: string;
  /** '' while there is nothing to say. */
  readonly refusal: string;
}

/** An order on its own page. */
export interface OwnOrder extends Order {
  readonly items: readonly OwnOrderItem[];
  readonly steps: readonly OrderStep[];
  readonly goodsPrice: Kopecks;
  /** Null: the shop's manager will calculate it. */
  readonly deliveryPrice: Kopecks | null;
  readonly total: Kopecks;
  readonly promocode: string;
  /** How it is paid, and the state of the payment; '' where there is nothing to say. */
  readonly payment: { readonly value: string; readonly state: string };
  readonly recipient: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  /** Address of the fiscal receipt; '' until the shop knows it. */
  readonly receiptLink: string;
  readonly returnRule: ReturnRule;
  readonly returns: readonly OrderReturn[];
}

/** Only a web address may become a link. */
const toWebLink = (text: string): string => (/^https?:\/\//i.test(text) ? text : '');

/** Converts the order of an order page from the wire format. */
export function toOwnOrder(raw: OwnOrderWire): OwnOrder {
  const order = toOrder(raw);
  return {
    ...order,
    items: order.items.map((item, index): OwnOrderItem => {
      const { lineId, returnable } = raw.items[index] ?? {};
      const id = toMaybeNumber(lineId);
      return { ...item, ...(id && { lineId: id }), returnable: toMaybeNumber(returnable) ?? 0 };
    }),
    steps: toList(raw.steps, ({ text, at }) => ({ text, at: toText(at) })),
    goodsPrice: toKopecks(raw.goodsPrice),
    deliveryPrice: toMaybeKopecks(raw.deliveryPrice),
    total: toKopecks(raw.total),
    promocode: toText(raw.promocode),
    payment: { value: toText(raw.payment?.value), state: toText(raw.payment?.state) },
    recipient: {
      name: toText(raw.recipient?.name),
      phone: toText(raw.recipient?.phone),
      email: toText(raw.recipient?.email),
    },
    comment: toText(raw.comment),
    receiptLink: toWebLink(toText(raw.receiptLink)),
    returnRule: {
      isAvailable: toFlag(raw.returnRule?.isAvailable),
      until: toText(raw.returnRule?.until),
      refusal: toText(raw.returnRule?.refusal),
    },
    returns: toList(raw.returns, (one) => ({
      id: Number(one.id),
      date: one.date,
      status: { text: one.status.text, color: toText(one.status.color) },
      reason: toText(one.reason),
      note: toText(one.note),
      answer: toText(one.answer),
      items: one.items.map(({ title, quantity }) => ({ title, quantity: Number(quantity) })),
    })),
  };
}
