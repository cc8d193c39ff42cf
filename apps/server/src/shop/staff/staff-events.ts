import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { OrderEvent, OrderState } from '../orders/order-machine.js';
import type { FormFields, FormName } from '../webform/forms.js';
import { staffOrderJson } from './staff-order.js';
import type { StaffOrder } from './staff-order.js';
import { staffReturnJson } from './staff-return.js';
import type { StaffReturn } from './staff-return.js';

/** What the staff is notified of about an order. */
export const orderEventTypes = [
  'order.placed',
  'reservation.placed',
  'order.paid',
  /** An attempt to pay failed; the buyer may try again while the goods are held. */
  'order.payment_failed',
  /** Money arrived for a closed order, or a second time: it is refunded. */
  'order.paid_late',
  'order.paid_twice',
  'order.refunded',
  'order.cancelled',
  'order.expired',
  /** A step of the staff: assembled, sent, handed over. */
  'order.changed',
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

/** Everything that the staff is notified of. */
export const staffEventTypes = [...orderEventTypes, 'return.requested', 'form.received', 'review.received'] as const;
export type StaffEventType = (typeof staffEventTypes)[number];

/** A change of an order's state: whose event it was, and what it led to. */
export interface OrderChange {
  readonly event: OrderEvent;
  readonly from: OrderState;
  readonly to: OrderState;
}

/** What an event about an order carries. `change` is null where the state stayed as it was. */
export interface OrderEventData {
  readonly order: StaffOrder;
  readonly change: OrderChange | null;
  /** What was refunded, where that is the event. */
  readonly refund?: RefundMade;
}

/** Money that is back with the buyer: roubles, and the keys of its parts, none for all that was left. */
export interface RefundMade {
  readonly amount: number;
  readonly keys: readonly string[];
}

/** A request to send goods back, with the order that they came by. */
export interface ReturnEventData {
  readonly return: StaffReturn;
  readonly order: StaffOrder;
}

/** A form as it was stored. */
export interface FormEventData {
  readonly form: {
    readonly id: number;
    readonly name: FormName;
    readonly fields: Partial<FormFields>;
    readonly files: readonly { readonly name: string; readonly size: number; readonly key: string }[];
  };
}

/** A review as it was stored. */
export interface ReviewEventData {
  readonly review: {
    readonly id: number;
    readonly productId: number;
    readonly title: string;
    readonly rating: number;
    readonly name: string;
    readonly text: string;
    readonly isPublished: boolean;
    /** How the size fits; null: not said. */
    readonly fit: 'small' | 'true' | 'large' | null;
    /** Addresses of its photos below the shop's own. */
    readonly photos: readonly string[];
  };
}

/** Writes an event about an order, in the transaction that causes it, with the order as that transaction sees it. */
export async function noteOrderEvent(
  trx: Db,
  orderId: number,
  type: OrderEventType,
  change: OrderChange | null = null,
  refund: RefundMade | null = null,
): Promise<void> {
  const more = JSON.stringify(refund === null ? { change } : { change, refund });
  await sql`
    insert into staff_events (type, order_id, data)
    select ${type}, o.id, jsonb_build_object('order', ${staffOrderJson}) || ${more}::jsonb
      from orders o where o.id = ${orderId}`.execute(trx);
}

/** Writes that somebody wants to send goods back, in the transaction that records it. */
export async function noteReturnEvent(trx: Db, returnId: number): Promise<void> {
  await sql`
    insert into staff_events (type, order_id, data)
    select 'return.requested', o.id, jsonb_build_object('return', ${staffReturnJson}, 'order', ${staffOrderJson})
      from returns rt join orders o on o.id = rt.order_id where rt.id = ${returnId}`.execute(trx);
}

/** Writes an event about something else, in the transaction that causes it. */
export async function noteEvent(
  trx: Db,
  ...[type, data]: ['form.received', FormEventData] | ['review.received', ReviewEventData]
): Promise<void> {
  await trx
    .insertInto('staff_events')
    .values({ type, data: JSON.stringify(data) })
    .execute();
}

/** What a change of an order's state is to the staff; null: nothing new. */
export function eventTypeOf({ event, from, to }: OrderChange): OrderEventType | null {
  if (event === 'pay' || event === 'approveCredit') return to === 'paid' ? 'order.paid' : 'order.paid_late';
  if (event === 'moneyBack') return 'order.refunded';
  if (from === to) return null;
  if (to === 'cancelled') return 'order.cancelled';
  return to === 'expired' ? 'order.expired' : 'order.changed';
}
