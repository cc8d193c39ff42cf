import { getSectionTree, sectionPath } from '../../shop/catalogue/section-tree.js';
import type { SectionNode } from '../../shop/catalogue/section-tree.js';
import { sectionLink } from '../page-config.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { listingData, listingRobots } from './listing-data.js';

const home = { title: 'Главная', link: '/' };
const catalog = { title: 'Каталог', link: '/catalog/' };

const findSection = (nodes: readonly SectionNode[], slug: string): SectionNode | undefined => {
  for (const node of nodes) {
    const found = node.slug === slug ? node : findSection(node.children, slug);
    if (found !== undefined) return found;
  }
  return undefined;
};

const pageOf = ({ query }: PageRequest): string => {
  const page = query.get('page');
  return page === null || page === '1' ? '' : page;
};

const canonicalOf = (request: PageRequest, link: string): string => {
  const page = pageOf(request);
  return `${request.origin}${link}${page === '' ? '' : `?page=${page}`}`;
};

const allGoods = async (request: PageRequest): Promise<PageContent> => {
  const { data } = await listingData(request, { sectionId: 0 });
  return {
    page: 'catalog',
    meta: {
      title: titled('Каталог'),
      description: 'Все товары для спорта и активного отдыха: лыжи, палатки, рюкзаки, велосипеды, обувь и одежда.',
      canonical: canonicalOf(request, '/catalog/'),
      ...listingRobots(request.query),
    },
    data: { ...data, _title: 'Каталог', _breadcrumbs: [home, catalog] },
  };
};

const sectionGoods = async (request: PageRequest): Promise<PageContent | null> => {
  const tree = await getSectionTree(request.db);
  const section = findSection(tree, request.params.section ?? '');
  if (section === undefined) return null;
  const link = sectionLink(section.slug);
  const { data } = await listingData(request, { sectionId: section.id });
  const way = sectionPath(tree, section.id).map((node) => ({ title: node.title, link: sectionLink(node.slug) }));
  const below = section.children.map(({ title, slug }) => ({ title, link: sectionLink(slug) }));
  return {
    page: 'catalog',
    meta: {
      title: titled(section.title),
      description: section.description || `${section.title}: цены, наличие в магазинах, доставка по России.`,
      canonical: canonicalOf(request, link),
      ...listingRobots(request.query),
    },
    data: {
      ...data,
      _popularRequests: [...below, ...data._popularRequests],
      _title: section.title,
      _breadcrumbs: [home, catalog, ...way],
    },
  };
};

const saleGoods = async (request: PageRequest): Promise<PageContent> => {
  const { data } = await listingData(request, { sectionId: 0, isSale: true });
  return {
    page: 'sale',
    meta: {
      title: titled('Распродажа'),
      description: 'Товары со скидкой.',
      canonical: canonicalOf(request, '/sale/'),
      ...listingRobots(request.query),
    },
    data: { ...data, _title: 'Распродажа', _breadcrumbs: [home, { title: 'Распродажа', link: '/sale/' }] },
  };
};

const searchResults = async (request: PageRequest): Promise<PageContent> => {
  const query = (request.query.get('q') ?? '').trim();
  const { data, correctedQuery } = await listingData(request, { sectionId: 0 });
  const title =
    query === '' ? 'Поиск' : correctedQuery === '' ? `Поиск: «${query}»` : `Показаны результаты по запросу «${correctedQuery}»`;
  return {
    page: 'search',
    meta: { title: titled(title), description: 'Поиск по каталогу.', robots: 'noindex, follow' },
    data: { ...data, _title: title, _breadcrumbs: [home, { title: 'Поиск', link: '/search/' }] },
  };
};

/** Lists of goods. */
export function catalogPages({ open }: PageRoutes): void {
  open('/catalog/', allGoods);
  open('/catalog/:section/', sectionGoods);
  open('/sale/', saleGoods);
  open('/search/', searchResults);
}
