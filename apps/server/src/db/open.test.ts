import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestShop } from '../testing/create-test-shop.js';
import { describeOnDatabases } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { migrate } from './migrate.js';
import { openDatabase } from './open.js';
import { StartError } from './start-error.js';

// A whole shop is filled and migrated: longer than five seconds on a busy machine.
jest.setTimeout(60_000);

describeOnDatabases('the schema', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('is complete after the first run and is not applied twice', async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it('is created once by two processes that start together', async () => {
    if (!database.url) return;
    const second = await openDatabase({ databaseUrl: database.url });
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const laid = await Promise.all([migrate(database.db), migrate(second.db)]);
    expect(laid.map((steps) => steps.length > 0).sort()).toEqual([false, true]);
    await second.close();
  });

  it('returns numbers for bigint and text for dates', async () => {
    const { rows } = await sql<{ big: number; day: string; many: number[] }>`
      select 9007199254740991::bigint as big, date '1990-02-03' as day, array[1, 2] as many`.execute(database.db);
    expect(rows).toEqual([{ big: 9007199254740991, day: '1990-02-03', many: [1, 2] }]);
  });

  it('rejects stock below zero', async () => {
    const { db } = database;
    await sql`insert into sections (id, slug, title) values (1, 's', 'S');
      insert into products (id, slug, section_id, title) values (1, 'p', 1, 'P');
      insert into variants (id, product_id, price_kopecks) values (1, 1, 100);
      insert into cities (id, title, lat, lon) values (1, 'Тюмень', 57.15, 65.53);
      insert into shops (id, city_id, type, address, lat, lon) values (1, 1, 'shops', 'ул. Республики, 142', 57.1, 65.5);
      insert into stock (variant_id, shop_id, amount) values (1, 1, 3)`.execute(db);
    await expect(db.updateTable('stock').set({ amount: -1 }).execute()).rejects.toThrow(/stock_amount_check/);
  });

  it('raises the catalogue version only when a shop runs out or is filled again, once per transaction', async () => {
    const { db } = database;
    const version = async (): Promise<number> =>
      (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await db.updateTable('stock').set({ amount: 2 }).execute();
    expect(await version()).toBe(before);
    await db.updateTable('stock').set({ amount: 0 }).execute();
    expect(await version()).toBe(before + 1);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('stock').set({ amount: 5 }).execute();
      await sql`select bump_catalogue_version()`.execute(trx);
    });
    expect(await version()).toBe(before + 2);
  });

  it('brings a filled shop of an older version to the same state as a new one', async () => {
    const filled = await open();
    const { db } = filled;
    try {
      await createTestShop(db);
      const derived = async () => ({
        variants: await db.selectFrom('variants').select(['id', 'facets', 'stores']).orderBy('id').execute(),
        products: await db.selectFrom('products').select(['id', 'own_facets']).orderBy('id').execute(),
      });
      const before = await derived();
      expect(before.variants.some(({ facets }) => facets.length > 0)).toBe(true);
      expect(before.variants.some(({ stores }) => stores.length > 0)).toBe(true);
      await sql`drop function variant_facets();
        alter table variants drop column facets, drop column stores; alter table products drop column own_facets;
        alter table users drop column consent_version; alter table orders drop column consent_version;
        delete from schema_migrations where name in ('0006-consents', '0007-variant-facets')`.execute(db);
      expect(await migrate(db)).toEqual(['0006-consents', '0007-variant-facets']);
      expect(await derived()).toEqual(before);
    } finally {
      await filled.close();
    }
  });

  it('rolls a failed transaction back as a whole', async () => {
    const { db } = database;
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('settings').values({ key: 'a', value: '1' }).execute();
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('serves concurrent queries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.db.transaction().execute(async (trx) => {
          const { rows } = await sql<{ n: number }>`select ${index}::int as n`.execute(trx);
          return rows[0]?.n;
        }),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});

describe('the embedded database in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-folder-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps what was written, rejects a second process, and leaves no incomplete folder', async () => {
    const first = await openDatabase({ dataDir: join(folder, 'a') });
    await migrate(first.db);
    await first.db.insertInto('settings').values({ key: 'kept', value: '"да"' }).execute();
    await expect(openDatabase({ dataDir: join(folder, 'a') })).rejects.toThrow(/is in use by process \d+/);
    await first.close();

    const second = await openDatabase({ dataDir: join(folder, 'a') });
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'kept', value: 'да' }]);
    await second.close();
    expect(readdirSync(join(folder, 'a'))).toEqual(['pg']);
  }, 60_000);

  it('takes over the lock of a process that is gone', async () => {
    mkdirSync(join(folder, 'b'));
    writeFileSync(join(folder, 'b', 'lock'), '999999999 1\n');
    mkdirSync(join(folder, 'b', 'pg'));
    await expect(openDatabase({ dataDir: join(folder, 'b') })).rejects.toThrow(/is not an embedded database/);
  });

  it('names a folder that cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '');
    const failure = await openDatabase({ dataDir: join(folder, 'file', 'x') }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^The data folder .* cannot be used \(ENOTDIR\): set DATA_DIR\.$/);
  });
});

describe('a PostgreSQL server that is not there', () => {
  it('is reported in one clear line without the password', async () => {
    const failure = await openDatabase({ databaseUrl: 'postgres://tropa:secret@127.0.0.1:1/shop' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^The database at 127\.0\.0\.1:1\/shop does not respond: /);
    expect((failure as Error).message).not.toContain('secret');
  });
});
