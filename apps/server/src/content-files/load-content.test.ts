import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArticle, writeBlock } from '../shop/staff/staff-content.js';
import { writePage } from '../shop/staff/staff-pages.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { exportContent } from './export-content.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';
import { readItems } from './read-items.js';

const files = brandFiles(bicycleBrand);
const without = (...paths: string[]) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));
const shop = `- { key: velobaza-main, city: velobaza-city, type: shops, address: "ул. Новая, 2", phone: "", hours: "", coords: [55, 49] }\n`;

describeOnOneDatabase('a content folder', (open) => {
  let folder: string;
  let database: TestDatabase;
  let number = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    database = await open();
  }, 60_000);
  afterEach(() => database.close());

  const itemsOf = async (own: Record<string, string>) => {
    number += 1;
    return readFolder(await writeFolder(join(folder, String(number)), own));
  };
  const load = async (own: Record<string, string>, options?: { isOverwriting: boolean }) =>
    loadContent(database.db, await itemsOf(own), options);
  const actor = async (name = 'Редактор') => {
    const { id } = await database.db
      .insertInto('staff_keys')
      .values({ name, role: 'content', handle: name, hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { keyId: id, name, role: 'content' as const };
  };
  const version = async () =>
    (await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

  it('changes nothing when it is loaded again', async () => {
    const first = await load(files);
    expect(first.added).toContain('article velobaza-news');
    const before = await readItems(database.db);
    const known = await version();
    expect(await load(files)).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      kept: [],
      unchanged: first.added.length,
    });
    expect(await readItems(database.db)).toEqual(before);
    expect(await version()).toBe(known);
  });

  it('keeps the id of a shop whose address is corrected, and removes what the folder no longer has', async () => {
    await load(files);
    const idOf = async () => (await database.db.selectFrom('shops').select(['id', 'address']).execute())[0]!;
    const { id } = await idOf();
    const loaded = await load({ ...without('articles/velobaza-news.md', 'pages/gift-cards.md'), 'shops.yaml': shop });
    expect(loaded.changed).toEqual(['shop velobaza-main']);
    expect([...loaded.removed].sort()).toEqual(['article velobaza-news', 'page /gift-cards/']);
    expect(await idOf()).toEqual({ id, address: 'ул. Новая, 2' });
  });

  it('does not overwrite what the staff has changed, deleted or written, unless forced to', async () => {
    await load(files);
    const who = await actor();
    await writeBlock(database.db, who, 'banners', []);
    await database.db.deleteFrom('articles').execute();
    const article = {
      slug: 'own',
      title: 'Своя',
      preview: '',
      html: '<p>1</p>',
      img: '',
      isBig: false,
      rubric: '',
      publishedAt: '2026-03-01T00:00:00Z',
    };
    await writeArticle(database.db, who, article);
    const before = await readItems(database.db);
    await expect(load({ ...files, 'pages/delivery.md': '---\ntitle: Д\n---\nТекст\n' })).rejects.toThrow(
      /article velobaza-news: the staff has deleted it\nblock banners: the staff has changed it since the last load\n.*--overwrite/,
    );
    expect(await readItems(database.db)).toEqual(before);
    const loaded = await load(files, { isOverwriting: true });
    expect(loaded).toMatchObject({
      added: ['article velobaza-news'],
      changed: ['block banners'],
      kept: ['article own'],
    });
  });

  it('does not overwrite a page of text that the staff has changed, unless forced to, and exports it', async () => {
    await load(files);
    const page = { title: 'Доставка', description: '', heading: '', html: '<p>По будням</p>' };
    await writePage(database.db, await actor(), { path: '/delivery/', ...page });
    await writePage(database.db, await actor('Второй'), { path: '/rassrochka/', ...page });
    // A folder that leaves the page as it was is rejected like one that rewrites it.
    for (const own of [files, { ...files, 'pages/delivery.md': '---\ntitle: Д\n---\nТекст\n' }]) {
      await expect(load(own)).rejects.toThrow(/page \/delivery\/: the staff has changed it since the last load/);
    }
    const out = join(folder, 'out-of-staff');
    await exportContent(database.db, out);
    expect(await loadContent(database.db, await readFolder(out))).toMatchObject({
      added: [],
      changed: [],
      removed: [],
    });
    expect(await load(files, { isOverwriting: true })).toMatchObject({
      changed: expect.arrayContaining(['page /delivery/']),
    });
  });

  it('says so when the staff has changed what the folder drops', async () => {
    await load(files);
    await database.db.updateTable('articles').set({ title: 'Другая' }).execute();
    await expect(load(without('articles/velobaza-news.md'))).rejects.toThrow(
      /article velobaza-news: it is gone from the folder, and the staff/,
    );
  });

  it('does not remove a shop that has stock or open orders', async () => {
    await load(files);
    const { id } = await database.db.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    await database.db.insertInto('sections').values({ id: 1, slug: 's', title: 'S' }).execute();
    await database.db
      .insertInto('products')
      .values({ id: 1, slug: 'p', section_id: 1, title: 'P', description: '', agent_html: '', category: '' })
      .execute();
    await database.db.insertInto('variants').values({ id: 1, product_id: 1, name: '', price_kopecks: 100 }).execute();
    await database.db.insertInto('stock').values({ variant_id: 1, shop_id: id, amount: 3 }).execute();
    const dropped = { ...files, 'shops.yaml': '[]\n' };
    await expect(load(dropped)).rejects.toThrow(
      /shop velobaza-main: it is gone from the folder and has 3 pieces in stock, 0 open orders/,
    );
    expect(await database.db.selectFrom('shops').select('id').execute()).toEqual([{ id }]);
    await database.db.updateTable('stock').set({ amount: 0 }).execute();
    const visitor = await database.db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow();
    const order = {
      number: '1',
      visitor_id: visitor.id,
      name: '',
      phone: '9',
      delivery: 'pickup',
      shop_id: id,
      address: 'ул.',
      payment: 'onDelivery',
      goods_kopecks: 1,
      total_kopecks: 1,
    };
    await database.db
      .insertInto('orders')
      .values({ ...order, status: 'accepted' } as never)
      .execute();
    await expect(load(dropped)).rejects.toThrow(/0 pieces in stock, 1 open orders/);
    await database.db.updateTable('orders').set({ status: 'done' }).execute();
    expect((await load(dropped)).removed).toEqual(['shop velobaza-main']);
    expect((await database.db.selectFrom('orders').select('address').executeTakeFirstOrThrow()).address).toBe('ул.');
  });

  it('moves a shop to another city, even when its old city is removed', async () => {
    await load(files);
    const { id } = await database.db.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    await load({
      ...files,
      'cities.yaml': '- { key: other, title: Омск, coords: [54, 73] }\n',
      'shops.yaml': shop.replace('city: velobaza-city', 'city: other'),
    });
    expect(await database.db.selectFrom('shops').select('id').execute()).toEqual([{ id }]);
    expect((await database.db.selectFrom('cities').select('title').execute()).map(({ title }) => title)).toEqual([
      'Омск',
    ]);
  });

  it('names file, line and field of everything that is wrong, and changes nothing', async () => {
    const broken = {
      ...files,
      'shop.yaml': `name: ""\nseller:\n  inn: "123"\nslogn: a\ntime: { zone: Moscow, words: МСК }\ncolours: { light: { primery: "#000" }, dark: { error: "#a00", on-error: "#000" } }\n`,
      'cities.yaml': '- key: a\n  title: А\n  coords: [1]\n',
      'shops.yaml': 'a: [\n',
      'articles/Плохое.md': '---\ntitle: А\ndate: 2026-03-01\n---\n',
      'articles/no-date.md': '---\ntitle: А\n---\nТекст',
      'pages/basket.md': '---\ntitle: А\n---\nТекст',
      'pages/service.md': '---\ntitle: А\n---\n![](files/none.png)',
      'blocks/bannerz.yaml': '[]\n',
      'notes.txt': '',
    };
    const thrown: unknown = await itemsOf(broken).catch((error: unknown) => error);
    const text = (thrown as Error).message;
    for (const line of [
      /^shop\.yaml:1: name: must not be empty$/m,
      /^shop\.yaml:3: seller\.inn: is no ИНН/m,
      /^shop\.yaml:4: slogn: there is no such field$/m,
      /^shop\.yaml:5: time\.zone: must be a time zone/m,
      /^shop\.yaml:6: colours\.light\.primery: is not a colour/m,
      /^shop\.yaml:6: colours\.dark: on-error on error has a contrast of/m,
      /^cities\.yaml:3: 0\.coords\.1: is missing$/m,
      /^shops\.yaml:\d: Flow sequence/m,
      /^articles\/Плохое\.md: its name is its address/m,
      /^articles\/no-date\.md:2: date: is missing$/m,
      /^pages\/basket\.md: a page is/m,
      /^pages\/service\.md: there is no file files\/none\.png/m,
      /^blocks\/bannerz\.yaml: there is no such block/m,
      /^notes\.txt: is not part/m,
    ])
      expect(text).toMatch(line);
  });

  it('reports a key that two places share', async () => {
    await expect(itemsOf({ ...files, 'shops.yaml': shop + shop })).rejects.toThrow(/velobaza-main: two have this key/);
  });

  it('is cleaned like what the staff writes', async () => {
    await load(files);
    const { body_html: html } = await database.db.selectFrom('articles').select('body_html').executeTakeFirstOrThrow();
    expect(html).toBe('<h2>Заголовок</h2>\n<p>Текст Велобаза</p>');
  });

  it('is exported as it was loaded', async () => {
    const sales =
      '- { title: Скидки, img: /media/a.webp, html: <p>Да</p>, link: /catalog/ }\n- { title: Ещё, img: /media/b.webp, html: "" }\n';
    await load({ ...files, 'sales.yaml': sales });
    const before = await readItems(database.db);
    const exported = join(folder, 'exported');
    await exportContent(database.db, exported);
    const items = await readFolder(exported);
    expect(await loadContent(database.db, items)).toMatchObject({ added: [], changed: [], removed: [] });
    const { db, close } = await open();
    try {
      await loadContent(db, items);
      expect(await readItems(db)).toEqual(before);
    } finally {
      await close();
      await rm(exported, { recursive: true });
    }
  });
});
