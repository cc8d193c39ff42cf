import type { RequestedVariant } from '../shop/product/requested-variant.js';

/** The goods that a request names as `id` and `retailId`. */
export function variantOf(named: {
  readonly id: number;
  readonly retailId?: number | null | undefined;
}): RequestedVariant {
  return { productId: named.id, variantId: named.retailId || null };
}

/** A line's `retailId`: null for a variant that visitors never see. */
export function retailIdOf(line: { readonly variantId: number; readonly isVariantShown: boolean }): number | null {
  return line.isVariantShown ? line.variantId : null;
}
