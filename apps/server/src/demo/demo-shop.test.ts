import { filmNames } from '../pictures/films/film-list.js';
import { filmUrl, parsePictureKey } from '../pictures/picture-key.js';
import { reservedNames } from '../shop/listing/listing-filter.js';
import type { Item, ItemKind } from '../content-files/item.js';
import { buildDemoShop } from './build-demo-shop.js';
import { salePrice, shopPrice } from './build-variants.js';
import { demoShopNumbers, readDemoContent } from './demo-content.js';
import type { DemoShop } from './demo-shop.js';
import { toSlug } from './slug.js';

// Rendering, seeding and loading are slow on a busy machine.
jest.setTimeout(60_000);

let shop: DemoShop;
let content: readonly Item[];
beforeAll(async () => {
  shop = buildDemoShop(1);
  content = await readDemoContent();
});

interface Place {
  readonly title: string;
  readonly city: string;
  readonly type: string;
}
const ofKind = (kind: ItemKind) => content.filter((item) => item.kind === kind).map(({ value }) => value as Place);

/** Every text of a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (value && typeof value === 'object') return Object.values(value).flatMap(texts);
  return [];
}

describe('the demo shop', () => {
  it('is the same for the same seed and differs for another one', () => {
    expect(JSON.stringify(buildDemoShop(1))).toBe(JSON.stringify(shop));
    expect(JSON.stringify(buildDemoShop(2).products)).not.toBe(JSON.stringify(shop.products));
  });

  it('has as much as a shop should', () => {
    const variants = shop.products.flatMap((product) => product.variants);
    const leaves = new Set(shop.products.map((product) => product.section));
    expect(shop.products.length).toBeGreaterThanOrEqual(700);
    expect(variants.length).toBeGreaterThanOrEqual(2500);
    expect(leaves.size).toBeGreaterThanOrEqual(20);
    expect(ofKind('city')).toHaveLength(30);
    expect(ofKind('city')[0]?.title).toBe('Тюмень');
    expect(demoShopNumbers()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(ofKind('shop').map(({ city }) => city)).size).toBeGreaterThanOrEqual(6);
    expect(ofKind('article').length).toBeGreaterThanOrEqual(20);
    const reduced = shop.products.filter(({ variants: [first] }) => first?.oldPrice);
    expect(reduced.length / shop.products.length).toBeGreaterThan(0.12);
    expect(reduced.length / shop.products.length).toBeLessThan(0.3);
  });

  it('names each thing once', () => {
    for (const list of [
      shop.products.map(({ slug }) => slug),
      shop.products.map(({ title }) => title),
      shop.sections.map(({ slug }) => slug),
      shop.properties.map(({ slug }) => slug),
      shop.brands.map(({ title }) => title),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    expect(shop.products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('has no property with a name that filters may not have', () => {
    expect(shop.properties.filter(({ slug }) => [...reservedNames, 'offer'].includes(slug))).toEqual([]);
    const known = new Set(shop.properties.map(({ title }) => title));
    const used = shop.products.flatMap((product) => [
      ...product.properties,
      ...product.variants.flatMap(({ values }) => values),
    ]);
    expect([...new Set(used.map(({ property }) => property).filter((property) => !known.has(property)))]).toEqual([]);
  });

  it('is written cleanly', () => {
    const all = [
      ...new Set(
        // What is between double braces is filled in by the page.
        texts([shop.products, content, shop.sections, shop.sizeTables]).map((text) =>
          text.replace(/\{\{[a-z-]+\}\}/g, '…'),
        ),
      ),
    ];
    const problems = {
      'two spaces': / {2}/,
      'space at an end': /^ | $/,
      'space before a comma': / [,.;:!?](\s|$)/,
      'two alphabets in a word': /[a-z][а-яё]|[а-яё][a-z]/i,
      'unfilled value': /\{|\}|undefined|NaN/,
      'straight quotes around words': /"[а-яё]/i,
    };
    for (const [problem, pattern] of Object.entries(problems)) {
      // A ratio is written with spaces: «5,2 : 1».
      const found = all.filter((text) => pattern.test(text.replace(/<[^>]+>/g, '|').replace(/ : 1\b/g, '')));
      expect({ problem, found: found.slice(0, 3) }).toEqual({ problem, found: [] });
    }
  });

  it('prices end in 90, and an old price is above the price', () => {
    const variants = shop.products.flatMap((product) => product.variants);
    expect(variants.filter(({ price }) => price % 100 !== 90)).toEqual([]);
    expect(variants.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual([]);
    expect(shopPrice(3412)).toBe(3390);
    expect(salePrice(690, 0.35)).toBe(490);
  });

  it('leaves out some combinations, never a whole colour or size', () => {
    const withHoles = shop.products.filter((product) => {
      const options = (index: number) => new Set(product.variants.map(({ values }) => values[index]?.value));
      return product.variants[0]?.values.length === 2 && options(0).size * options(1).size > product.variants.length;
    });
    expect(withHoles.length).toBeGreaterThan(50);
    for (const product of shop.products) {
      const names = product.variants.map(({ name }) => name);
      expect([product.title, new Set(names).size]).toEqual([product.title, names.length]);
    }
  });

  it('has goods that are sold out, last pieces, and plenty', () => {
    const amounts = shop.products.flatMap(({ variants }) =>
      variants.map(({ stock }) => stock.reduce((sum, [, amount]) => sum + amount, 0)),
    );
    expect(amounts.filter((amount) => amount === 0).length).toBeGreaterThan(50);
    expect(amounts.filter((amount) => amount === 1).length).toBeGreaterThan(50);
    expect(amounts.filter((amount) => amount > 20).length).toBeGreaterThan(50);
  });

  it('shows no drawing on more than a third of the goods of a section, and at least three drawings', () => {
    const drawings = new Map<string, string[]>();
    for (const { section, variants } of shop.products) {
      const subject = parsePictureKey(variants[0]?.pictures[0] ?? '');
      if (subject?.kind !== 'product') throw new Error(`${section} has goods without a picture`);
      drawings.set(section, [...(drawings.get(section) ?? []), subject.art]);
    }
    const monotonous = [...drawings].filter(([, arts]) => {
      const most = Math.max(...[...new Set(arts)].map((art) => arts.filter((other) => other === art).length));
      return new Set(arts).size < 3 || most * 3 > arts.length;
    });
    expect(monotonous.map(([section]) => section)).toEqual([]);
    expect(drawings.size).toBeGreaterThan(30);
  });

  it('shows only pictures that can be drawn', () => {
    const keys = new Set(
      shop.products.flatMap(({ variants }) =>
        variants.flatMap(({ pictures, values }) => [...pictures, ...values.map(({ image }) => image).filter(Boolean)]),
      ),
    );
    const addresses = texts(content).filter((text) => text.startsWith('/media/') && !text.startsWith('/media/video/'));
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of addresses) keys.add(address.split('/')[2] ?? '');
    expect([...keys].filter((key) => parsePictureKey(key) === null)).toEqual([]);
  });

  it('has pictures of their own for each shop, each step of its history and each instructor', () => {
    const valueOf = (kind: ItemKind, key: string) =>
      content.find((item) => item.kind === kind && item.key === key)?.value;
    const of = (gallery: string) =>
      (valueOf('gallery', gallery) as { images: { src: string }[] }).images.map(({ src }) => src);
    const places = [...of('history'), ...of('shops')];
    const people = texts((valueOf('block', 'instructors') as { img: string }[]).map(({ img }) => img));
    expect([places.length, people.length]).toEqual([12, 5]);
    const key = (address: string) => address.split('/')[2];
    const keys = [...places, ...people].map(key);
    expect(new Set(keys).size).toBe(keys.length);
    const others = [
      ...ofKind('sales'),
      ...ofKind('article'),
      valueOf('block', 'mainSlider'),
      valueOf('block', 'banners'),
    ];
    const elsewhere = texts(others).map(key);
    expect(keys.filter((own) => elsewhere.includes(own))).toEqual([]);
  });

  it('shows only films that are drawn', () => {
    const addresses = texts(content).filter((text) => text.startsWith('/media/video/'));
    expect(addresses.length).toBeGreaterThan(0);
    const drawn = filmNames.map((name): string => filmUrl(name));
    expect(addresses.filter((address) => !drawn.includes(address))).toEqual([]);
  });

  it('has films of some goods, each on this server', () => {
    const films = shop.products.map(({ video }) => video).filter(Boolean);
    expect(films.length).toBeGreaterThan(10);
    expect([...new Set(films)].sort()).toEqual([
      '/media/video/camp.mp4',
      '/media/video/ride.mp4',
      '/media/video/winter.mp4',
    ]);
  });

  it('has reviews that are marked as invented and differ', () => {
    const reviews = shop.products.flatMap((product) => product.reviews);
    expect(reviews.every(({ isDemo }) => isDemo)).toBe(true);
    expect(Math.max(...shop.products.map((product) => product.reviews.length))).toBeLessThanOrEqual(40);
    expect(shop.products.filter((product) => product.reviews.length === 0).length).toBeGreaterThan(50);
    expect(new Set(reviews.map(({ text }) => text)).size / reviews.length).toBeGreaterThan(0.75);
    expect(new Set(reviews.map(({ stars }) => stars)).size).toBe(5);
  });

  it('gives a city either shops or points, never both', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { city, type } of ofKind('shop')) kinds.set(city, (kinds.get(city) ?? new Set()).add(type));
    expect([...kinds].filter(([, types]) => types.size > 1)).toEqual([]);
  });
});

describe('toSlug', () => {
  it.each([
    ['Палатка «Щука» № 2', 'palatka-shchuka-2'],
    ['  SUP-доска 10,6″ ', 'sup-doska-10-6'],
    ['Ёж & Ко', 'ezh-ko'],
    ['日本', ''],
  ])('%s → %s', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
});
