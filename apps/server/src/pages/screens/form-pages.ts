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
  const head = await headOf(request, link, {
    title: 'Работа и вакансии',
    description: 'Вакансии магазинов «Тропа»: продавцы, мастера сервиса, инструкторы. Анкета занимает две минуты.',
  });
  if (head === null) return null;
  const [text, vacancies] = await Promise.all([textOf(request, 'work'), getContentBlock(request.db, 'vacancies')]);
  const title = (await request.common()).identity.isDemo ? 'Работа в «Тропе»' : head.title;
  return {
    page: 'work',
    tags: contentOnly,
    meta: {
      title: head.title,
      description: head.description,
      canonical: `${request.origin}${link}`,
    },
    data: {
      _title: title,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title, link },
      ],
      ...text,
      _vacancies: Array.isArray(vacancies) ? vacancies : [],
      _workFormId: formIds.work,
    },
  };
};

const service = async (request: PageRequest): Promise<PageContent | null> => {
  const head = await headOf(request, '/service/', {
    title: 'Сервис и мастерская',
    description: 'Ремонт и настройка лыж, сноубордов, коньков и велосипедов в мастерских «Тропы». Запись онлайн.',
  });
  if (head === null) return null;
  const { title, description } = head;
  return {
    page: 'service',
    tags: contentOnly,
    meta: {
      title,
      description,
      canonical: `${request.origin}/service/`,
    },
    data: {
      _title: title,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title, link: '/service/' },
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
