import { shopsGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';
import { useTexts } from '@tropa/ui-kit';
import type { PropsOf, PropTable } from '../widget-props.js';
import { shopsGalleryTexts } from './shops-gallery.texts.js';

export const seeds = [shopsGallerySeed];

export const props = { title: 'string' } as const satisfies PropTable;

/** Photos of the shops page (S1 §2). */
export function Widget({ title }: PropsOf<typeof props>) {
  const texts = useTexts('shopsGallery', shopsGalleryTexts);
  const gallery = usePageData('_shopsGallery');
  return gallery ? <AboutGallery gallery={gallery} title={title ?? texts.title} isPriority /> : null;
}
