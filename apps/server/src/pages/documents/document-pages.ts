import type { PageContent, PageRequest } from '../page-content.js';
import { titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { documents } from './document-texts.js';
import { escapeHtml } from './escape-html.js';
import { shopListHtml } from './shop-list.js';

const contentOf = ({ origin }: PageRequest, path: string, title: string, description: string, html: string): PageContent => ({
  page: 'document',
  meta: { title: titled(title), description, canonical: `${origin}${path}` },
  data: {
    _title: title,
    _breadcrumbs: [{ title: 'Главная', link: '/' }, { title, link: path }],
    _document: { html },
  },
});

/** Pages of text. */
export function documentPages({ open }: PageRoutes): void {
  for (const { path, title, description, html } of documents) {
    open(path, async (request) => contentOf(request, path, title, description, html));
  }
  open('/about/shops/', async (request) =>
    contentOf(request, '/about/shops/', 'Магазины', 'Адреса и часы работы магазинов «Тропа».', await shopListHtml(request.db)),
  );
  open('/contacts/', async (request) => {
    const phone = request.shop.settings.supportPhone;
    const call = `tel:+7${phone.replace(/\D/g, '').slice(1)}`;
    const html =
      `<p>Звоните каждый день с 9:00 до 21:00: <a href="${escapeHtml(call)}"><strong>${escapeHtml(phone)}</strong></a>. ` +
      `Звонок по России бесплатный.</p>${await shopListHtml(request.db)}`;
    return contentOf(request, '/contacts/', 'Контакты', 'Телефон и адреса магазина «Тропа».', html);
  });
}
