/**
 * The goods that a request means. Everywhere in the server a variant has the database's name, `variantId`; only the
 * wire uses `id` and `retailId` (`api/variant.wire.ts`).
 */
export interface RequestedVariant {
  readonly productId: number;
  /** Null: the product's default variant. */
  readonly variantId: number | null;
}
