import { bannersSeed, usePageData } from '@tropa/api-client';
import { Banners } from '@tropa/content';

export const seeds = [bannersSeed];

/** The tile of six banners on the index page. */
export function Widget() {
  return <Banners banners={usePageData('_banners') ?? []} isAroundSlider />;
}
