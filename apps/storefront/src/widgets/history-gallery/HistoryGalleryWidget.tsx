import { historyGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';
import { useTexts } from '@tropa/ui-kit';
import type { PropsOf, PropTable } from '../widget-props.js';
import { historyGalleryTexts } from './history-gallery.texts.js';

export const seeds = [historyGallerySeed];

export const props = { title: 'string' } as const satisfies PropTable;

/** Photos of the history page (S1 §2). */
export function Widget({ title }: PropsOf<typeof props>) {
  const texts = useTexts('historyGallery', historyGalleryTexts);
  const gallery = usePageData('_historyGallery');
  return gallery ? <AboutGallery gallery={gallery} title={title ?? texts.title} isPriority /> : null;
}
