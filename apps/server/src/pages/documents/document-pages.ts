import { sessionCookieOf } from '../../api/session-cookie.js';
import { writeCookieOf } from '../../api/write-mark.js';
import { formIds } from '../../shop/webform/forms.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly, titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { documents, htmlOf } from './document-texts.js';
import { shopListHtml } from './shop-list.js';

const contentOf = (
  { origin }: PageRequest,
  path: string,
  title: string,
  description: string,
  html: string,
): PageContent => ({
  page: 'document',
  tags: contentOnly,
  meta: { title: titled(title), description, canonical: `${origin}${path}` },
  data: {
    _title: title,
    _breadcrumbs: [
      { title: 'Главная', link: '/' },
      { title, link: path },
    ],
    _document: { html },
  },
});

/** Pages of text. */
export function documentPages({ open }: PageRoutes): void {
  for (const document of documents) {
    const { path, title, description } = document;
    open(path, async (request) => {
      const { settings } = request.shop;
      const facts = {
        sessionCookie: sessionCookieOf(settings),
        writeCookie: writeCookieOf(settings),
        formFilesDays: settings.formFilesDays,
      };
      return contentOf(request, path, title, description, htmlOf(document, facts));
    });
  }
  open('/contacts/', async (request) => {
    const shops = await shopListHtml(request.db);
    const content = contentOf(request, '/contacts/', 'Контакты', 'Телефон и адреса магазина «Тропа».', shops);
    return { ...content, page: 'contacts', data: { ...content.data, _contactsFormId: formIds.contacts } };
  });
}
