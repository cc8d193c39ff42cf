import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { FeedReader } from '../../import/feed-reader.js';
import { createTestApp } from '../../testing/test-app.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { feedPieces } from './feed.js';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** The document as a strict XML parser reads it. */
function parseXml(xml: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

const child = (element: Element | undefined, name: string) => element?.children.find((one) => one.name === name);
const texts = (element: Element | undefined, name: string) =>
  (element?.children ?? []).filter((one) => one.name === name).map(({ text }) => text);

describeOnOneDatabase('feed of goods', (open) => {
  const origin = 'https://tropa.example.ru';
  const hostile = `Нож <b>&"'</b> \u0001\u000b]]> «Ёж» 🎿`;
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open('shop');
    // An old price that is not higher, and texts that would break a careless serialiser.
    await database.db.updateTable('variants').set({ old_price_kopecks: 3_990_00 }).where('id', '=', 20).execute();
    await database.db
      .updateTable('products')
      .set({ title: hostile, description: `<p>${hostile}</p>`.repeat(200) })
      .where('slug', '=', 'drova')
      .execute();
    app = await createTestApp(
      database.db,
      { publicUrl: origin },
      {
        renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }),
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = (headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: '/feed.yml', headers });
  const shopOf = async () => child(parseXml((await get()).body), 'shop');
  const offers = async () => child(await shopOf(), 'offers')?.children ?? [];
  const offerOf = async (id: number) => (await offers()).find(({ attributes }) => attributes.id === String(id));

  it('is a YML catalogue of the shop: name, address, currency and the tree of sections', async () => {
    const root = parseXml((await get()).body);
    expect([root.name, root.attributes.date]).toEqual([
      'yml_catalog',
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
    ]);
    const shop = child(root, 'shop');
    expect(['name', 'company', 'url'].map((name) => child(shop, name)?.text)).toEqual([
      'Тропа',
      'Тропа, демонстрационный магазин',
      `${origin}/`,
    ]);
    expect(child(child(shop, 'currencies'), 'currency')?.attributes).toEqual({ id: 'RUB', rate: '1' });
    expect(
      child(shop, 'categories')?.children.map(({ attributes, text }) => [attributes.id, attributes.parentId, text]),
    ).toEqual([
      ['1', undefined, 'Туризм'],
      ['2', '1', 'Рюкзаки'],
      ['3', '1', 'Палатки'],
      ['4', undefined, 'Обувь'],
      ['5', '4', 'Кроссовки'],
    ]);
  });

  it('offers every variant: price, old price, section, pictures, brand and properties', async () => {
    const { count } = await database.db
      .selectFrom('variants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(await offers()).toHaveLength(Number(count));
    const red = await offerOf(10);
    expect(red?.attributes).toEqual({ id: '10', available: 'true', group_id: '1' });
    expect(
      Object.fromEntries(
        ['url', 'price', 'oldprice', 'currencyId', 'categoryId', 'name', 'vendor'].map((name) => [
          name,
          child(red, name)?.text,
        ]),
      ),
    ).toEqual({
      url: `${origin}/product/ryukzak-taiga-65/?offer=10`,
      price: '12490',
      oldprice: '15990',
      currencyId: 'RUB',
      categoryId: '2',
      name: 'Рюкзак туристический Тайга 65+10, красный',
      vendor: 'Тайга',
    });
    expect(texts(red, 'picture')).toEqual([`${origin}/media/ryukzak-taiga-65-0/960.webp`]);
    expect(
      red?.children.filter(({ name }) => name === 'param').map(({ attributes, text }) => [attributes.name, text]),
    ).toEqual([
      ['Цвет', 'красный'],
      ['Вес', '1,9 кг'],
    ]);
    expect((await offerOf(12))?.attributes.available).toBe('false');
    expect((await offerOf(30))?.attributes).not.toHaveProperty('group_id');
  });

  it('gives an old price only where it is higher', async () => {
    expect(child(await offerOf(20), 'price')?.text).toBe('3990');
    expect(child(await offerOf(20), 'oldprice')).toBeUndefined();
    for (const offer of await offers()) {
      const old = child(offer, 'oldprice');
      if (old) expect(Number(old.text)).toBeGreaterThan(Number(child(offer, 'price')?.text));
    }
  });

  it('has the prices and the stock that the product pages have', async () => {
    for (const offer of await offers()) {
      const { pathname, search } = new URL(child(offer, 'url')?.text ?? '');
      const { data } = (await app.inject({ method: 'GET', url: pathname + search })).json<RenderInput>();
      const detail = data._productDetail as {
        id: number;
        price: number;
        retail: { id: number; price: number; isAvailable: boolean }[];
      };
      const id = Number(offer.attributes.id);
      const asked = await app.inject({
        method: 'POST',
        url: '/api/product/checkAvailability/',
        payload: { id: detail.id, retailId: id },
      });
      const { price } = asked.json<{ result: { price: number } }>().result;
      const variant = detail.retail.find((one) => one.id === id);
      expect(Number(child(offer, 'price')?.text)).toBe(price);
      expect(Number(child(offer, 'price')?.text)).toBe(variant?.price ?? detail.price);
      if (variant) expect(offer.attributes.available).toBe(String(variant.isAvailable));
    }
  });

  it('carries any text: markup, quotes, characters that XML forbids', async () => {
    const firewood = (await offers()).find((offer) => /drova/.test(child(offer, 'url')?.text ?? ''));
    expect(child(firewood, 'name')?.text).toBe(`Нож <b>&"'</b> ]]> «Ёж» 🎿`);
    const description = child(firewood, 'description')?.text ?? '';
    expect(description).toMatch(/^Нож &"'/);
    expect(description.length).toBeLessThanOrEqual(3_000);
  });

  it('is the same in small batches, and read by our own import', async () => {
    const pieces: string[] = [];
    for await (const piece of feedPieces(database.db, origin, new Date(), 3)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    const small = child(child(parseXml(pieces.join('')), 'shop'), 'offers')?.children;
    expect(small).toEqual(await offers());
    const reader = new FeedReader();
    const read = pieces.map((piece) => reader.read(piece).offers.length).reduce((sum, count) => sum + count, 0);
    expect(read + reader.finish().offers.length).toBe((await offers()).length);
  });

  it('is sent compressed, with an ETag, and as 304 to clients that have it', async () => {
    const plain = await get();
    expect(plain.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' });
    const [gzip, br] = [await get({ 'accept-encoding': 'gzip' }), await get({ 'accept-encoding': 'br' })];
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect((await get({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: '/feed.yml' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  });

  it('is rebuilt when the catalogue has changed', async () => {
    const before = child(await offerOf(90), 'price')?.text;
    await database.db.updateTable('variants').set({ price_kopecks: 123_45 }).where('id', '=', 90).execute();
    expect(child(await offerOf(90), 'price')?.text).toBe(before);
    await database.db
      .updateTable('catalogue_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    await app.shop.catalogueVersion.refresh();
    expect(child(await offerOf(90), 'price')?.text).toBe('123.45');
  });
});
