import { createHash } from 'node:crypto';
import type { Basket } from './basket.js';

/**
 * Identifies what a buyer sees of a basket: which goods, how many, at what price. The number of changes
 * (`baskets.version`) would not do: the shop raises a price, and a promo code ends, without touching the basket.
 */
export function basketVersion({ lines }: Basket): string {
  const seen = lines.map(({ variantId, quantity, finalPrice }) => `${variantId}x${quantity}@${finalPrice}`).sort();
  return createHash('sha256').update(seen.join(';')).digest('base64url').slice(0, 22);
}

/**
 * The version in the header `If-Match`; null when the client sent none, or `*`: then any version is accepted.
 */
export function versionIn(ifMatch: string | undefined): string | null {
  const named = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(ifMatch ?? '')?.[1] ?? ifMatch?.trim() ?? '';
  return named === '' || named === '*' ? null : named;
}
