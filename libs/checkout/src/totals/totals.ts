import type { BasketLine, Kopecks } from '@tropa/api-client';

/** What the column «Ваш заказ» says, in kopecks. */
export interface Totals {
  /** Pieces, not lines. */
  readonly pieces: number;
  /** Before any discount. */
  readonly full: Kopecks;
  /** What is taken off, promo code included; 0 when nothing is. */
  readonly discount: Kopecks;
  /** What the buyer pays now. */
  readonly price: Kopecks;
}

/** Quantity, and prices of one piece. */
export type PricedLine = Pick<BasketLine, 'price' | 'oldPrice' | 'quantity'>;

/**
 * Totals of lines.
 *
 * @param lines With the quantities that the visitor sees.
 * @param price What the server asks for them; null while its answer is out: then the sum of the lines.
 */
export function totalsOf(lines: readonly PricedLine[], price: Kopecks | null): Totals {
  const sum = (ofLine: (line: PricedLine) => number) => lines.reduce((total, line) => total + ofLine(line), 0);
  const toPay = price ?? sum((line) => line.price * line.quantity);
  const full = sum((line) => Math.max(line.oldPrice ?? 0, line.price) * line.quantity);
  return {
    pieces: sum((line) => line.quantity),
    full: Math.max(full, toPay),
    discount: Math.max(0, full - toPay),
    price: toPay,
  };
}

/**
 * Whether the delivery is free: strictly above the limit. S2 §9, decision 34.
 *
 * @param salePrice What the basket costs now, kopecks.
 * @param limit `_order.freeDeliveryLimitPrice` in kopecks; null when the shop has none.
 */
export const isDeliveryFree = (salePrice: Kopecks, limit: Kopecks | null | undefined): boolean =>
  limit !== null && limit !== undefined && salePrice > limit;
