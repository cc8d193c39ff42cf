import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { RefundedLine } from '../../db/tables/purchase.js';
import { changeOrder } from '../orders/change-order.js';
import { stepsFrom } from '../orders/order-machine.js';
import { readRefundable } from '../payment/refundable.js';
import type { Refundable } from '../payment/refundable.js';
import { owePaid, oweRefund, settleRefunds } from '../payment/refunds.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { lockOrder } from './staff-orders.js';
import type { Changing } from './staff-orders.js';
import { StaffRefusal, invalid } from './staff-refusal.js';

/** Orders whose goods the buyer has, or a courier: the others are declined, which gives goods and money back. */
const handedOver: readonly string[] = ['delivering', 'done'];

/**
 * Gives back all the money that is left of a card order whose goods were handed over; its state and the stock stay. Repeated, it
 * changes nothing. @throws StaffRefusal when there is nothing to give back
 */
export async function refundOrder(db: Db, actor: StaffActor, number: string, { cards, now }: Changing): Promise<void> {
  const orderId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, number);
    const payment = await trx
      .selectFrom('payments')
      .select('status')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (payment?.status === 'refunding' || payment?.status === 'refunded') return order.id;
    if (payment?.status !== 'paid') {
      throw nothingPaid();
    }
    if (!handedOver.includes(order.status)) {
      throw new StaffRefusal(
        409,
        'wrong_state',
        `The order is «${order.status}»: decline it, which gives goods and money back.`,
      );
    }
    await owePaid(trx, order.id, now);
    await writeAudit(trx, actor, {
      action: 'order.refund',
      subject: `order:${number}`,
      before: { paymentStatus: 'paid' },
      after: { paymentStatus: 'refunding' },
    });
    return order.id;
  });
  await settleRefunds(db, cards, { orderId });
}

/** A partial refund: its lines, its delivery, and a sum that belongs to neither. Amounts are kopecks. */
export interface AskedPart {
  readonly lines: readonly { readonly id: number; readonly quantity: number }[];
  /** The whole price of the delivery. */
  readonly isDelivery: boolean;
  /** For nothing in particular. */
  readonly amount: number;
}

/**
 * Gives back a part of the money of a paid order; its state and the stock stay. The same part again, by its key, changes
 * nothing. @throws StaffRefusal when there is not so much left, or when the key is that of another part
 */
export async function refundPart(
  db: Db,
  actor: StaffActor,
  { number, key }: { readonly number: string; readonly key: string },
  asked: AskedPart,
  { cards, now }: Changing,
): Promise<void> {
  const orderId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, number);
    const payment = await trx.selectFrom('payments').selectAll().where('order_id', '=', order.id).executeTakeFirst();
    if (!payment || payment.status === 'pending' || payment.status === 'failed') throw nothingPaid();
    const left = await readRefundable(trx, order.id, payment);
    const known = await trx
      .selectFrom('refunds')
      .select(['amount_kopecks', 'delivery_kopecks', 'lines'])
      .where('order_id', '=', order.id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known) {
      if (!isSame(known, asked, left)) throw new StaffRefusal(409, 'key_in_use', 'Another refund has this key.');
      return order.id;
    }
    const part = partOf(asked, left);
    if (stepsFrom(order.status, 'refundPart').length === 0) {
      throw new StaffRefusal(
        409,
        'wrong_state',
        `The order is «${order.status}»: nothing of it is given back in parts.`,
      );
    }
    await changeOrder(trx, order.id, 'refundPart', now);
    const { provider_id: paymentId, external_id: externalId } = payment;
    await oweRefund(trx, { orderId: order.id, paymentId, externalId, key, ...part });
    if (part.amount === left.left)
      await trx
        .updateTable('payments')
        .set({ status: 'refunding', updated_at: now })
        .where('id', '=', payment.id)
        .execute();
    await writeAudit(trx, actor, {
      action: 'order.refundPart',
      subject: `order:${number}`,
      before: { refunded: (left.paid - left.left) / 100 },
      after: { refunded: (left.paid - left.left + part.amount) / 100, key, ...asked, amount: asked.amount / 100 },
    });
    return order.id;
  });
  await settleRefunds(db, cards, { orderId });
}

interface Part {
  readonly lines: RefundedLine[];
  readonly delivery: number;
  readonly amount: number;
}

/** @throws StaffRefusal when it is more than there is */
function partOf({ lines: wanted, isDelivery, amount: other }: AskedPart, left: Refundable): Part {
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw invalid('Each line may be named once.');
  const lines = wanted.map(({ id, quantity }) => {
    const line = left.lines.find((one) => one.id === id);
    if (!line) throw invalid(`There is no line ${id} in this order.`);
    if (quantity > line.quantity) throw tooMuch(`Of line ${id} there are ${line.quantity} pieces left to give back.`);
    return { id, quantity, sum: quantity * line.price };
  });
  const delivery = isDelivery ? left.delivery : 0;
  if (isDelivery && delivery <= 0) throw tooMuch('There is no price of delivery left to give back.');
  const amount = lines.reduce((sum, line) => sum + line.sum, delivery + other);
  if (amount <= 0) throw invalid('Nothing to give back: name lines, delivery or an amount.');
  if (amount > left.left)
    throw tooMuch(`${amount / 100} roubles are more than the ${left.left / 100} that are left of the payment.`);
  return { lines, delivery, amount };
}

/** Whether a part that was given back is what is requested now. */
function isSame(
  known: { readonly amount_kopecks: number; readonly delivery_kopecks: number; readonly lines: RefundedLine[] },
  { lines, isDelivery, amount }: AskedPart,
  { lines: all }: Refundable,
): boolean {
  const price = (id: number) => all.find((line) => line.id === id)?.price ?? 0;
  const delivery = Number(known.delivery_kopecks);
  const sum = lines.reduce((total, { id, quantity }) => total + price(id) * quantity, amount + delivery);
  const pieces = (list: readonly { readonly id: number; readonly quantity: number }[]) =>
    JSON.stringify(list.map(({ id, quantity }) => [id, quantity]).sort());
  return delivery > 0 === isDelivery && sum === Number(known.amount_kopecks) && pieces(lines) === pieces(known.lines);
}

const tooMuch = (message: string): StaffRefusal => new StaffRefusal(409, 'too_much', message);

const nothingPaid = (): StaffRefusal =>
  new StaffRefusal(
    409,
    'nothing_paid',
    'Nothing was paid by card for this order: give the money back where it was taken.',
  );
