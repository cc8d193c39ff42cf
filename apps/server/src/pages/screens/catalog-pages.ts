import { sectionPath } from '../../shop/catalogue/section-tree.js';
import type { SectionNode } from '../../shop/catalogue/section-tree.js';
import { sectionLink } from '../page-config.js';
import type { PageContent, PageRequest } from '../page-content.js';
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

/** The page number in the address; 1 for anything invalid. */
const pageOf = ({ query }: PageRequest): number => {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};

/** Metadata of a page of a list: each page number has its own canonical URL, sorts and filters do not. */
const listMeta = (
  request: PageRequest,
  { link, title, description, isEmpty }: { link: string; title: string; description: string; isEmpty: boolean },
): PageContent['meta'] => {
  const page = pageOf(request);
  const robots = isEmpty ? { robots: 'noindex, follow' } : listingRobots(request.query);
  return page === 1
    ? { title, description, canonical: `${request.origin}${link}`, ...robots }
    : {
        title: `${title}, страница ${page}`,
        description: `${description} Страница ${page}.`,
        canonical: `${request.origin}${link}?page=${page}`,
        ...robots,
      };
};

const allGoods = async (request: PageRequest): Promise<PageContent> => {
  const { data, tags } = await listingData(request, { sectionId: 0 });
  const { isDemo, name } = (await request.common()).identity;
  return {
    page: 'catalog',
    tags,
    meta: listMeta(request, {
      link: '/catalog/',
      title: 'Каталог',
      description: isDemo
        ? 'Все товары для спорта и активного отдыха: лыжи, палатки, рюкзаки, велосипеды, обувь и одежда.'
        : `Все товары магазина «${name}».`,
      isEmpty: data._items.items.length === 0,
    }),
    data: { ...data, _title: 'Каталог', _breadcrumbs: [home, catalog] },
  };
};

const sectionGoods = async (request: PageRequest): Promise<PageContent | null> => {
  const { tree } = await request.common();
  const section = findSection(tree, request.params.section ?? '');
  if (section === undefined) return null;
  const link = sectionLink(section.slug);
  const { data, tags } = await listingData(request, { sectionId: section.id });
  const way = sectionPath(tree, section.id).map((node) => ({ title: node.title, link: sectionLink(node.slug) }));
  const below = section.children.map(({ title, slug }) => ({ title, link: sectionLink(slug) }));
  return {
    page: 'catalog',
    tags,
    meta: listMeta(request, {
      link,
      title: section.title,
      description: section.description || `${section.title}: цены, наличие в магазинах, доставка по России.`,
      isEmpty: data._items.items.length === 0,
    }),
    data: {
      ...data,
      _popularRequests: [...below, ...data._popularRequests],
      _title: section.title,
      _breadcrumbs: [home, catalog, ...way],
    },
  };
};

const saleGoods = async (request: PageRequest): Promise<PageContent> => {
  const { data, tags } = await listingData(request, { sectionId: 0, isSale: true });
  const { isDemo } = (await request.common()).identity;
  return {
    page: 'sale',
    tags,
    meta: listMeta(request, {
      link: '/sale/',
      title: 'Распродажа',
      description: isDemo ? 'Товары для спорта и активного отдыха со скидкой.' : 'Товары со скидкой.',
      isEmpty: data._items.items.length === 0,
    }),
    data: { ...data, _title: 'Распродажа', _breadcrumbs: [home, { title: 'Распродажа', link: '/sale/' }] },
  };
};

/** Popular goods in the row of a search that found nothing. */
const popularGoods = 12;

/** Where nothing was found: the sections of the shop, and what others buy. */
async function insteadOfNothing({ common, shop, source }: PageRequest) {
  const args = { sectionId: 0, page: 1, limit: popularGoods, sort: 'popularity-desc', filter: {} } as const;
  const [{ tree }, popular] = await Promise.all([common(), shop.listings.get(args, source)]);
  return {
    tags: popular.tags ?? [],
    data: {
      _popularRequests: tree.map(({ title, slug }) => ({ title, link: sectionLink(slug) })),
      _bestOffers: popular.items,
    },
  };
}

const searchResults = async (request: PageRequest): Promise<PageContent> => {
  const query = (request.query.get('q') ?? '').trim();
  const { data, correctedQuery, tags } = await listingData(request, { sectionId: 0 });
  const instead = query !== '' && data._items.count === 0 ? await insteadOfNothing(request) : undefined;
  const title =
    query === ''
      ? 'Поиск'
      : correctedQuery === ''
        ? `Поиск: «${query}»`
        : `Показаны результаты по запросу «${correctedQuery}»`;
  return {
    page: 'search',
    tags: instead && tags ? [...tags, ...instead.tags] : tags,
    meta: { title, description: 'Поиск по каталогу.', robots: 'noindex, follow' },
    data: { ...data, ...instead?.data, _title: title, _breadcrumbs: [home, { title: 'Поиск', link: '/search/' }] },
  };
};

/** Lists of goods. */
export function catalogPages({ open }: PageRoutes): void {
  open('/catalog/', allGoods);
  open('/catalog/:section/', sectionGoods);
  open('/sale/', saleGoods);
  open('/search/', searchResults);
}
