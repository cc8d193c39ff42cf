import { sql } from 'kysely';
import type { CardPayment } from '../../adapters/card-payment.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { changeOrder } from '../orders/change-order.js';
import type { OrderEvent, OrderState } from '../orders/order-machine.js';
import { shopEvents, staffSteps } from '../orders/staff-steps.js';
import { settleRefunds } from '../payment/refunds.js';
import { writeAudit } from './audit.js';
import type { AuditActor } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { staffOrderJson } from './staff-order.js';
import type { StaffOrder } from './staff-order.js';
import { StaffRefusal, notFound } from './staff-refusal.js';

/** Which orders are requested. */
export interface OrdersQuery {
  readonly status?: readonly OrderState[] | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly to?: Date | undefined;
  /** Part of number, name, phone or e-mail. */
  readonly text?: string | undefined;
  /** Only those older than this id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Orders, the newest first. */
export async function findOrders(
  db: Db,
  { status, from, to, text, before, limit }: OrdersQuery,
): Promise<StaffOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select(staffOrderJson.as('order'))
    .$if(status !== undefined, (query) => query.where('o.status', 'in', [...status!]))
    .$if(from !== undefined, (query) => query.where('o.created_at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('o.created_at', '<', to!))
    .$if(before !== undefined, (query) => query.where('o.id', '<', before!))
    .$if(text !== undefined && text.trim() !== '', (query) => query.where(likeText(text!.trim())))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ order }) => order);
}

/** Phones are typed in many ways: their last ten digits count. */
function likeText(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replaceAll(/\D/g, '').slice(-10) : '';
  const phone = digits.length < 4 ? sql`false` : sql`o.phone like ${`%${digits}%`}`;
  return sql<boolean>`(o.number = ${text} or o.name ilike ${pattern} or o.email ilike ${pattern} or ${phone})`;
}

/** Money on its way back to the buyer. `doneAt` null: the acquirer is asked again until it is made. */
export interface StaffRefund {
  /** Of a part; all that was left has none. */
  readonly key: string;
  readonly amount: number;
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly sum: number }[];
  readonly delivery: number;
  readonly createdAt: string;
  readonly doneAt: string | null;
  readonly lastError: string;
}

/** An order with what may be done next. */
export interface StaffOrderDetail extends StaffOrder {
  readonly steps: readonly { readonly step: string; readonly to: OrderState }[];
  readonly refunds: readonly StaffRefund[];
}

/** One order by its number. @throws StaffRefusal when there is none */
export async function readOrder(db: Db, number: string): Promise<StaffOrderDetail> {
  const row = await db
    .selectFrom('orders as o')
    .select(staffOrderJson.as('order'))
    .select(
      sql<StaffRefund[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'key', r.key, 'amount', round(r.amount_kopecks / 100.0, 2), 'delivery', round(r.delivery_kopecks / 100.0, 2),
          'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', one->'id', 'quantity', one->'quantity',
                      'sum', round((one->>'sum')::bigint / 100.0, 2))), '[]') from jsonb_array_elements(r.lines) one),
          'createdAt', iso_moment(r.created_at),
          'doneAt', iso_moment(r.done_at), 'lastError', r.last_error) order by r.id), '[]')
          from refunds r where r.order_id = o.id)`.as('refunds'),
    )
    .where('o.number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound('such order');
  const { order, refunds } = row;
  const steps = staffSteps(order.status, order.delivery, shopEvents).map(({ event: step, to }) => ({ step, to }));
  return { ...order, steps, refunds };
}

/** Takes a step with an order, by the same machine as everybody. @throws StaffRefusal that names the steps there are */
export async function stepOrder(
  db: Db,
  actor: StaffActor,
  number: string,
  step: string,
  { cards, now }: Changing,
): Promise<void> {
  const orderId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, number);
    const steps = staffSteps(order.status, order.delivery, shopEvents);
    const taken = steps.find(({ event }) => event === step);
    if (!taken) {
      const possible = steps.map(({ event }) => event).join(', ') || 'none';
      throw new StaffRefusal(
        409,
        'wrong_state',
        `The order is «${order.status}»: ${step} is not possible. Possible: ${possible}.`,
      );
    }
    await takeStep(trx, actor, { ...order, number }, taken.event, now);
    return order.id;
  });
  await settleRefunds(db, cards, { orderId });
}

/** Takes a step with a locked order, and writes down who did. @returns the state that it led to */
export async function takeStep(
  trx: Db,
  actor: AuditActor,
  { id, number, status }: { readonly id: number; readonly number: string; readonly status: string },
  event: OrderEvent,
  now: Date,
): Promise<OrderState> {
  const to = await changeOrder(trx, id, event, now);
  await writeAudit(trx, actor, {
    action: `order.${event}`,
    subject: `order:${number}`,
    before: { status },
    after: { status: to },
  });
  return to;
}

/** What a change of an order needs. */
export interface Changing {
  readonly cards: CardPayment;
  readonly now: Date;
}

/** The order itself, locked. @throws StaffRefusal when there is none */
export async function lockOrder(trx: Db, number: string) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'delivery'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('such order');
  return order;
}
