import type { BasketLine, Kopecks } from '@tropa/api-client';

/** The figures of the column «Ваш заказ», in kopecks. */
export interface Totals {
  /** Pieces, not lines. */
  readonly pieces: number;
  /** Before any discount. */
  readonly full: Kopecks;
  /** The discount, promo code included; 0 when there is none. */
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
 * @param price The server's price for them; null while its response is pending: then the sum of the lines.
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

/** What the buyer pays for goods and their delivery; what the manager calculates later is not included. */
export const sumToPay = (
  { price }: Pick<Totals, 'price'>,
  receiving: { readonly isFree: boolean; readonly price?: Kopecks | null } | undefined,
): Kopecks => price + (receiving?.isFree ? 0 : (receiving?.price ?? 0));

/**
 * Whether the delivery is free: `salePrice` strictly above the limit.
 *
 * @param salePrice What the basket costs now, kopecks.
 * @param limit `_order.freeDeliveryLimitPrice` in kopecks; null when the shop has none.
 */
export const isDeliveryFree = (salePrice: Kopecks, limit: Kopecks | null | undefined): boolean =>
  limit !== null && limit !== undefined && salePrice > limit;
