import { usePageData, videoSeed } from '@tropa/api-client';
import { ProductVideo } from '@tropa/catalog';

export const seeds = [videoSeed];

/** The video on the product page (S1 §1). */
export function Widget() {
  return <ProductVideo video={usePageData('_video')} />;
}
