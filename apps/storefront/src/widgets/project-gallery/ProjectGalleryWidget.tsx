import { projectGallerySeed, usePageData } from '@tropa/api-client';
import { ProjectGallery } from '@tropa/content';

export const seeds = [projectGallerySeed];

/** Photos of the project page. */
export function Widget() {
  const gallery = usePageData('_projectGallery');
  return gallery === undefined ? null : <ProjectGallery gallery={gallery} />;
}
