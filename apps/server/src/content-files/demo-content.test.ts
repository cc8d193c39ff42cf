import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIdentity } from '../shop/identity/identity.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { exportContent } from './export-content.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';

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

  it('is a folder that can be loaded: the example of the format', async () => {
    const before = await database.db.selectFrom('shops').select(['id', 'address']).orderBy('id').execute();
    const count = await exportContent(database.db, join(folder, 'content'));
    expect(count).toBeGreaterThan(20);
    const loaded = await loadContent(database.db, await readFolder(join(folder, 'content')));
    expect(loaded).toMatchObject({ removed: [], kept: [] });
    // Places get keys; whatever is cleaned loses the line breaks around it.
    expect(loaded.changed.filter((name) => !/^(?:city|shop) /.test(name))).toEqual([
      'block history',
      'block work',
      'block service',
    ]);
    expect(await database.db.selectFrom('shops').select(['id', 'address']).orderBy('id').execute()).toEqual(before);
    expect((await readIdentity(database.db)).isDemo).toBe(false);
  });

  it('goes when an own folder comes; its shops with goods in them stay until these are gone', async () => {
    const own = await readFolder(await writeFolder(join(folder, 'own'), brandFiles(bicycleBrand)));
    await expect(loadContent(database.db, own)).rejects.toThrow(/pieces in stock/);
    await database.db.deleteFrom('products').execute();
    const { removed, kept } = await loadContent(database.db, own);
    expect(kept).toEqual([]);
    expect(removed.length).toBeGreaterThan(60);
    expect(await database.db.selectFrom('promo_codes').select('code').execute()).toEqual([]);
  });
});
