import { shopsGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [shopsGallerySeed];

export const props = { title: 'string' } as const satisfies PropTable;

/** Photos of the shops page (S1 §2). */
export function Widget({ title = 'Наши магазины' }: PropsOf<typeof props>) {
  const gallery = usePageData('_shopsGallery');
  return gallery ? <AboutGallery gallery={gallery} title={title} isPriority /> : null;
}
