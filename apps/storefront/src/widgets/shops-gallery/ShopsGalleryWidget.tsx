import { shopsGallerySeed, usePageData } from '@tropa/api-client';
import { AboutGallery } from '@tropa/content';

export const seeds = [shopsGallerySeed];

/** Photos of the shops page (S1 §2). */
export function Widget() {
  const gallery = usePageData('_shopsGallery');
  return gallery ? <AboutGallery gallery={gallery} title="Наши магазины" isPriority /> : null;
}
