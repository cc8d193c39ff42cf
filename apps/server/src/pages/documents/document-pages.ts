import { sessionCookieOf } from '../../api/session-cookie.js';
import { writeCookieOf } from '../../api/write-mark.js';
import { counterNames } from '../../settings/counter-settings.js';
import { formIds } from '../../shop/webform/forms.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { documents, htmlOf } from './document-texts.js';
import { shopListHtml } from './shop-list.js';

/** A page of text as it is shown. */
interface ShownText {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

const contentOf = ({ origin }: PageRequest, path: string, { title, description, html }: ShownText): PageContent => ({
  page: 'document',
  tags: contentOnly,
  meta: { title, description, canonical: `${origin}${path}` },
  data: {
    _title: title,
    _breadcrumbs: [
      { title: 'Главная', link: '/' },
      { title, link: path },
    ],
    _document: { html },
  },
});

/** A page of the shop's own; null when it has none at this path. */
async function ownText(request: PageRequest, path: string): Promise<ShownText | null> {
  const page = (await request.common()).ownPages.get(path);
  return page === undefined || page.html === '' ? null : page;
}

/** Pages of text. */
export function documentPages({ open }: PageRoutes): void {
  for (const document of documents) {
    const { path } = document;
    open(path, async (request) => {
      const own = await ownText(request, path);
      if (own !== null) return contentOf(request, path, own);
      // The texts of the demo shop are nobody else's.
      if (!(await request.common()).identity.isDemo) return null;
      const { settings } = request.shop;
      const facts = {
        sessionCookie: sessionCookieOf(settings),
        writeCookie: writeCookieOf(settings),
        counters: counterNames(settings.counters),
        formFilesDays: settings.formFilesDays,
      };
      return contentOf(request, path, { ...document, html: htmlOf(document, facts) });
    });
  }
  open('/contacts/', async (request) => {
    const { name } = (await request.common()).identity;
    const content = contentOf(request, '/contacts/', {
      title: 'Контакты',
      description: `Телефон и адреса магазина «${name}».`,
      html: await shopListHtml(request.db),
    });
    return { ...content, page: 'contacts', data: { ...content.data, _contactsFormId: formIds.contacts } };
  });
  // `/api/` belongs to the API, whose clients expect an envelope whatever they ask for.
  for (const [above, name] of [
    ['/', '(?!api$)[a-z\\d_-]+'],
    ['/about/', '[a-z\\d_-]+'],
  ] as const) {
    open(`${above}:page(^${name}$)/`, async (request) => {
      const asked = `${above}${request.params.page ?? ''}/`;
      const own = await ownText(request, asked);
      return own === null ? null : contentOf(request, asked, own);
    });
  }
}
