import { articlesArgsFromUrl } from '@tropa/api-client/wire';
import { articleLink, getArticle, getArticles, getOtherArticles } from '../../shop/content/articles.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { contentOnly } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

const home = { title: 'Главная', link: '/' };
const list = { title: 'Статьи', link: '/articles/' };

/** Cards below an article: a row of three. */
const othersCount = 3;

/** The requested page, or the last one: a third page of nine articles each may not exist with ten. */
async function articlesOf({ db, address, cookies }: PageRequest) {
  const args = articlesArgsFromUrl(address, cookies);
  const asked = await getArticles(db, args);
  const last = Math.max(1, Math.ceil(asked.count / args.limit));
  if (args.page <= last) return { page: args.page, articles: asked };
  return { page: last, articles: await getArticles(db, { ...args, page: last }) };
}

const articles = async (request: PageRequest): Promise<PageContent> => {
  const { page, articles: shown } = await articlesOf(request);
  const { name, isDemo } = (await request.common()).identity;
  const isOther = [...request.query.keys()].some((name) => name !== 'page');
  return {
    page: 'articles',
    tags: contentOnly,
    meta: {
      title: page === 1 ? list.title : `${list.title}, страница ${page}`,
      description: isDemo
        ? 'Как выбрать снаряжение, как за ним ухаживать и куда с ним пойти: статьи магазина «Тропа».'
        : `Статьи магазина «${name}».`,
      canonical: `${request.origin}${list.link}${page === 1 ? '' : `?page=${page}`}`,
      ...(isOther ? { robots: 'noindex, follow' } : {}),
    },
    data: { _articles: shown, _title: list.title, _breadcrumbs: [home, list] },
  };
};

const article = async ({ db, origin, params }: PageRequest): Promise<PageContent | null> => {
  const slug = params.slug ?? '';
  const found = await getArticle(db, slug);
  if (found === null) return null;
  const { preview, ...page } = found;
  const link = articleLink(slug);
  const others = await getOtherArticles(db, slug, othersCount);
  return {
    page: 'article',
    tags: contentOnly,
    meta: { title: page.title, description: preview || page.title, canonical: `${origin}${link}` },
    data: {
      _article: page,
      _articles: { items: others, count: others.length, preCount: 0 },
      _breadcrumbs: [home, list, { title: page.title, link }],
    },
  };
};

/** Articles. */
export function articlePages({ open }: PageRoutes): void {
  open('/articles/', articles);
  open('/articles/:slug/', article);
}
