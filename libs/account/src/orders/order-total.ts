import type { Kopecks } from '@tropa/api-client';

/** Quantity and price per piece. */
export interface OrderedLine {
  readonly price: Kopecks;
  readonly quantity: number;
}

/** Total of an order: Σ price × quantity, in kopecks. */
export const orderTotal = (lines: readonly OrderedLine[]): Kopecks =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
