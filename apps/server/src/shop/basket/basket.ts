import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { promoOf, promoProblem, promoTerms } from '../promo/promo-code.js';
import type { PromoCode, PromoProblem, PromoRow } from '../promo/promo-code.js';
import { promoPrices } from '../promo/promo-discount.js';
import type { PricedLine } from '../promo/promo-discount.js';
import { askFor } from '../sessions/visitor-call.js';
import type { VisitorCall } from '../sessions/visitor-call.js';
import { toStoredLine } from './basket-lines.js';
import type { LineRow, StoredLine } from './basket-lines.js';

/** A line as the buyer sees it (decision 13). It has no `price`, so it cannot pass for a line before the promo code. */
export interface BasketLine extends Omit<StoredLine, 'price'> {
  /** What the buyer pays for one piece: after the promo code, in kopecks. */
  readonly finalPrice: number;
  /** The price before any discount, in kopecks. */
  readonly oldPrice: number | null;
}

/** A basket with what it costs now. Money is kopecks. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  /** What the buyer pays now: Σ finalPrice × quantity. */
  readonly price: number;
  readonly promoCode: string | null;
  /** Null when a code is entered and works, or when none is entered. */
  readonly promoProblem: PromoProblem | null;
  readonly isPromoApplied: boolean;
  /** The code itself, while it works. */
  readonly promo: PromoCode | null;
}

/** The empty basket that a visitor without a session has. */
export const emptyBasket: Basket = {
  lines: [],
  price: 0,
  promoCode: null,
  promoProblem: null,
  isPromoApplied: false,
  promo: null,
};

/** A basket, with today's prices and its promo code, which is re-evaluated on every read. */
export const basketAt = (now: Date): VisitorCall<Basket> => ({
  of: (visitor) => sql`basket_json(${visitor})`,
  isRepeatable: true,
  read: ({ lines, promo }: { lines: LineRow[]; promo: PromoRow | null }) =>
    pricedBasket(lines.map(toStoredLine), promo && promoOf(promo), now),
});

/** Reads a basket: `basketAt`. */
export async function readBasket(db: Db, visitorId: number | null, now: Date): Promise<Basket> {
  return visitorId === null ? emptyBasket : askFor(db, visitorId, basketAt(now));
}

function pricedBasket(lines: readonly StoredLine[], promo: PromoCode | null, now: Date): Basket {
  if (lines.length === 0) return emptyBasket;
  const { prices, price, problem } = pricesWith(lines, promo, now);
  const priced = lines.map((line, index) => atPrice(line, prices[index] ?? line.price));
  const promoCode = promo?.code ?? null;
  if (problem || !promo) return { ...emptyBasket, lines: priced, price, promoCode, promoProblem: problem };
  return { lines: priced, price, promoCode, promoProblem: null, isPromoApplied: true, promo };
}

/** What the lines cost with a promo code, as far as it works: the price of one piece of each, and the sum. Kopecks. */
export function pricesWith(
  lines: readonly PricedLine[],
  promo: PromoCode | null,
  now: Date,
): { readonly prices: readonly number[]; readonly price: number; readonly problem: PromoProblem | null } {
  const problem = promo && promoProblem(promo, sumOf(lines), now);
  const prices = promo && !problem ? promoPrices(lines, promoTerms(promo)) : lines.map(({ price }) => price);
  return { prices, price: sumOf(lines.map(({ quantity }, i) => ({ price: prices[i] ?? 0, quantity }))), problem };
}

/** Σ price × quantity, in kopecks. */
export function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** A line that is sold without a promo code. */
export const withoutPromo = (line: StoredLine): BasketLine => atPrice(line, line.price);

function atPrice({ price, ...line }: StoredLine, finalPrice: number): BasketLine {
  const before = Math.max(line.oldPrice ?? 0, price);
  return { ...line, finalPrice, oldPrice: before > finalPrice ? before : line.oldPrice };
}
