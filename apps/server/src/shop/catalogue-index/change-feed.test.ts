import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { describeOnDatabases, describeOnPostgres } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { rebuildCatalogue, refreshRating } from '../catalogue/rebuild-catalogue.js';
import { readChanges, readVersion } from './change-feed.js';

/** What the feed says about a piece of work: ids of products, or null. */
async function changesOf(db: Db, work: (trx: Db) => Promise<unknown>): Promise<number[] | null> {
  const before = await readVersion(db);
  await db.transaction().execute(async (trx) => void (await work(trx)));
  const { version, products } = await readChanges(db, before);
  expect(version).toBe(await readVersion(db));
  return products === null ? null : products.map(({ id }) => id).sort((a, b) => a - b);
}

const setStock = (trx: Db, variant: number, amount: number) =>
  trx.updateTable('stock').set({ amount }).where('variant_id', '=', variant).execute();

describeOnDatabases('the change feed of the catalogue', (open) => {
  let database: TestDatabase;
  let db: Db;
  let variants: { id: number; product_id: number }[];
  beforeAll(async () => {
    database = await open('shop');
    ({ db } = database);
    variants = await sql<{ id: number; product_id: number }>`
      select distinct v.id, v.product_id from variants v join stock s on s.variant_id = v.id where s.amount > 1
       order by v.id limit 2`
      .execute(db)
      .then(({ rows }) => rows);
  }, 60_000);
  afterAll(() => database.close());

  it('names a product when a variant of it is sold out somewhere, and not before', async () => {
    const [{ id, product_id: productId } = { id: 0, product_id: 0 }] = variants;
    expect(await changesOf(db, (trx) => setStock(trx, id, 1))).toEqual([]);
    expect(await changesOf(db, (trx) => setStock(trx, id, 0))).toEqual([productId]);
    const { products } = await readChanges(db, (await readVersion(db)) - 1);
    expect(products?.[0]?.facts?.variants.some(({ stores }) => stores.length === 0)).toBe(true);
    expect(await changesOf(db, (trx) => setStock(trx, id, 5))).toEqual([productId]);
  });

  it('names products that are written, rated or deleted, each once', async () => {
    const named = await changesOf(db, async (trx) => {
      await trx.updateTable('products').set({ popularity: 7 }).where('id', 'in', [2, 3]).execute();
      await refreshRating(trx, 2);
    });
    expect(named).toEqual([2, 3]);
    const before = await readVersion(db);
    await db.deleteFrom('products').where('id', '=', 3).execute();
    expect((await readChanges(db, before)).products).toMatchObject([{ id: 3, facts: null, after: null }]);
  });

  it('sorts a product after the one that the database sorts it after', async () => {
    const before = await readVersion(db);
    await db.updateTable('products').set({ title_sort: 'яяя' }).where('id', '=', 2).execute();
    const { products } = await readChanges(db, before);
    const last = await db
      .selectFrom('products')
      .select('id')
      .where('id', '<>', 2)
      .orderBy('title_sort', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(products).toMatchObject([{ id: 2, after: last.id }]);
  });

  it.each<[string, (trx: Db) => Promise<unknown>]>([
    ['an import', (trx) => rebuildCatalogue(trx)],
    ['a change that no trigger knows', (trx) => sql`select bump_catalogue_version()`.execute(trx)],
    ['a version written by hand', (trx) => sql`update catalogue_version set version = version + 1`.execute(trx)],
    ['another brand', (trx) => trx.updateTable('brands').set({ title: 'Тайга!' }).where('id', '=', 1).execute()],
    ['another shop', (trx) => trx.updateTable('shops').set({ position: 9 }).where('id', '=', 1).execute()],
    [
      'more products than are worth naming',
      (trx) =>
        sql`insert into products (id, slug, section_id, title) select 5000 + n, 'n' || n, 1, 'N' from generate_series(1, 1001) n`.execute(
          trx,
        ),
    ],
  ])('reports for %s that anything may have changed', async (_name, work) => {
    expect(await changesOf(db, work)).toBeNull();
  });

  it('marks a product that several versions have changed', async () => {
    const before = await readVersion(db);
    const fame = (popularity: number, ...ids: number[]) =>
      db.updateTable('products').set({ popularity }).where('id', 'in', ids).execute();
    await fame(91, 1, 2);
    await fame(92, 2);
    const { products } = await readChanges(db, before);
    expect(new Map(products?.map(({ id, isRepeated }) => [id, isRepeated]))).toEqual(
      new Map([
        [1, false],
        [2, true],
      ]),
    );
  });

  it('reports that texts beside goods have changed, and no more', async () => {
    const before = await readVersion(db);
    await db.updateTable('articles').set({ title: 'Другая' }).execute();
    expect(await readChanges(db, before)).toEqual({ version: before + 1, products: [], hasOtherContent: true });
    await sql`select bump_catalogue_version()`.execute(db);
    expect((await readChanges(db, before)).products).toBeNull();
  });

  it('reports nothing that was rolled back', async () => {
    const before = await readVersion(db);
    const undone = db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ popularity: 1 }).execute();
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await readChanges(db, before)).toEqual({ version: before, products: [], hasOtherContent: false });
  });

  it('reports that anything may have changed since a version that is no longer kept', async () => {
    const before = await readVersion(db);
    await changesOf(db, (trx) => refreshRating(trx, 2));
    await sql`update products set rating = 1 where id = 2`.execute(db);
    expect((await readChanges(db, before)).products).toMatchObject([{ id: 2 }]);
    await sql`delete from catalogue_changes where version = ${before + 1}`.execute(db);
    expect((await readChanges(db, before)).products).toBeNull();
    expect((await readChanges(db, before + 1)).products).toMatchObject([{ id: 2 }]);
  });
});

describeOnPostgres('the change feed beside open transactions', (open) => {
  it('numbers changes in the order in which they can be read', async () => {
    const { db, close } = await open('shop');
    try {
      const before = await readVersion(db);
      let [commit, isWritten] = [(): void => undefined, (): void => undefined];
      const mayCommit = new Promise<void>((resolve) => (commit = resolve));
      const written = new Promise<void>((resolve) => (isWritten = resolve));
      const slow = db.transaction().execute(async (trx) => {
        await trx.updateTable('products').set({ popularity: 5 }).where('id', '=', 1).execute();
        isWritten();
        await mayCommit;
      });
      await written;
      await db.updateTable('products').set({ popularity: 6 }).where('id', '=', 2).execute();
      const first = await readChanges(db, before);
      expect([first.version, first.products?.map(({ id }) => id)]).toEqual([before + 1, [2]]);
      commit();
      await slow;
      const second = await readChanges(db, first.version);
      expect([second.version, second.products?.map(({ id }) => id)]).toEqual([before + 2, [1]]);
    } finally {
      await close();
    }
  });
});
