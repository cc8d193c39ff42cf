import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from './db/open.js';
import type { Db } from './db/schema.js';
import { describeOnPostgres } from './testing/databases.js';
import { goods } from './testing/goods.fixtures.js';
import { openTestShop } from './testing/test-shop.js';
import type { TestShop } from './testing/test-shop.js';

interface Field {
  readonly title: string;
  readonly writes?: boolean;
  readonly creates?: boolean;
}
interface SetUp {
  readonly collections: Readonly<Record<string, { readonly template: string; readonly fields: Record<string, Field> }>>;
  readonly roles: readonly { changes: string[]; deletes?: string[]; reads?: string[] }[];
}

const folder = join(__dirname, '../../../docs/admin');
const setUp = JSON.parse(readFileSync(join(folder, 'directus.json'), 'utf8')) as SetUp;
const role = `tropa_admin_${randomBytes(4).toString('hex')}`;
const roleSql = readFileSync(join(folder, 'database-role.sql'), 'utf8').replaceAll('tropa_admin', role);

const { boots, mug } = goods;
const fieldsOf = (kind: 'writes' | 'creates') =>
  Object.entries(setUp.collections).flatMap(([table, { fields }]) =>
    Object.entries(fields).flatMap(([column, field]) => (field[kind] ? [`${table}.${column}`] : [])),
  );

/** What the shop itself derives, or keeps as a proof. */
const forbidden = [
  ...['price_kopecks', 'old_price_kopecks', 'default_variant_id', 'variants_count', 'rating', 'reviews_count'],
  ...['stores', 'facets', 'own_facets', 'picture', 'search_text', 'search_vector', 'title_sort', 'demand', 'slug'],
].map((column) => `update products set ${column} = ${column}`);

describeOnPostgres('docs/admin: a tool over the database', (open) => {
  let shop: TestShop;
  let tool: Db;
  let closeTool: () => Promise<void>;
  let address = '';

  beforeAll(async () => {
    shop = await openTestShop(async (seed) => {
      const database = await open(seed);
      address = database.url ?? '';
      return database;
    });
    await sql.raw(`create role ${role} login password '${role}'`).execute(shop.db);
    // Again, as after an update of the shop.
    for (let times = 0; times < 2; times += 1) await sql.raw(roleSql).execute(shop.db);
    const url = new URL(address);
    Object.assign(url, { username: role, password: role });
    const database = await openDatabase({ databaseUrl: url.href, poolSize: 1 });
    tool = database.db;
    closeTool = database.close;
  }, 60_000);
  afterAll(async () => {
    await closeTool();
    await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(shop.db);
    await shop.close();
  });

  const run = (text: string) => sql.raw(text).execute(tool);
  const rights = async (kind: string) => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.column_privileges
       where grantee = ${role} and table_schema = 'public' and privilege_type = ${kind} order by 1`.execute(shop.db);
    return rows.map(({ name }) => name);
  };
  const prices = async () => {
    const visitor = shop.visitor();
    const asked = { sectionId: 0, page: 1, limit: 15, sort: 'name-asc', filter: {} };
    const list = (await visitor.post('/api/catalog/getItems/', asked)).result.items;
    const { price, oldPrice } = list.find(({ id }: { id: number }) => id === boots.id);
    const { result } = await visitor.post('/api/product/checkAvailability/', { id: boots.id });
    return [price, oldPrice, result.price, result.oldPrice];
  };
  const until = async (read: () => Promise<unknown>, wanted: unknown): Promise<void> => {
    for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
      if (JSON.stringify(await read()) === JSON.stringify(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await read()).toEqual(wanted);
  };

  it('names tables and columns that there are, and lets be written exactly what its role may write', async () => {
    expect(await rights('UPDATE')).toEqual(fieldsOf('writes').sort());
    expect(await rights('INSERT')).toEqual(fieldsOf('creates').sort());
    const readable = await rights('SELECT');
    for (const [table, { fields, template }] of Object.entries(setUp.collections)) {
      for (const column of Object.keys(fields)) expect(readable).toContain(`${table}.${column}`);
      for (const [, own = ''] of template.matchAll(/\{\{(\w+)[.}]/g)) expect(Object.keys(fields)).toContain(own);
    }
    for (const { changes, reads = [], deletes = [] } of setUp.roles)
      for (const table of [...changes, ...reads, ...deletes]) expect(Object.keys(setUp.collections)).toContain(table);
  });

  it('sees nothing of orders, people and keys, and no column of a review that names a person', async () => {
    const tables = new Set((await rights('SELECT')).map((name) => name.split('.')[0]));
    expect([...tables].sort()).toEqual(Object.keys(setUp.collections).sort());
    for (const text of [
      'select * from orders',
      'select * from users',
      'select * from staff_keys',
      'select user_id from reviews',
    ])
      await expect(run(text)).rejects.toThrow(/permission denied/);
  });

  it.each([
    ...forbidden,
    'update staff_audit set subject = subject',
    'delete from staff_audit',
    'update stock set amount = 1000',
    'update promo_codes set uses = 0',
    "update reviews set text = 'другое'",
    'insert into catalogue_changes (product_id) values (1)',
    'delete from products',
    'delete from reviews',
  ])('may not: %s', async (text) => {
    await expect(run(text)).rejects.toThrow(/permission denied/);
  });

  it('a price that it writes is the price of the list and of the availability alike', async () => {
    expect(await prices()).toEqual([10000, 12000, 10000, 12000]);
    await run(`update variants set price_kopecks = 777700, old_price_kopecks = 999900 where product_id = ${boots.id}`);
    await until(prices, [7777, 9999, 7777, 9999]);
  });

  it('a review that it rejects is not counted, and an answer gets its day', async () => {
    await sql
      .raw(
        `insert into reviews (product_id, name, value, text) values (${mug.id}, 'А', 5, 'т'), (${mug.id}, 'Б', 1, 'т')`,
      )
      .execute(shop.db);
    await run(`update reviews set status = 'rejected' where name = 'Б'`);
    await run(`update reviews set answer = 'Спасибо!' where name = 'А'`);
    const { rows } = await sql`select p.rating, p.reviews_count, r.answered_at is not null as answered
      from products p join reviews r on r.product_id = p.id and r.name = 'А' where p.id = ${mug.id}`.execute(shop.db);
    expect(rows).toEqual([{ rating: 5, reviews_count: 1, answered: true }]);
    await run(`update reviews set answer = '' where name = 'А'`);
    const { answered_at: day } = await shop.db
      .selectFrom('reviews')
      .select('answered_at')
      .where('name', '=', 'А')
      .executeTakeFirstOrThrow();
    expect(day).toBeNull();
  });

  it('everything else that it may write follows too: names, banners, articles, words, codes', async () => {
    await run(`update products set title = 'Чашка' where id = ${mug.id}`);
    const { title_sort: sorted } = await shop.db
      .selectFrom('products')
      .select('title_sort')
      .where('id', '=', mug.id)
      .executeTakeFirstOrThrow();
    expect(sorted).toBe('чашка');
    const version = async () =>
      (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
    for (const text of [
      `insert into articles (slug, title, body_html, published_at) values ('own', 'Т', '<p>1</p><script>x</script>', now())`,
      `update articles set title = 'Другое' where slug = 'own'`,
      `insert into search_synonyms (words) values ('кружка, чашка')`,
      `delete from search_synonyms where words = 'кружка, чашка'`,
    ]) {
      const before = await version();
      await run(text);
      expect([text, (await version()) > before]).toEqual([text, true]);
    }
    await run(`insert into promo_codes (code, percent) values ('ВЕСНА', 10)`);
  });

  it('HTML and addresses that it writes are cleaned where they are shown', async () => {
    const { getArticle } = await import('./shop/content/articles.js');
    const { getContentBlock } = await import('./shop/content/content-blocks.js');
    expect((await getArticle(shop.db, 'own'))?.html).toBe('<p>1</p>');
    const banner = (link: string) => JSON.stringify([{ link, image: '/x.webp', text: 'Т', isVideo: false }]);
    await shop.db
      .insertInto('content_blocks')
      .values({ name: 'banners', value: banner('/sale/') })
      .execute();
    await sql`update content_blocks set value = ${banner('/new/')} where name = 'banners'`.execute(tool);
    expect(await getContentBlock(shop.db, 'banners')).toEqual(JSON.parse(banner('/new/')));
    await sql`update content_blocks set value = ${banner('javascript:alert(1)')} where name = 'banners'`.execute(tool);
    expect(await getContentBlock(shop.db, 'banners')).toBeNull();
  });
});
