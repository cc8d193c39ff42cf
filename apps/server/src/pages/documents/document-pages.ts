import { sessionCookieOf, sessionMark } from '../../api/session-cookie.js';
import { writeCookieOf } from '../../api/write-mark.js';
import { counterNames } from '../../settings/counter-settings.js';
import type { OwnPage } from '../../shop/content/own-pages.js';
import { formIds } from '../../shop/webform/forms.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { fillFacts } from '../../shop/content/page-facts.js';
import { shopListHtml } from './shop-list.js';

/** A page of text as it is shown. */
type ShownText = Pick<OwnPage, 'title' | 'heading' | 'description' | 'html'>;

const contentOf = ({ origin }: PageRequest, path: string, page: ShownText): PageContent => {
  const { title, description, html } = page;
  const heading = page.heading || title;
  return {
    page: 'document',
    tags: contentOnly,
    meta: { title, description, canonical: `${origin}${path}` },
    data: {
      _title: heading,
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: heading, link: path },
      ],
      _document: { html },
    },
  };
};

/** The page of text at this path; null when the shop has none. */
async function textAt(request: PageRequest, path: string): Promise<PageContent | null> {
  const page = (await request.common()).ownPages.get(path);
  if (page === undefined || page.html === '') return null;
  const { settings } = request.shop;
  const html = fillFacts(page.html, {
    sessionCookie: sessionCookieOf(settings),
    sessionMark,
    writeCookie: writeCookieOf(settings),
    counters: counterNames(settings.counters),
    formFilesDays: settings.formFilesDays,
  });
  return contentOf(request, path, { ...page, html });
}

/** Documents that every shop has, or whose address is taken for them. */
export const documentPaths = [
  '/delivery/',
  '/returns/',
  '/privacy/',
  '/privacy_policy/',
  '/agreement/',
  '/recommendations/',
] as const;

/** Pages of text. */
export function documentPages({ open }: PageRoutes): void {
  for (const path of documentPaths) open(path, (request) => textAt(request, path));
  open('/contacts/', async (request) => {
    const { name } = (await request.common()).identity;
    const content = contentOf(request, '/contacts/', {
      title: 'Контакты',
      heading: '',
      description: `Телефон и адреса магазина «${name}».`,
      html: await shopListHtml(request.db),
    });
    return { ...content, page: 'contacts', data: { ...content.data, _contactsFormId: formIds.contacts } };
  });
  // `/api/` belongs to the API, whose clients expect an envelope whatever they request.
  for (const [above, name] of [
    ['/', '(?!api$)[a-z\\d_-]+'],
    ['/about/', '[a-z\\d_-]+'],
  ] as const) {
    open(`${above}:page(^${name}$)/`, (request) => textAt(request, `${above}${request.params.page ?? ''}/`));
  }
}
