import { getContentBlock } from '../../shop/content/content-blocks.js';
import { formIds } from '../../shop/webform/forms.js';
import { contentOnly, headOf } from '../page-content.js';
import type { PageContent, PageRequest } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

/** The stored text of a page, or nothing. */
const textOf = async ({ db }: PageRequest, block: string): Promise<Record<string, unknown>> => {
  const value = (await getContentBlock(db, block)) as { html?: unknown } | null;
  return typeof value?.html === 'string' ? { _document: { html: value.html } } : {};
};

const work = async (request: PageRequest): Promise<PageContent | null> => {
  const link = '/about/work/';
  const head = await headOf(request, link);
  if (head === null) return null;
  const [text, vacancies] = await Promise.all([textOf(request, 'work'), getContentBlock(request.db, 'vacancies')]);
  const { heading } = head;
  return {
    page: 'work',
    tags: contentOnly,
    meta: {
      title: head.title,
      description: head.description,
      canonical: `${request.origin}${link}`,
    },
    data: {
      _title: heading,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: heading, link },
      ],
      ...text,
      _vacancies: Array.isArray(vacancies) ? vacancies : [],
      _workFormId: formIds.work,
    },
  };
};

const service = async (request: PageRequest): Promise<PageContent | null> => {
  const head = await headOf(request, '/service/');
  if (head === null) return null;
  const { title, heading, description } = head;
  return {
    page: 'service',
    tags: contentOnly,
    meta: {
      title,
      description,
      canonical: `${request.origin}/service/`,
    },
    data: {
      _title: heading,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: heading, link: '/service/' },
      ],
      ...(await textOf(request, 'service')),
      _serviceFormId: formIds.service,
    },
  };
};

/** The pages of S1 §2 that are about a form: work and service. */
export function formPages({ open }: PageRoutes): void {
  open('/about/work/', work);
  open('/service/', service);
}
