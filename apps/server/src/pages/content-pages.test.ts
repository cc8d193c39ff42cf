import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { articlesArgsFromUrl, pageDataWire } from '@tropa/api-client/wire';
import { safeParse } from 'valibot';
import { createTestApp } from '../testing/test-app.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';

interface ArticlesData {
  items: { id: number; link: string; title: string; format: string; date: string }[];
  count: number;
  preCount: number;
}

const articles = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  slug: `statya-${index + 1}`,
  title: `Статья ${index + 1}`,
  text_preview: `О чём статья ${index + 1}`,
  body_html: `<p>Текст ${index + 1}</p>`,
  img: '/media/scene-article-tent/640.webp',
  format: index === 0 ? ('big' as const) : ('' as const),
  rubric: index % 5 === 4 ? 'Зима' : 'Туризм',
  // The first is the newest.
  published_at: new Date(Date.UTC(2026, 8, 30 - index, 6)).toISOString(),
}));

describeOnOneDatabase('pages of articles and about the shop', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const rendered: RenderInput[] = [];

  beforeAll(async () => {
    database = await open('shop');
    const { db } = database;
    await db.insertInto('articles').values(articles).execute();
    await db
      .insertInto('galleries')
      .values([
        { id: 1, name: 'history', title: 'Как мы росли' },
        { id: 2, name: 'shops', title: 'Наши магазины' },
      ])
      .execute();
    await db
      .insertInto('gallery_images')
      .values(
        [2, 1].map((id) => ({ id, gallery_id: 1, preview: `/p${id}.webp`, src: `/s${id}.webp`, position: 2 - id })),
      )
      .execute();
    await db
      .insertInto('content_blocks')
      .values({ name: 'history', value: JSON.stringify({ html: '<p>Был прокат лыж.</p>' }) })
      .execute();
    app = await createTestApp(
      db,
      { publicUrl: 'https://tropa.example.ru' },
      {
        renderPage: (input) => {
          rendered.push(input);
          return { html: `<html>${input.url}`, status: input.status };
        },
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    rendered.length = 0;
  });

  const get = (url: string, cookie = '') =>
    app.inject({ method: 'GET', url, headers: cookie === '' ? {} : { cookie } });
  const last = () => rendered[rendered.length - 1] as RenderInput;
  const shown = () => last().data._articles as ArticlesData;
  const ids = () => shown().items.map(({ id }) => id);

  it('renders nine articles, the newest first, as the component would request them', async () => {
    expect((await get('/articles/')).statusCode).toBe(200);
    expect(last()).toMatchObject({
      page: 'articles',
      meta: { title: 'Статьи — Тропа', canonical: 'https://tropa.example.ru/articles/' },
      data: { _title: 'Статьи' },
      cookies: {},
    });
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shown()).toMatchObject({ count: 20, preCount: 0 });
    expect(shown().items[0]).toMatchObject({ link: '/articles/statya-1/', format: 'big', date: '30.09.2026' });
    expect(articlesArgsFromUrl(last().url, last().cookies)).toEqual({ page: 1, limit: 9 });
    expect(safeParse(pageDataWire._articles, last().data._articles).success).toBe(true);
  });

  it('renders ten by the cookie, in a cache entry of its own', async () => {
    const nine = await get('/articles/?page=2');
    expect(ids()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
    const ten = await get('/articles/?page=2', 'articles_limit=10');
    expect(last().cookies).toEqual({ articles_limit: '10' });
    expect(ids()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(last().meta).toMatchObject({
      title: 'Статьи, страница 2 — Тропа',
      canonical: 'https://tropa.example.ru/articles/?page=2',
    });
    expect(rendered).toHaveLength(2);
    await get('/articles/?page=2');
    await get('/articles/?page=2', 'articles_limit=10');
    expect(rendered).toHaveLength(2);
    expect(ten.headers.etag).toBeDefined();
    expect(nine.statusCode).toBe(200);
  });

  it.each(['articles_limit=11', 'articles_limit=9', 'limit=30; sort=price-asc'])(
    '%s gets no other cache entry',
    async (cookie) => {
      await get('/articles/?page=1');
      rendered.length = 0;
      await get('/articles/?page=1', cookie);
      expect(rendered).toHaveLength(0);
    },
  );

  it('the cookie gets no other cache entry for other pages', async () => {
    await get('/catalog/ryukzaki/');
    rendered.length = 0;
    await get('/catalog/ryukzaki/', 'articles_limit=10');
    expect(rendered).toHaveLength(0);
  });

  it.each([
    ['/articles/?page=3', 'articles_limit=10', 2],
    ['/articles/?page=77', '', 3],
  ])('%s with «%s» is the last page there is', async (url, cookie, page) => {
    expect((await get(url, cookie)).statusCode).toBe(200);
    expect(last().meta.canonical).toBe(`https://tropa.example.ru/articles/?page=${page}`);
    expect(ids().at(-1)).toBe(20);
  });

  it('renders an article with others of its rubric', async () => {
    expect((await get('/articles/statya-10/')).statusCode).toBe(200);
    const { page, meta, data } = last();
    expect(page).toBe('article');
    expect(meta).toMatchObject({ title: 'Статья 10 — Тропа', description: 'О чём статья 10' });
    expect(data._article).toEqual({
      title: 'Статья 10',
      date: '21.09.2026',
      img: '/media/scene-article-tent/640.webp',
      html: '<p>Текст 10</p>',
    });
    expect(data._breadcrumbs).toEqual([
      { title: 'Главная', link: '/' },
      { title: 'Статьи', link: '/articles/' },
      { title: 'Статья 10', link: '/articles/statya-10/' },
    ]);
    // The tenth is of «Зима»: the other three of it, without itself.
    expect(ids()).toEqual([5, 15, 20]);
  });

  it.each(['/articles/nothing/', '/articles/statya-10/nothing/'])('%s is a real 404 page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(last().page).toBe('not-found');
  });

  it('renders the history with its photos in order', async () => {
    expect((await get('/about/history/')).statusCode).toBe(200);
    expect(last().data).toMatchObject({
      _title: 'История',
      _document: { html: '<p>Был прокат лыж.</p>' },
      _historyGallery: { title: 'Как мы росли', items: [{ id: 2, preview: '/p2.webp', src: '/s2.webp' }, { id: 1 }] },
    });
    expect(safeParse(pageDataWire._historyGallery, last().data._historyGallery).success).toBe(true);
  });

  it('renders the shops by city, with address, phone and hours', async () => {
    expect((await get('/about/shops/')).statusCode).toBe(200);
    const { data } = last();
    expect(data._shopsGallery).toEqual({ title: 'Наши магазины', items: [] });
    const { html } = data._document as { html: string };
    expect(html).toContain('Тюмень, магазины');
    expect(html).toContain('ул. Республики, 142');
    expect(html).toContain('ежедневно 10:00–21:00');
    expect(html).toContain('<a href="tel:+73452000000">+7 345 200 00 00</a>');
    expect(html).toContain('Москва, пункты выдачи');
  });

  it('the call returns the same page as the page itself', async () => {
    await get('/articles/?page=2&fresh=1');
    const answer = await get('/api/articles/getArticles/?page=2&limit=9');
    expect(answer.json<{ result: ArticlesData }>().result).toEqual(shown());
  });
});
