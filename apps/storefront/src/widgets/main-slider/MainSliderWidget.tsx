import { mainSliderSeed, usePageData } from '@tropa/api-client';
import { MainSlider } from '@tropa/content';

export const seeds = [mainSliderSeed];

/** The banner of the index page. */
export function Widget() {
  return <MainSlider slides={usePageData('_mainSlider')?.items ?? []} />;
}
