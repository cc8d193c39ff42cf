import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CreditNotice, CreditPartner } from '../../adapters/credit.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { changeOrder } from '../orders/change-order.js';
import { closedStates, stepsFrom } from '../orders/order-machine.js';
import { refusal } from '../refusals.js';

/** The outcome of an application. */
export type CreditStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn';

/** A new state is sent at once, however often the old one failed. */
export const tellAnew = { due_at: sql<Date>`clock_timestamp()`, tries: 0, last_error: '' };

/** How long goods are held while the partner and the buyer decide: three days. */
export const creditHoldMs = 3 * 86_400_000;

/**
 * Our URL of an application, which redirects to the partner's: neither e-mails nor lists of orders wait for the
 * partner.
 */
export const creditAddress = (token: string): string => `/credit/${token}`;

/**
 * Inserts the application of a new order, in the order's own transaction, and returns its token; the partner is called
 * afterwards.
 */
export async function openCredit(trx: Db, orderId: number, now: Date): Promise<string> {
  const { total_kopecks } = await trx
    .selectFrom('orders')
    .select('total_kopecks')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('credit_applications')
    .values({
      order_id: orderId,
      token,
      amount_kopecks: total_kopecks,
      status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/**
 * Where the buyer of an order fills the application in; null when the order has none that is open. The partner is
 * called once: a repeated order call returns the same URL. Two concurrent calls may both reach the partner; what is
 * written first is used for both.
 */
export async function creditLink(db: Db, orderId: number, partner: CreditPartner, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('credit_applications as credit')
    .innerJoin('orders', 'orders.id', 'credit.order_id')
    .select(['credit.token', 'credit.link', 'credit.amount_kopecks', 'orders.number', 'orders.phone', 'orders.email'])
    .select('orders.delivery_kopecks')
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'credit-review')
    .where('credit.status', '=', 'pending')
    .executeTakeFirst();
  if (!row) return null;
  if (row.link !== '') return row.link;
  const items = await db
    .selectFrom('order_lines')
    .select(['title as name', 'quantity', 'price_kopecks as price'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { externalId, link } = await partner.start({
    creditId: row.token,
    orderNumber: row.number,
    amount: row.amount_kopecks,
    // What it lists is what it gives the credit for.
    items: row.delivery_kopecks ? [...items, { name: 'Доставка', quantity: 1, price: row.delivery_kopecks }] : items,
    phone: row.phone,
    email: row.email,
  });
  const written = await db
    .updateTable('credit_applications')
    .set({ external_id: externalId, link, updated_at: now })
    .where('order_id', '=', orderId)
    .where('link', '=', '')
    .returning('link')
    .executeTakeFirst();
  const standing =
    written ??
    (await db.selectFrom('credit_applications').select('link').where('order_id', '=', orderId).executeTakeFirst());
  return standing?.link ?? null;
}

/**
 * Applies a verified notice of a partner. Order does not matter and repeats change nothing: a rejection outweighs an
 * approval whichever came first, and an order that is already closed stays closed: its credit is withdrawn.
 */
export async function acceptCreditNotice(db: Db, notice: CreditNotice, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('number', '=', notice.orderNumber)
      .forUpdate()
      .executeTakeFirst();
    const credit = order && (await findOfOrder(trx, order.id));
    if (!order || !credit) throw refusal('payment', 'Заявка на кредит не найдена');
    if (notice.amount !== null && notice.amount !== credit.amount_kopecks) {
      throw refusal('payment', 'Сумма кредита не совпадает с заказом');
    }
    if (notice.result === 'pending' || credit.status === 'withdrawn' || credit.status === 'rejected') return;
    if (notice.result === 'approved') await approve(trx, order, credit.status, now);
    else await reject(trx, order, now);
  });
}

interface NoticedOrder {
  readonly id: number;
  readonly status: string;
}

async function approve(trx: Db, order: NoticedOrder, known: string, now: Date): Promise<void> {
  if (known === 'approved') return;
  const isClosed = (closedStates as readonly string[]).includes(order.status);
  await setStatus(trx, order.id, isClosed ? 'withdrawn' : 'approved', false, now);
  if (order.status === 'credit-review') await changeOrder(trx, order.id, 'approveCredit', now);
}

async function reject(trx: Db, order: NoticedOrder, now: Date): Promise<void> {
  await setStatus(trx, order.id, 'rejected', true, now);
  // Once the staff has started to assemble an order, they decide about it.
  if (stepsFrom(order.status, 'refuseCredit').length > 0) await changeOrder(trx, order.id, 'refuseCredit', now);
}

/** An application and its order. `amount` is kopecks. */
export interface CreditView {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly amount: number;
  /** Whether a decision is still pending. */
  readonly isOpen: boolean;
  readonly status: CreditStatus;
}

/** The application behind an opaque token, null when there is none. */
export async function findCredit(db: Db, token: string): Promise<CreditView | null> {
  if (token === '') return null;
  const row = await db
    .selectFrom('credit_applications as credit')
    .innerJoin('orders', 'orders.id', 'credit.order_id')
    .select(['orders.id', 'orders.number', 'orders.status as orderStatus', 'credit.amount_kopecks', 'credit.status'])
    .where('credit.token', '=', token)
    .executeTakeFirst();
  if (!row) return null;
  const isOpen = row.status === 'pending' && row.orderStatus === 'credit-review';
  return { orderId: row.id, orderNumber: row.number, amount: row.amount_kopecks, isOpen, status: row.status };
}

function findOfOrder(trx: Db, orderId: number) {
  return trx
    .selectFrom('credit_applications')
    .select(['status', 'amount_kopecks'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

function setStatus(trx: Db, orderId: number, status: CreditStatus, isTold: boolean, now: Date): Promise<unknown> {
  return trx
    .updateTable('credit_applications')
    .set({ status, is_told: isTold, ...tellAnew, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
}
