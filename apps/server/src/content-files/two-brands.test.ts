import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { saleTerms } from '../pages/own-files.js';
import { importYml } from '../import/import-yml.js';
import { sendCode } from '../shop/codes/send-code.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, fishingBrand, writeFolder } from '../testing/own-shop.js';
import type { TestBrand } from '../testing/own-shop.js';
import { createTestApp } from '../testing/test-app.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';
import { requireIdentity } from './require-identity.js';

interface RunningBrand {
  readonly brand: TestBrand;
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
}

/** Sentences, people, places and numbers of the demo shop. */
const demoMarks = [
  /троп[аыеу]\b|«Троп/iu,
  /tropa\.example/,
  /301-42-43|78003014243/,
  /0000000000/,
  /Республики|Мельникайте|Тюмен/,
  /демонстрац|вымышлен/i,
  /Соколова|Ершов|Лукина|Галеев|Ветрова/,
  /школа походов/i,
  /scene-/,
];

const pages = [
  '/',
  '/catalog/',
  '/sale/',
  '/search/?q=a',
  '/best-offers/',
  '/articles/',
  '/about/shops/',
  '/about/history/',
  '/about/work/',
  '/service/',
  '/project/',
  '/contacts/',
  '/delivery/',
  '/returns/',
  '/privacy/',
  '/privacy_policy/',
  '/agreement/',
  '/sale-terms/',
  '/gift-cards/',
  '/basket',
  '/order',
  '/orders',
  '/profile',
  '/favorites/',
  '/no-such-page/',
];
const others = ['/feed.yml', '/sitemap.xml', '/robots.txt', '/api/location/getLocation/', '/files/logo.svg'];

async function* feedOf({ name }: TestBrand): AsyncGenerator<Buffer> {
  yield Buffer.from(`Код;Название;Цена;Остаток\n1;Товар ${name};1000;5\n`);
}

describeOnOneDatabase('two brands of one build', (open) => {
  let folder: string;
  const running: RunningBrand[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-brands-'));
    for (const brand of [bicycleBrand, fishingBrand]) {
      const database = await open();
      const items = await readFolder(await writeFolder(join(folder, brand.slug), brandFiles(brand)));
      await loadContent(database.db, items);
      await importYml(database.db, feedOf(brand), { source: 'goods.csv' });
      const renderPage = (input: RenderInput) => ({ html: `<html>${JSON.stringify(input)}`, status: input.status });
      const publicUrl = `https://${brand.slug}.example`;
      const app = await createTestApp(database.db, { isDemo: false, publicUrl }, { renderPage, plugins: [saleTerms] });
      running.push({ brand, database, app });
    }
  }, 120_000);
  afterAll(async () => {
    for (const { app, database } of running) {
      await app.close();
      await database.close();
    }
    await rm(folder, { recursive: true });
  });

  const marksOf = ({ name, slug, phone, city, inn, colour }: TestBrand) => [name, slug, phone, city, inn, colour];

  it.each([...pages, ...others])(
    '%s shows its own brand, nothing of the other and nothing of the demo',
    async (url) => {
      for (const { app, brand } of running) {
        const other = running.find((one) => one.brand !== brand)!;
        const { body } = await app.inject({ method: 'GET', url });
        for (const mark of marksOf(other.brand)) expect(body).not.toContain(mark);
        for (const mark of demoMarks) expect(body).not.toMatch(mark);
        if (pages.includes(url)) expect(body).toContain(`ООО «${brand.name}»`);
      }
    },
  );

  it('has the pages of text that its folder has, and no others', async () => {
    const { app } = running[0]!;
    const status = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode;
    for (const url of ['/delivery/', '/gift-cards/', '/about/history/', '/service/', '/articles/velobaza-news/'])
      expect([url, await status(url)]).toEqual([url, 200]);
    for (const url of ['/returns/', '/project/', '/about/work/', '/articles/poklevka-news/', '/gift/'])
      expect([url, await status(url)]).toEqual([url, 404]);
    const { body } = await app.inject({ method: 'GET', url: '/sitemap.xml' });
    expect(body).toContain('/gift-cards/');
    expect(body).not.toContain('/returns/');
  });

  it('redirects the link to the terms of sale to its own page', async () => {
    const { app } = running[0]!;
    const answer = await app.inject({ method: 'GET', url: '/docs/sale-terms.pdf' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sale-terms/']);
  });

  it('writes in its own name', async () => {
    const { database, brand } = running[1]!;
    const asker = {
      sessionId: 's',
      phone: '9120000001',
      purpose: 'registration',
      ip: '1',
      smsPerHour: 9,
      secret: 'x',
    } as const;
    await sendCode(database.db, asker, new Date());
    const { body } = await database.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    expect(body).toMatch(new RegExp(`^${brand.name}: код`));
  });

  it('may start without the demo', async () => {
    const { database } = running[0]!;
    await expect(requireIdentity(database.db, { isDemo: false } as never, () => undefined)).resolves.toBeUndefined();
  });

  it('a shop without its own words does not start, and everything that is missing is listed at once', async () => {
    const { db, close } = await open();
    try {
      const refused = requireIdentity(db, { isDemo: false } as never, () => undefined);
      await expect(refused).rejects.toThrow(
        /seller\.name[^]*seller\.ogrn[^]*seller\.inn[^]*seller\.address[^]*seller\.email[^]*phone[^]*privacy_policy\.md[^]*privacy\.md[^]*agreement\.md[^]*sale-terms[^]*cities\.yaml[^]*npm run content/,
      );
      await expect(requireIdentity(db, { isDemo: true } as never, () => undefined)).resolves.toBeUndefined();
    } finally {
      await close();
    }
  });

  it('a shop with the goods of the demo does not start', async () => {
    const { db } = running[1]!.database;
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify({ source: 'demo' }) })
      .where('key', '=', 'goods')
      .execute();
    await expect(requireIdentity(db, { isDemo: false } as never, () => undefined)).rejects.toThrow(/goods of the demo/);
  });
});
