import { historyGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [historyGallerySeed];

export const props = { title: 'string' } as const satisfies PropTable;

/** Photos of the history page (S1 §2). */
export function Widget({ title = 'История магазина' }: PropsOf<typeof props>) {
  const gallery = usePageData('_historyGallery');
  return gallery ? <AboutGallery gallery={gallery} title={title} isPriority /> : null;
}
