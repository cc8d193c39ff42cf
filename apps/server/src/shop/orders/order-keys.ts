import { createHash } from 'node:crypto';
import type { Db } from '../../db/schema.js';
import type { MadeOrder } from './new-order.js';

/**
 * Keys under which an order must exist once (decision 18): the client's `Idempotency-Key` when it sent one, and
 * always the basket in its present version, so that two tabs with keys of their own still make one order.
 */
export function orderKeys(visitorId: number, basketVersion: number, clientKey: string | null): string[] {
  const derived = `basket:${visitorId}:${basketVersion}`;
  const sent = clientKey ?? '';
  if (sent === '') return [derived];
  return [`key:${visitorId}:${createHash('sha256').update(sent).digest('hex')}`, derived];
}

/** The order that was made under one of the keys; the first known key wins. */
export async function findOrderByKeys(trx: Db, keys: readonly string[]): Promise<MadeOrder | null> {
  const rows = await trx
    .selectFrom('order_idempotency')
    .innerJoin('orders', 'orders.id', 'order_idempotency.order_id')
    .select(['order_idempotency.key', 'orders.id', 'orders.number'])
    .where('key', 'in', [...keys])
    .execute();
  for (const key of keys) {
    const known = rows.find((row) => row.key === key);
    if (known) return { id: known.id, number: known.number };
  }
  return null;
}

/** Inserts the keys in the order's own transaction: the unique constraint decides. */
export async function keepOrderKeys(
  trx: Db,
  visitorId: number,
  keys: readonly string[],
  orderId: number,
): Promise<void> {
  await trx
    .insertInto('order_idempotency')
    .values(keys.map((key) => ({ key, visitor_id: visitorId, order_id: orderId })))
    .execute();
}
