import type { Db } from '../../db/schema.js';
import { readBasket } from './basket.js';

/** The response to every change of a basket: the sum to pay now in kopecks, and the number of lines. */
export interface BasketTotals {
  readonly price: number;
  readonly length: number;
}

/** Totals of a visitor's basket. */
export async function basketTotals(db: Db, visitorId: number | null, now: Date): Promise<BasketTotals> {
  const basket = await readBasket(db, visitorId, now);
  return { price: basket.price, length: basket.lines.length };
}

/** How many lines a basket has. */
export async function basketLength(db: Db, visitorId: number | null): Promise<number> {
  if (visitorId === null) return 0;
  const row = await db
    .selectFrom('basket_lines')
    .select((eb) => eb.fn.countAll<number>().as('length'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  return Number(row.length);
}
