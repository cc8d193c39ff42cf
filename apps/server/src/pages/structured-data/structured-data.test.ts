import type { ProductDetailWire } from '@tropa/api-client/wire';
import { readDemoIdentity } from '../../demo/demo-content.js';
import type { ShopIdentity } from '../../shop/identity/identity.js';
import { articleOf, isoDate } from './article.js';
import { breadcrumbList } from './breadcrumb-list.js';
import { describePage } from './describe-page.js';
import { excerptOf } from './excerpt.js';
import { itemList } from './item-list.js';
import { openingHours } from './opening-hours.js';
import { productOf } from './product.js';
import { siteOf } from './site.js';
import { storeOf } from './stores.js';

let demoIdentity: ShopIdentity;
beforeAll(async () => {
  demoIdentity = await readDemoIdentity();
});

const origin = 'https://tropa.example.ru';
/** As serialised: undefined values are omitted. */
const printed = (thing: object) => JSON.parse(JSON.stringify(thing)) as Record<string, unknown>;

const boots: ProductDetailWire = {
  id: 7,
  title: 'Ботинки «Югра»',
  category: 'Ботинки',
  recommended: false,
  newItem: false,
  link: '/product/botinki/',
  brand: 'Тайга',
  description: 'Тёплые.',
  images: [
    { src: '/media/boots/960.webp', preview: '' },
    { src: 'https://cdn.example/2.jpg', preview: '' },
  ],
  price: 1990.5,
  retail: [],
};
const variant = (id: number, price: number) => ({ id, price, isAvailable: true, properties: [] });

describe('openingHours', () => {
  it.each([
    ['ежедневно 10:00–21:00', ['Mo-Su 10:00-21:00']],
    ['пн–пт 10:00–20:00, сб–вс 11:00–18:00', ['Mo-Fr 10:00-20:00', 'Sa-Su 11:00-18:00']],
    ['пн 09:00-18:00', ['Mo 09:00-18:00']],
    ['пн–сб 9:00–20:00, вс выходной', ['Mo-Sa 09:00-20:00']],
    ['пн, ср, пт 10:00–20:00', ['Mo 10:00-20:00', 'We 10:00-20:00', 'Fr 10:00-20:00']],
    ['круглосуточно', []],
    ['пн–пт 10:00–20:00, по звонку', []],
    ['', []],
  ])('%s → %j', (text, hours) => expect(openingHours(text)).toEqual(hours));
});

describe('excerptOf', () => {
  it('leaves tags out and cuts between words', () => {
    expect(excerptOf('<p>Тёплые <b>ботинки</b></p>')).toBe('Тёплые ботинки');
    const long = excerptOf('Прочные ботинки, '.repeat(30));
    expect(long).toMatch(/[а-я]…$/);
    expect(long.length).toBeLessThanOrEqual(181);
    expect(excerptOf('я'.repeat(500)).length).toBeLessThanOrEqual(181);
  });
});

describe('productOf', () => {
  it('has price, availability, brand and absolute URLs of pictures', () => {
    expect(printed(productOf(boots, { origin, isAvailable: true }))).toEqual({
      '@type': 'Product',
      name: 'Ботинки «Югра»',
      sku: '7',
      description: 'Тёплые.',
      category: 'Ботинки',
      image: [`${origin}/media/boots/960.webp`, 'https://cdn.example/2.jpg'],
      brand: { '@type': 'Brand', name: 'Тайга' },
      offers: {
        '@type': 'Offer',
        url: `${origin}/product/botinki/`,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        price: 1990.5,
      },
    });
  });

  it('has the price range of several variants, and that they are sold out', () => {
    const detail = { ...boots, retail: [variant(1, 2100), variant(2, 1990.5), variant(3, 2500)] };
    expect(printed(productOf(detail, { origin, isAvailable: false })).offers).toEqual({
      '@type': 'AggregateOffer',
      url: `${origin}/product/botinki/`,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/OutOfStock',
      lowPrice: 1990.5,
      highPrice: 2500,
      offerCount: 3,
    });
  });

  it('has a rating only when somebody has written a review', () => {
    const rated = productOf({ ...boots, rating: 4.6, reviewsCount: 12 }, { origin, isAvailable: true });
    expect(rated.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12 });
    expect(
      printed(productOf({ ...boots, rating: 0, reviewsCount: 0 }, { origin, isAvailable: true })),
    ).not.toHaveProperty('aggregateRating');
  });
});

describe('other things', () => {
  it('breadcrumbs have absolute URLs in order', () => {
    const list = breadcrumbList(
      [
        { title: 'Главная', link: '/' },
        { title: 'Обувь', link: '/catalog/obuv/' },
      ],
      origin,
    );
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Главная', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Обувь', item: `${origin}/catalog/obuv/` },
    ]);
  });

  it('a URL is relative where no origin is known', () => {
    expect(breadcrumbList([{ title: 'Обувь', link: '/catalog/obuv/' }], '').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Обувь', item: '/catalog/obuv/' },
    ]);
  });

  it('a list has positions and URLs, nothing else', () => {
    expect(itemList([{ link: '/product/a/' }], origin)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, url: `${origin}/product/a/` }],
    });
  });

  it('an article has an ISO date', () => {
    const article = articleOf(
      { title: 'Лыжи', date: '05.11.2026', img: '/media/a/640.webp' },
      { origin, url: `${origin}/articles/a/`, name: 'Тропа' },
    );
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Лыжи',
      datePublished: '2026-11-05',
      image: [`${origin}/media/a/640.webp`],
      mainEntityOfPage: `${origin}/articles/a/`,
      publisher: { name: 'Тропа' },
    });
    expect(isoDate('вчера')).toBeUndefined();
  });

  it('a shop has its address, hours and place', () => {
    const place = {
      id: 1,
      city: 'Тюмень',
      address: 'ул. Республики, 142',
      phone: '3452601142',
      workTime: 'ежедневно 10:00–21:00',
      lat: 57.1,
      lon: 65.5,
    };
    expect(storeOf(place, origin, demoIdentity)).toMatchObject({
      '@type': 'SportingGoodsStore',
      telephone: '+73452601142',
      address: { addressLocality: 'Тюмень', streetAddress: 'ул. Республики, 142' },
      geo: { latitude: 57.1, longitude: 65.5 },
      openingHours: ['Mo-Su 10:00-21:00'],
    });
  });

  it('the site has the URL of its search', () => {
    const [organization, site] = siteOf(origin, demoIdentity);
    expect(organization).toMatchObject({ '@type': 'Organization', telephone: '+78003014243' });
    expect(site.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search/?q={query}` },
      'query-input': 'required name=query',
    });
  });
});

describe('describePage', () => {
  const around = () => ({ origin, address: '/favorites/?x=1', identity: demoIdentity, stores: [] });
  const meta = { title: 'Избранное', description: 'Избранное' };

  it('gives every page its canonical URL and a picture', () => {
    expect(describePage({ page: 'favorites', meta, data: {} }, around())).toEqual({
      ...meta,
      title: 'Избранное — Тропа',
      canonical: `${origin}/favorites/`,
      kind: 'website',
      image: `${origin}/media/scene-slide-winter/1280.webp`,
    });
  });

  it('says nothing about a missing page', () => {
    expect(
      describePage(
        { page: 'not-found', status: 404, meta, data: { _breadcrumbs: [{ title: 'Главная', link: '/' }] } },
        around(),
      ),
    ).toEqual({ ...meta, title: 'Избранное — Тропа' });
  });

  it('finds the article and its breadcrumbs in the page data', () => {
    const data = {
      _article: { title: 'Лыжи', html: '', img: '/media/a/640.webp' },
      _breadcrumbs: [{ title: 'Главная', link: '/' }],
    };
    const described = describePage({ page: 'article', meta, data }, { ...around(), address: '/articles/lyzhi/' });
    expect(described).toMatchObject({ kind: 'article', image: `${origin}/media/a/640.webp` });
    const { '@graph': graph } = described.structuredData as { '@graph': { '@type': string }[] };
    expect(graph.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });
});
