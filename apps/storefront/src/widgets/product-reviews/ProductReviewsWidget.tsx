import { productIdSeed, usePageData } from '@tropa/api-client';
import { ReviewsSection } from '@tropa/catalog';

export const seeds = [productIdSeed];

/** Reviews of the product, five at a time (S2 §2). */
export function Widget() {
  const productId = usePageData('_productId');
  return productId == null ? null : <ReviewsSection productId={productId} />;
}
