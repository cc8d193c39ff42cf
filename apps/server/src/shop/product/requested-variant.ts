/**
 * The goods that a request means. A variant has the database's name, `variantId`; `id` and `retailId` are names of the
 * wire. `api/variant.wire.ts` translates them; cards alone are built in their wire format (`shop/product/cards.ts`).
 */
export interface RequestedVariant {
  readonly productId: number;
  /** Null: the product's default variant. */
  readonly variantId: number | null;
}
