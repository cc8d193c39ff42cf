import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { readIdentity } from '../identity/identity.js';
import { ownOrders } from '../orders/own-orders.js';
import { refusal } from '../refusals.js';
import { noteReturnEvent } from '../staff/staff-events.js';
import { queueReturnLetter } from './return-letter.js';
import { readReceipt, readReturnable, returnRule } from './return-rule.js';
import type { ReturnReason } from './return-rule.js';

/** What the buyer wants to send back. */
export interface AskedReturn {
  readonly userId: number;
  readonly number: string;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
}

/**
 * Records that a user wants to send back goods of their own order, and notifies the staff. The order is locked: the same
 * pieces are never requested twice, in however many tabs. @throws ShopRefusal that says why it is not possible
 */
export async function requestReturn(
  db: Db,
  { userId, number, reason, note, lines }: AskedReturn,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await ownOrders(trx, userId)
      .select(['orders.id', 'orders.status'])
      .where('orders.number', '=', number)
      .forUpdate('orders')
      .executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    const returnable = await readReturnable(trx, order.id);
    const left = [...returnable.values()].reduce((sum, pieces) => sum + pieces, 0);
    const { phone } = await readIdentity(trx);
    const facts = { ...(await readReceipt(trx, order.id)), isReceived: order.status === 'done', left, phone, now };
    const rule = returnRule(facts);
    if (!rule.isAvailable) throw refusal('orderClosed', rule.refusal || 'Вернуть можно только полученный заказ');
    const asked = new Map<number, number>();
    for (const { lineId, quantity } of lines) asked.set(lineId, (asked.get(lineId) ?? 0) + quantity);
    for (const [lineId, quantity] of asked) {
      const pieces = returnable.get(lineId);
      if (pieces === undefined) throw refusal('notFound', 'Такого товара нет в этом заказе');
      if (quantity > pieces)
        throw refusal('orderClosed', 'Столько вернуть нельзя: часть товара уже в заявке на возврат');
    }
    const { id } = await trx
      .insertInto('returns')
      .values({ order_id: order.id, user_id: userId, reason, note, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('return_lines')
      .values([...asked].map(([lineId, quantity]) => ({ return_id: id, order_line_id: lineId, quantity })))
      .execute();
    await queueReturnLetter(trx, id);
    await noteReturnEvent(trx, id);
  });
}
