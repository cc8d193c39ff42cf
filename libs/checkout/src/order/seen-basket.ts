import { lineKey } from '@tropa/api-client';
import type { BasketLine, BasketState } from '@tropa/api-client';

const wordOf = (line: BasketLine): string => `${lineKey(line)} ${line.quantity} ${line.price}`;

/**
 * Whether the shop's basket is another than the buyer saw: other goods, quantities or prices, another sum. One that has
 * become empty is not: it was emptied or ordered, by another tab or an earlier try.
 */
export function isOtherBasket(seen: BasketState, now: BasketState): boolean {
  if (now.items.length === 0) return false;
  if (seen.price !== now.price || seen.items.length !== now.items.length) return true;
  const words = new Set(seen.items.map(wordOf));
  return !now.items.every((line) => words.has(wordOf(line)));
}
