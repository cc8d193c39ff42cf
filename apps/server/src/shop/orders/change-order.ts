import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { queueOrderLetter } from './order-letter.js';
import { givePromoBack, usePromo } from './order-promo.js';
import { giveStockBack, takeStock } from './order-stock.js';
import { owePaid } from '../payment/refunds.js';
import { findPromoCode } from '../promo/promo-code.js';
import { ShopRefusal } from '../refusal.js';
import { refusal } from '../refusals.js';
import { eventTypeOf, noteOrderEvent } from '../staff/staff-events.js';
import { closedStates, stepsFrom } from './order-machine.js';
import type { OrderEvent, OrderState, OrderTransition } from './order-machine.js';

/**
 * The one way an order changes its state: finds the transition in the state machine's table and performs all of it —
 * goods, promo code, money, e-mail, event for the staff — in the caller's transaction. Returns the new state; an event without a transition
 * is rejected.
 */
export async function changeOrder(trx: Db, orderId: number, event: OrderEvent, now: Date): Promise<OrderState> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'payment', 'delivery', 'shop_id', 'phone', 'promo_code'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw refusal('notFound', 'Заказ не найден');
  for (const step of stepsFrom(order.status, event)) {
    if (!(await isOpen(trx, step, order, now))) continue;
    await take(trx, step, orderId, now);
    const change = { event, from: order.status as OrderState, to: step.to };
    const type = eventTypeOf(change);
    if (type) await noteOrderEvent(trx, orderId, type, change);
    return step.to;
  }
  throw refusal('orderClosed', event === 'cancel' ? 'Этот заказ уже нельзя отменить' : 'Так изменить заказ нельзя');
}

interface OrderToChange {
  readonly id: number;
  readonly payment: string;
  readonly delivery: string;
  readonly shop_id: number | null;
  readonly phone: string;
  readonly promo_code: string | null;
}

/**
 * Whether the transition's guard holds. The goods are taken right here: only taking them shows whether they are in
 * stock.
 */
async function isOpen(trx: Db, step: OrderTransition, order: OrderToChange, now: Date): Promise<boolean> {
  if (step.when === undefined) return true;
  if (step.when !== 'goodsAreThere') return step.when === order.payment || step.when === order.delivery;
  await sql`savepoint goods`.execute(trx);
  try {
    await takeAgain(trx, order, now);
    await sql`release savepoint goods`.execute(trx);
    return true;
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    await sql`rollback to savepoint goods`.execute(trx);
    return false;
  }
}

/** Takes the goods of a closed order and one use of its promo code again. @throws ShopRefusal when they are gone. */
async function takeAgain(trx: Db, order: OrderToChange, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'variant_id as variantId', 'quantity', 'title'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const takes = await takeStock(trx, lines, order.shop_id);
  await trx
    .insertInto('order_stock')
    .values(
      takes.flatMap((shelves, index) =>
        shelves.map((shelf) => ({ order_line_id: lines[index]!.id, shop_id: shelf.shopId, amount: shelf.amount })),
      ),
    )
    .execute();
  const promo = order.promo_code === null ? null : await findPromoCode(trx, order.promo_code);
  if (promo) await usePromo(trx, promo, order.id, order.phone, now);
}

async function take(trx: Db, step: OrderTransition, orderId: number, now: Date): Promise<void> {
  if (step.to !== step.from) {
    const isClosed = closedStates.includes(step.to);
    await trx
      .updateTable('orders')
      .set({
        status: step.to,
        expires_at: null,
        cancelled_at: isClosed ? now : null,
        ...(step.to === 'paid' ? { paid_at: now } : {}),
      })
      .where('id', '=', orderId)
      .execute();
  }
  if (step.goods === 'give') {
    await giveStockBack(trx, orderId);
    await givePromoBack(trx, orderId);
  }
  if (step.money === 'owe') await owePaid(trx, orderId, now);
  if (step.letter) await queueOrderLetter(trx, orderId, step.letter);
}
