import { MainSlider, type MainSlide } from '@tropa/content';
import { usePageVariable } from '../../page-data/page-data.context.js';

/** The banner of the index page. */
export function Widget() {
  const slider = usePageVariable('_mainSlider');
  const slides = Array.isArray(slider) ? slider : (slider?.items ?? []);
  return <MainSlider slides={slides as readonly MainSlide[]} />;
}
