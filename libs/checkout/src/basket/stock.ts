import type { BasketLine } from '@tropa/api-client';

/** Whether the line can be bought at all; where the server names no shops it counts as in stock. */
export const isAvailable = ({ stock }: Pick<BasketLine, 'stock'>): boolean => stock === undefined || stock > 0;

/**
 * The quantity that a visitor may have: what is not a number or not above zero becomes 1, more than the stock becomes
 * the stock.
 *
 * @param wanted What the visitor typed or stepped to.
 * @param stock Pieces in all shops, undefined when unknown: then there is no cap.
 */
export function capQuantity(wanted: number, stock: number | undefined): number {
  const whole = Number.isFinite(wanted) ? Math.floor(wanted) : 1;
  const atLeastOne = Math.max(1, whole);
  return stock === undefined || stock < 1 ? atLeastOne : Math.min(atLeastOne, stock);
}
