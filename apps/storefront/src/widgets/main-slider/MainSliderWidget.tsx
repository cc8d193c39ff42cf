import { mainSliderSeed, usePageData } from '@tropa/api-client';
import { MainSlider } from '@tropa/content';

export const seeds = [mainSliderSeed];

/** The banner of the index page. */
export function Widget() {
  const slider = usePageData('_mainSlider');
  return (
    <MainSlider slides={slider?.items ?? []} autoplay={slider?.autoplay} autoplayTimeout={slider?.autoplayTimeout} />
  );
}
