import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { changeOrder } from './change-order.js';
import { statesWith } from './order-machine.js';

/**
 * Expires orders whose goods are no longer held — unpaid ones, reservations, credits — and returns the goods to stock.
 * Any number of processes may run it at once: each takes orders that no other has locked. Returns how many expired.
 */
export async function expireUnpaidOrders(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const isMore = await inTransaction(db, async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', statesWith('expire'))
        .where('expires_at', '<=', now)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return false;
      await changeOrder(trx, order.id, 'expire', now);
      return true;
    });
    if (!isMore) return ended;
    ended += 1;
  }
}
