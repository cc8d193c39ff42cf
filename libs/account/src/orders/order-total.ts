import type { Kopecks } from '@tropa/api-client';

interface Line {
  readonly price: Kopecks;
  readonly quantity: number;
}

/** Σ price × quantity, in kopecks. Decision 40. */
export const orderTotal = (lines: readonly Line[]): Kopecks =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
