import type { ProductDetail, RetailVariant, StoreAmount } from '@tropa/api-client';

/** What is reserved, and which shops have it. */
export interface ReservedGoods {
  readonly product: Pick<ProductDetail, 'id' | 'title'>;
  /** Absent for a product without variants. */
  readonly variant?: Pick<RetailVariant, 'id' | 'properties'> | undefined;
  /** Shops with their stock of this variant, as availability reports it. */
  readonly shops: readonly StoreAmount[];
}

/** The variant in words for a reader: «Чёрный, 42»; '' without variants. */
export const variantWords = (variant: ReservedGoods['variant']): string =>
  (variant?.properties ?? [])
    .map(({ title, value, type }) => title || (type === 'image' ? '' : value))
    .filter(Boolean)
    .join(', ');
