import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp } from '../../testing/test-app.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { makeSitemap, makeSitemapPart } from './make-sitemap.js';

/** Root element, addresses and dates of a sitemap, as a strict XML parser reads them. */
function readMap(xml: string): { root: string; pages: { loc: string; lastmod?: string }[] } {
  const parser = new SaxesParser();
  const pages: { loc: string; lastmod?: string }[] = [];
  let [root, text] = ['', ''];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    root ||= name;
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const page = pages.at(-1);
    if (name === 'loc') pages.push({ loc: text });
    if (name === 'lastmod' && page) page.lastmod = text;
  });
  parser.write(xml).close();
  return { root, pages };
}

describeOnOneDatabase('sitemap and robots', (open) => {
  const origin = 'https://tropa.example.ru';
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open('shop');
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

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const paths = async () => readMap((await get('/sitemap.xml')).body).pages.map(({ loc }) => loc.slice(origin.length));

  it('names sections, products, documents and lists, each once, and nothing of a visitor', async () => {
    const { root, pages } = readMap((await get('/sitemap.xml')).body);
    expect(root).toBe('urlset');
    const found = pages.map(({ loc }) => loc.slice(origin.length));
    expect(found).toEqual([...new Set(found)]);
    expect(found).toEqual(
      expect.arrayContaining([
        '/',
        '/catalog/',
        '/catalog/ryukzaki/',
        '/catalog/turizm/',
        '/product/ryukzak-taiga-65/',
        '/sale/',
        '/best-offers/',
        '/privacy/',
        '/privacy_policy/',
        '/agreement/',
        '/recommendations/',
        '/delivery/',
        '/returns/',
        '/contacts/',
        '/about/shops/',
      ]),
    );
    expect(found.filter((path) => path.startsWith('/product/'))).toHaveLength(10);
    expect(found.filter((path) => /basket|order|profile|favorites|compare|search|api/.test(path))).toEqual([]);
  });

  it('every URL in it opens, may be indexed, and is its own canonical URL', async () => {
    for (const path of await paths()) {
      const answer = await get(path);
      const { meta } = answer.json<RenderInput>();
      expect([path, answer.statusCode, meta.robots, meta.canonical]).toEqual([
        path,
        200,
        undefined,
        `${origin}${path}`,
      ]);
    }
  }, 60_000);

  it('dates products by their newest review, sections by their newest product, documents by their wording', async () => {
    const privacy = { path: '/privacy/', title: 'Согласие', html: '<p>1</p>', changed_at: '2026-02-03T12:00:00Z' };
    await database.db.insertInto('content_pages').values(privacy).execute();
    await database.db.updateTable('products').set({ created_at: '2026-01-15T12:00:00Z' }).execute();
    await database.db
      .updateTable('catalogue_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    await app.shop.catalogueVersion.refresh();
    const { pages } = readMap((await get('/sitemap.xml')).body);
    const changed = (path: string) => pages.find(({ loc }) => loc === `${origin}${path}`)?.lastmod;
    expect(changed('/product/ryukzak-taiga-65/')).toBe('2026-03-08');
    expect(changed('/product/ershik/')).toBe('2026-01-15');
    expect(changed('/catalog/turizm/')).toBe('2026-01-15');
    expect(changed('/privacy/')).toBe('2026-02-03');
    expect(changed('/contacts/')).toBeUndefined();
  });

  it('is sent compressed, with an ETag, and as 304 to clients that have it', async () => {
    const plain = await get('/sitemap.xml');
    expect(plain.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' });
    expect(gunzipSync((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(
      plain.body,
    );
    expect(brotliDecompressSync((await get('/sitemap.xml', { 'accept-encoding': 'br' })).rawPayload).toString()).toBe(
      plain.body,
    );
    expect((await get('/sitemap.xml', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });

  it('is split into parts when a file would be too large, and the parts together are the whole', async () => {
    const parts = { db: database.db, origin, paths: ['/', '/sale/'], limits: { whole: 12, part: 4 } };
    const index = readMap(await makeSitemap(parts));
    expect(index.root).toBe('sitemapindex');
    expect(index.pages.map(({ loc }) => loc)).toEqual([0, 1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const files = await Promise.all([0, 1, 2, 3].map((part) => makeSitemapPart(parts, part)));
    const inParts = files.flatMap((xml) => readMap(xml ?? '').pages);
    const whole = readMap(await makeSitemap({ ...parts, limits: { whole: 50_000, part: 4 } }));
    expect(inParts).toEqual(whole.pages);
    expect(await makeSitemapPart(parts, 4)).toBeNull();
  });

  it('a part that is not there is a 404', async () => {
    expect((await get('/sitemap-7.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-x.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-0.xml')).statusCode).toBe(200);
  });

  it('robots.txt disallows personal pages and variants of lists, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /basket',
        'Disallow: /order',
        'Disallow: /profile',
        'Disallow: /search/',
        'Disallow: /pay/',
        'Disallow: /*?*sort=',
        'Disallow: /*?*limit=',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
    expect(lines.some((line) => /page=|brand|catalog\/$/.test(line))).toBe(false);
  });

  it("robots.txt names no sitemap where the shop's public URL is unknown", async () => {
    const nameless = await createTestApp(database.db, { host: '0.0.0.0' });
    const answer = await nameless.inject({ url: '/robots.txt', headers: { host: 'shop.example:8080' } });
    expect(answer.body).toContain('Disallow: /basket');
    expect(answer.body).not.toContain('Sitemap:');
    await nameless.close();
  });
});
