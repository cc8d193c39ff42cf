/**
 * The goods that a request means. Everywhere in the server a variant is called as in the database, `variantId`; only
 * the wire says `id` and `retailId` (`api/variant.wire.ts`).
 */
export interface VariantRef {
  readonly productId: number;
  /** Null: the product's default variant. */
  readonly variantId: number | null;
}
