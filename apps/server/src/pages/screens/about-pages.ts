import { getAboutGallery, getContentBlock } from '../../shop/content/content-blocks.js';
import { shopListHtml } from '../documents/shop-list.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly, titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

const home = { title: 'Главная', link: '/' };

const history = async ({ db, origin }: PageRequest): Promise<PageContent> => {
  const link = '/about/history/';
  const [gallery, block] = await Promise.all([getAboutGallery(db, 'history'), getContentBlock(db, 'history')]);
  const html = (block as { html?: unknown } | null)?.html;
  return {
    page: 'history',
    tags: contentOnly,
    meta: {
      title: titled('История'),
      description: 'Как выросла «Тропа»: от проката лыж до магазинов, мастерских и школы походов.',
      canonical: `${origin}${link}`,
    },
    data: {
      ...(gallery === null ? {} : { _historyGallery: gallery }),
      // Sanitised when it was written.
      ...(typeof html === 'string' ? { _document: { html } } : {}),
      _title: 'История',
      _breadcrumbs: [home, { title: 'История', link }],
    },
  };
};

const shops = async ({ db, origin }: PageRequest): Promise<PageContent> => {
  const link = '/about/shops/';
  const [gallery, html] = await Promise.all([getAboutGallery(db, 'shops'), shopListHtml(db)]);
  return {
    page: 'shops',
    tags: contentOnly,
    meta: {
      title: titled('Магазины'),
      description: 'Адреса и часы работы магазинов «Тропа».',
      canonical: `${origin}${link}`,
    },
    data: {
      ...(gallery === null ? {} : { _shopsGallery: gallery }),
      _document: { html },
      _title: 'Магазины',
      _breadcrumbs: [home, { title: 'Магазины', link }],
    },
  };
};

/** Pages about the shop. */
export function aboutPages({ open }: PageRoutes): void {
  open('/about/history/', history);
  open('/about/shops/', shops);
}
