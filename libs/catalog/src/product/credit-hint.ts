import type { Kopecks } from '@tropa/api-client';

/** The lowest price for which a monthly payment is shown: 3000 roubles. */
export const creditHintFrom: Kopecks = 3000_00;

/** A month of credit: the price divided by 12, whole roubles, rounded down; `null` below the limit. In kopecks. */
export function creditPerMonth(price: Kopecks): Kopecks | null {
  return price >= creditHintFrom ? Math.floor(price / 100 / 12) * 100 : null;
}
