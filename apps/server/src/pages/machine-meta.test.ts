import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../testing/test-app.js';
import { addPlainGoods } from '../testing/add-plain-goods.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';

interface Described {
  '@context': string;
  '@graph': ({ '@type': string } & Record<string, unknown>)[];
}

describeOnOneDatabase('metadata of pages for machines', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open('shop');
    await addPlainGoods(database.db, 3, 16);
    app = await createTestApp(
      database.db,
      { publicUrl: 'https://tropa.example.ru' },
      {
        renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }),
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const pageOf = async (url: string) => (await app.inject({ method: 'GET', url })).json<RenderInput>();
  const thingsOf = async (url: string) => ((await pageOf(url)).meta.structuredData as Described)['@graph'];

  it('gives pages of a list different titles, and noindex to empty ones', async () => {
    expect((await pageOf('/catalog/ryukzaki/')).meta.robots).toBeUndefined();
    expect((await pageOf('/catalog/palatki/?page=2')).meta).toMatchObject({
      title: 'Палатки, страница 2 — Тропа',
      canonical: 'https://tropa.example.ru/catalog/palatki/?page=2',
    });
    expect((await pageOf('/catalog/ryukzaki/?brand=999')).meta.robots).toBe('noindex, follow');
    const { meta } = await pageOf('/catalog/ryukzaki/?page=abc');
    expect(meta).toMatchObject({ title: 'Рюкзаки — Тропа', canonical: 'https://tropa.example.ru/catalog/ryukzaki/' });
  });

  it.each([
    '/search/?q=%D1%85',
    '/basket',
    '/order',
    '/orders',
    '/profile',
    '/favorites/',
    '/catalog/compare/',
    '/catalog/?sort=price-asc',
  ])('%s is not for search engines', async (url) => expect((await pageOf(url)).meta.robots).toMatch(/^noindex/));

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/catalog/', ['ItemList', 'BreadcrumbList']],
    ['/sale/', ['ItemList', 'BreadcrumbList']],
    ['/best-offers/', ['ItemList', 'BreadcrumbList']],
    ['/product/ryukzak-taiga-65/', ['Product', 'BreadcrumbList']],
    ['/contacts/', ['SportingGoodsStore', 'SportingGoodsStore', 'SportingGoodsStore', 'BreadcrumbList']],
    ['/about/shops/', ['SportingGoodsStore', 'SportingGoodsStore', 'SportingGoodsStore', 'BreadcrumbList']],
    ['/privacy/', ['BreadcrumbList']],
    ['/basket', ['BreadcrumbList']],
  ])('%s describes itself in the words of schema.org: %j', async (url, kinds) => {
    const { meta, data } = await pageOf(url);
    const { '@context': context, '@graph': graph } = meta.structuredData as Described;
    expect(context).toBe('https://schema.org');
    expect(graph.map((thing) => thing['@type'])).toEqual(kinds);
    const way = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
    expect((way as unknown[] | undefined)?.length).toBe((data._breadcrumbs as unknown[] | undefined)?.length);
  });

  it('has the prices of a product as in the shop, and its rating', async () => {
    expect((await thingsOf('/product/ryukzak-taiga-65/'))[0]).toMatchObject({
      brand: { name: 'Тайга' },
      aggregateRating: { ratingValue: 4, reviewCount: 7 },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 12490,
        highPrice: 12990,
        offerCount: 3,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        url: 'https://tropa.example.ru/product/ryukzak-taiga-65/',
      },
    });
    const [tent] = await thingsOf('/product/palatka-norda-2/');
    expect(tent?.offers).toMatchObject({
      '@type': 'Offer',
      price: 29990,
      availability: 'https://schema.org/OutOfStock',
    });
    expect(tent).not.toHaveProperty('aggregateRating');
    const [brush] = await thingsOf('/product/ershik/');
    expect(brush?.offers).toMatchObject({ price: 199.5, availability: 'https://schema.org/InStock' });
  });

  it('lists as many items as the page shows, by their absolute URLs', async () => {
    const { data } = await pageOf('/catalog/ryukzaki/');
    const [list] = await thingsOf('/catalog/ryukzaki/');
    const { items } = data._items as { items: { link: string }[] };
    expect(list?.itemListElement).toEqual(
      items.map(({ link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `https://tropa.example.ru${link}`,
      })),
    );
  });

  it.each([
    '/',
    '/catalog/',
    '/catalog/ryukzaki/',
    '/product/ershik/',
    '/search/?q=x',
    '/privacy/',
    '/basket',
    '/favorites/',
    '/catalog/compare/',
  ])('%s has a title, a description, one absolute URL and an absolute picture', async (url) => {
    const { title, description, canonical, image } = (await pageOf(url)).meta;
    expect(title).toMatch(/Тропа/);
    expect(description).not.toBe('');
    expect(description).not.toBe(title);
    expect(canonical).toBe(`https://tropa.example.ru${url.split('?')[0]}`);
    expect(image).toMatch(/^https:\/\/tropa\.example\.ru\/media\/.+\.webp$/);
  });

  it('a missing page has no canonical URL', async () => {
    const { meta, status } = await pageOf('/nothing');
    expect([status, meta.canonical, meta.structuredData, meta.robots]).toEqual([404, undefined, undefined, 'noindex']);
  });
});
