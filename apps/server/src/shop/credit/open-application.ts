import type { Db } from '../../db/schema.js';
import { creditAddress } from './credit.js';

/** An order whose application for credit waits for the buyer or the partner, and where it is continued. */
export interface OpenApplication {
  readonly orderNum: string;
  readonly link: string;
}

/** The visitor's newest open application; null when none is. A guest has no other way back to it than the letter. */
export async function openApplication(db: Db, visitorId: number | null): Promise<OpenApplication | null> {
  if (visitorId === null) return null;
  const row = await db
    .selectFrom('orders')
    .innerJoin('credit_applications as credit', 'credit.order_id', 'orders.id')
    .select(['orders.number', 'credit.token'])
    .where('orders.visitor_id', '=', visitorId)
    .where('orders.status', '=', 'credit-review')
    .where('credit.status', '=', 'pending')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { orderNum: row.number, link: creditAddress(row.token) } : null;
}
