import { getAboutGallery, getContentBlock } from '../../shop/content/content-blocks.js';
import { shopListHtml } from '../documents/shop-list.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly, headOf } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

const home = { title: 'Главная', link: '/' };

const history = async (request: PageRequest): Promise<PageContent | null> => {
  const { db, origin } = request;
  const link = '/about/history/';
  const head = await headOf(request, link);
  if (head === null) return null;
  const [gallery, block] = await Promise.all([getAboutGallery(db, 'history'), getContentBlock(db, 'history')]);
  const html = (block as { html?: unknown } | null)?.html;
  return {
    page: 'history',
    tags: contentOnly,
    meta: {
      title: head.title,
      description: head.description,
      canonical: `${origin}${link}`,
    },
    data: {
      ...(gallery === null ? {} : { _historyGallery: gallery }),
      // Sanitised when it was written.
      ...(typeof html === 'string' ? { _document: { html } } : {}),
      _title: head.heading,
      _breadcrumbs: [home, { title: head.heading, link }],
    },
  };
};

const shops = async ({ db, origin, common }: PageRequest): Promise<PageContent> => {
  const link = '/about/shops/';
  const [gallery, html] = await Promise.all([getAboutGallery(db, 'shops'), shopListHtml(db)]);
  const { name } = (await common()).identity;
  return {
    page: 'shops',
    tags: contentOnly,
    meta: {
      title: 'Магазины',
      description: `Адреса и часы работы магазинов «${name}».`,
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
