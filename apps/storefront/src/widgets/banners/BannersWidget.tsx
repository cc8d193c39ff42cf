import { bannersSeed, mainSliderSeed, usePageData } from '@tropa/api-client';
import { Banners } from '@tropa/content';

export const seeds = [bannersSeed, mainSliderSeed];

/** The tile of six banners on the index page: around the slider, or in rows where there is none. */
export function Widget() {
  const hasSlides = (usePageData('_mainSlider')?.items.length ?? 0) > 0;
  return <Banners banners={usePageData('_banners') ?? []} isAroundSlider={hasSlides} />;
}
