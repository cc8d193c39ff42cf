import { sql } from 'kysely';
import type { PricedLine } from '../promo/promo-discount.js';
import { promoOf } from '../promo/promo-code.js';
import type { PromoRow } from '../promo/promo-code.js';
import type { VisitorCall } from '../sessions/visitor-call.js';
import { pricesWith } from './basket.js';

/** The response to every change of a basket: the sum to pay now in kopecks, and the number of lines. */
export interface BasketTotals {
  readonly price: number;
  readonly length: number;
}

/** What totals are made of, as the database gives it: `basket_prices_json`. */
export interface PricesRow {
  readonly lines: readonly PricedLine[];
  readonly promo: PromoRow | null;
}

/** Totals of the basket that the database has described. */
export function totalsOf({ lines, promo }: PricesRow, now: Date): BasketTotals {
  return { price: pricesWith(lines, promo && promoOf(promo), now).price, length: lines.length };
}

/** Totals of a visitor's basket. */
export const totalsAt = (now: Date): VisitorCall<BasketTotals> => ({
  of: (visitor) => sql`basket_prices_json(${visitor})`,
  isRepeatable: true,
  read: (row: PricesRow) => totalsOf(row, now),
});

/** How many lines a basket has. */
export const lengthOfBasket: VisitorCall<number> = {
  of: (visitor) => sql`(select count(*)::int from basket_lines where visitor_id = ${visitor})`,
  isRepeatable: true,
  read: (length: number) => length,
};
