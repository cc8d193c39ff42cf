import { getProductDetail } from '../../shop/product/product-detail.js';
import { getBestOffers, getProductWidgets } from '../../shop/product/product-widgets.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

/** Most cards on the page of best offers. */
const mostOffers = 60;

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

const product = async ({ db, params, origin }: PageRequest): Promise<PageContent | null> => {
  const found = await getProductDetail(db, params.slug ?? '');
  if (found === null) return null;
  const { detail, video } = found;
  const { similar, accessories } = await getProductWidgets(db, Number(detail.id));
  const { breadcrumbs, ...rest } = detail;
  return {
    page: 'product',
    meta: {
      title: titled(detail.title),
      description: withoutTags(detail.description ?? '').slice(0, 200) || `${detail.title}: цена, наличие, доставка.`,
      canonical: `${origin}${detail.link ?? ''}`,
    },
    data: {
      _productDetail: rest,
      _productId: detail.id,
      _similar: similar,
      _accessories: accessories,
      ...(video === '' ? {} : { _video: { src: video } }),
      _breadcrumbs: breadcrumbs,
    },
  };
};

const bestOffers = async ({ db, origin }: PageRequest): Promise<PageContent> => ({
  page: 'best-offers',
  meta: {
    title: titled('Лучшие предложения'),
    description: 'Товары, которые мы советуем, и лучшие скидки.',
    canonical: `${origin}/best-offers/`,
  },
  data: {
    _title: 'Лучшие предложения',
    _breadcrumbs: [
      { title: 'Главная', link: '/' },
      { title: 'Лучшие предложения', link: '/best-offers/' },
    ],
    _bestOffers: await getBestOffers(db, mostOffers),
  },
});

/** Pages of goods. */
export function productPages({ open }: PageRoutes): void {
  open('/product/:slug/', product);
  open('/best-offers/', bestOffers);
}
