import type { Db } from '../../db/schema.js';
import { findPromoCode, promoProblem, promoTerms } from '../promo/promo-code.js';
import type { PromoCode, PromoProblem } from '../promo/promo-code.js';
import { promoPrices } from '../promo/promo-discount.js';
import { readBasketLines } from './basket-lines.js';
import type { StoredLine } from './basket-lines.js';

/** A line as the buyer sees it: `price` after the promo code, `oldPrice` before any discount (decision 13). */
export type BasketLine = StoredLine;

/** A basket with what it costs now. Money is kopecks. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  /** What the buyer pays now: Σ price × quantity. */
  readonly price: number;
  readonly promoCode: string | null;
  /** Null when a code is entered and works, or when none is entered. */
  readonly promoProblem: PromoProblem | null;
  readonly isPromoApplied: boolean;
  /** The code itself, while it works. */
  readonly promo: PromoCode | null;
}

/** The basket of nobody: what a visitor without a session has. */
export const emptyBasket: Basket = {
  lines: [],
  price: 0,
  promoCode: null,
  promoProblem: null,
  isPromoApplied: false,
  promo: null,
};

/** Reads a basket with today's prices and its promo code, which is re-evaluated on every read. */
export async function readBasket(db: Db, visitorId: number | null, now: Date): Promise<Basket> {
  if (visitorId === null) return emptyBasket;
  const lines = await readBasketLines(db, visitorId);
  if (lines.length === 0) return emptyBasket;
  const basket = await db
    .selectFrom('baskets')
    .select('promo_code')
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  const promoCode = basket?.promo_code ?? null;
  if (promoCode === null) return { ...emptyBasket, lines, price: sumOf(lines) };
  const promo = await findPromoCode(db, promoCode);
  const problem = promoProblem(promo, sumOf(lines), now);
  if (problem || !promo) return { ...emptyBasket, lines, price: sumOf(lines), promoCode, promoProblem: problem };
  const discounted = withPromo(lines, promo);
  return { lines: discounted, price: sumOf(discounted), promoCode, promoProblem: null, isPromoApplied: true, promo };
}

/** Σ price × quantity, in kopecks. */
export function sumOf(lines: readonly { readonly price: number; readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

function withPromo(lines: readonly StoredLine[], promo: PromoCode): BasketLine[] {
  const prices = promoPrices(lines, promoTerms(promo));
  return lines.map((line, index) => {
    const price = prices[index] ?? line.price;
    const before = Math.max(line.oldPrice ?? 0, line.price);
    return { ...line, price, oldPrice: before > price ? before : line.oldPrice };
  });
}
