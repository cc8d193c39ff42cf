import { productIdSeed, usePageData } from '@tropa/api-client';
import { ReviewsSection } from '@tropa/catalog';
import { useWithoutScripts } from '../../shell/without-scripts.context.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [productIdSeed];

export const props = { productId: 'number' } as const satisfies PropTable;

/** Reviews of the product, five at a time (S2 §2). */
export function Widget({ productId: own }: PropsOf<typeof props>) {
  const ofPage = usePageData('_productId');
  const productId = own ?? ofPage;
  const withoutScripts = useWithoutScripts();
  return productId == null ? null : <ReviewsSection productId={productId} withoutScripts={withoutScripts} />;
}
