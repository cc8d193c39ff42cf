import type { Kopecks } from '@tropa/api-client';

/** How many pieces were ordered, and for how much each. */
export interface OrderedLine {
  readonly price: Kopecks;
  readonly quantity: number;
}

/** Σ price × quantity, in kopecks. Decision 40. */
export const orderTotal = (lines: readonly OrderedLine[]): Kopecks =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
