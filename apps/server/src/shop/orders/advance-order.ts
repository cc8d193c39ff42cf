import type { Db } from '../../db/schema.js';
import { refusal } from '../refusals.js';
import type { OrderState } from './order-status.js';

/** What the staff may do next with an order: a courier's goes on the way, the other waits in its shop. */
export function nextStates(state: string, delivery: 'pickup' | 'courier'): OrderState[] {
  switch (state as OrderState) {
    case 'paid':
    case 'accepted':
    case 'reserved':
    case 'credit-review':
      return ['assembling'];
    case 'assembling':
      return [delivery === 'courier' ? 'delivering' : 'ready'];
    case 'delivering':
    case 'ready':
      return ['done'];
    default:
      return [];
  }
}

/** Moves an order one step on; a step that the order does not have is refused. */
export async function advanceOrder(db: Db, orderId: number, to: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'delivery'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    const next = nextStates(order.status, order.delivery).find((state) => state === to);
    if (!next) throw refusal('orderClosed', 'Так изменить заказ нельзя');
    await trx.updateTable('orders').set({ status: next }).where('id', '=', orderId).execute();
  });
}
