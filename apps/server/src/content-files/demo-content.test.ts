import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderInput } from '@tropa/render-contract';
import type { Db } from '../db/schema.js';
import { readDemoContent } from '../demo/demo-content.js';
import { fillWhenEmpty } from '../demo/fill-when-empty.js';
import { saleTerms } from '../pages/own-files.js';
import { readIdentity } from '../shop/identity/identity.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { createTestApp } from '../testing/test-app.js';
import { exportContent } from './export-content.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';
import { readItems } from './read-items.js';

const pages = [
  ...['/delivery/', '/returns/', '/privacy/', '/privacy_policy/', '/agreement/', '/recommendations/'],
  ...['/about/history/', '/about/work/', '/about/shops/', '/service/', '/project/', '/contacts/', '/basket'],
  ...['/articles/', '/articles/pervyj-snoubord/', '/docs/sale-terms.pdf', '/sitemap.xml'],
  ...['/api/location/getLocation/', '/files/sale-terms.pdf'],
];

/** Both shops are read at the same moment of the clock: a midnight in between must not matter. */
const now = new Date();

/** What visitors see, page by page. */
async function seenIn(db: Db): Promise<(readonly [string, number, string])[]> {
  // The day when a text was loaded is not part of the content; the sitemap prints it.
  await db.updateTable('content_pages').set({ changed_at: now }).execute();
  const renderPage = (input: RenderInput) => {
    // Goods are not part of the content.
    const { _config: _goods, _sections: _tiles, ...data } = input.data;
    return { html: JSON.stringify({ ...input, data }), status: input.status };
  };
  const app = await createTestApp(
    db,
    { publicUrl: 'https://tropa.example' },
    { renderPage, plugins: [saleTerms], now: () => now },
  );
  try {
    const seen = [];
    for (const url of pages) {
      const { statusCode, body } = await app.inject({ method: 'GET', url });
      const shown =
        url === '/sitemap.xml'
          ? body.replace(
              /\s*<url><loc>[^<]*(?:\/(?:product|catalog)\/|\.example\/(?:sale\/|best-offers\/)?<).*?<\/url>/gs,
              '',
            )
          : body;
      seen.push([url, statusCode, shown] as const);
    }
    return seen;
  } finally {
    await app.close();
  }
}

describeOnOneDatabase('the content of the demo shop', (open) => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-content-'));
    database = await open('demo');
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('is a folder like any other: it is loaded already, and loading it again changes nothing', async () => {
    const items = await readDemoContent();
    expect(await loadContent(database.db, items)).toEqual({
      added: [],
      changed: [],
      removed: [],
      kept: [],
      unchanged: items.length,
    });
  });

  it('is exported in full, and a shop that loads the export shows the same pages', async () => {
    const exported = join(folder, 'content');
    expect(await exportContent(database.db, exported)).toBeGreaterThan(40);
    const items = await readFolder(exported);
    expect((await loadContent(database.db, items)).changed).toEqual([]);
    const before = await seenIn(database.db);
    expect(before.map(([url, status]) => [url, status])).toEqual(pages.map((url) => [url, 200]));
    const empty = await open();
    try {
      await loadContent(empty.db, items);
      expect(await readItems(empty.db)).toEqual(await readItems(database.db));
      expect(await seenIn(empty.db)).toEqual(before);
    } finally {
      await empty.close();
    }
  }, 60_000);

  it('is the content of a shop that has not set its identity: in pages and in an export', async () => {
    const [empty, again] = [await open(), await open()];
    try {
      // What such a shop lacks are places, banners and articles.
      const texts = async (db: Db) =>
        (await seenIn(db))
          .filter(([url]) => /privacy|agreement|delivery|recommend|docs/.test(url))
          .map(([url, status, body]) => [url, status, /"_document":.*?"\}/.exec(body)?.[0] ?? body]);
      expect(await texts(empty.db)).toEqual(await texts(database.db));
      await exportContent(empty.db, join(folder, 'unsaid'));
      await loadContent(again.db, await readFolder(join(folder, 'unsaid')));
      expect(await readIdentity(again.db)).toEqual(await readIdentity(empty.db));
      expect(await texts(again.db)).toEqual(await texts(empty.db));
    } finally {
      await empty.close();
      await again.close();
    }
  }, 60_000);

  it('is not loaded into a shop that has set its identity', async () => {
    const { db, close } = await open();
    try {
      await loadContent(db, await readFolder(await writeFolder(join(folder, 'brand'), brandFiles(bicycleBrand))));
      const before = await readItems(db);
      await fillWhenEmpty(db, { isDemo: true } as never, () => undefined);
      expect(await readItems(db)).toEqual(before);
      expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
    } finally {
      await close();
    }
  });

  it('is removed when an own folder is loaded; its shops with stock stay until that is gone', async () => {
    const own = await readFolder(await writeFolder(join(folder, 'own'), brandFiles(bicycleBrand)));
    await expect(loadContent(database.db, own)).rejects.toThrow(/pieces in stock/);
    await database.db.deleteFrom('products').execute();
    const { removed, kept } = await loadContent(database.db, own);
    expect(kept).toEqual([]);
    expect(removed.length).toBeGreaterThan(70);
    expect(await database.db.selectFrom('promo_codes').select('code').execute()).toEqual([]);
    expect((await readIdentity(database.db)).isDemo).toBe(false);
  });
});
