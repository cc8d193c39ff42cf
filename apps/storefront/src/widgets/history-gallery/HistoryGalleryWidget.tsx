import { historyGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';

export const seeds = [historyGallerySeed];

/** Photos of the history page (S1 §2). */
export function Widget() {
  const gallery = usePageData('_historyGallery');
  return gallery ? <AboutGallery gallery={gallery} title="История магазина" isPriority /> : null;
}
