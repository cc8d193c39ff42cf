import { getContentBlock, getProjectGallery } from '../../shop/content/content-blocks.js';
import { formIds } from '../../shop/webform/forms.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly, headOf } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

const path = '/project/';

/** Photos included in the page: as many as one call returns (S1 §9). */
const firstPhotos = 15;

const project = async (request: PageRequest): Promise<PageContent | null> => {
  const { db, origin } = request;
  const head = await headOf(request, path);
  if (head === null) return null;
  const { heading } = head;
  const [text, gallery, instructors, flipCounter] = await Promise.all([
    getContentBlock(db, 'project'),
    getProjectGallery(db, firstPhotos),
    getContentBlock(db, 'instructors'),
    getContentBlock(db, 'flipCounter'),
  ]);
  return {
    page: 'project',
    tags: contentOnly,
    meta: {
      title: head.title,
      description: head.description,
      canonical: `${origin}${path}`,
    },
    data: {
      _title: heading,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: heading, link: path },
      ],
      ...(text === null ? {} : { _project: text }),
      ...(gallery === null ? {} : { _projectGallery: gallery }),
      ...(Array.isArray(instructors) ? { _instructors: instructors } : {}),
      ...(typeof flipCounter === 'number' ? { _flipCounter: flipCounter } : {}),
      _projectFormId: formIds.project,
    },
  };
};

/** The learning project (S1 §2). */
export function projectPage({ open }: PageRoutes): void {
  open(path, project);
}
