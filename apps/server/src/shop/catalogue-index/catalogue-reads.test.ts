import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Replicas } from '../../db/follow-replicas.js';
import type { Replica } from '../../db/replicas.js';
import type { Db } from '../../db/schema.js';
import { describeOnPostgres } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { createTestApp } from '../../testing/test-app.js';
import { Visitor } from '../../testing/visitor.js';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.js';
import { createListings } from '../listing/listings.js';
import { ShopRefusal } from '../refusal.js';
import { createCatalogueReads } from './catalogue-reads.js';
import { watchCatalogue } from './live-catalogue.js';
import type { LiveCatalogue } from './live-catalogue.js';

const list = { sectionId: 0, page: 1, limit: 15, sort: 'name-asc' as const, filter: {} };
const id = 1;

/**
 * The replica is a second database with the same goods: it is behind until the test makes the same change there, which
 * gives it the same version.
 */
describeOnPostgres('reads from replicas', (open) => {
  let primary: TestDatabase;
  let copy: TestDatabase;
  let replica: Replica;
  let isUsable: boolean;
  let dropped: unknown[];
  const replicas: Replicas = {
    next: () => (isUsable ? replica : null),
    drop: (_replica, error) => dropped.push(error),
    states: () => [],
    look: async () => undefined,
    stop: async () => undefined,
  };
  beforeEach(async () => {
    [primary, copy] = await Promise.all([open('shop'), open('shop')]);
    replica = { name: 'copy', db: copy.db, probe: copy.probe, close: async () => undefined };
    isUsable = true;
    dropped = [];
  }, 60_000);
  afterEach(() => Promise.all([primary.close(), copy.close()]));

  const setPrice = (db: Db, roubles: number) =>
    db
      .updateTable('variants')
      .set({ price_kopecks: roubles * 100, old_price_kopecks: null })
      .where('product_id', '=', id)
      .execute();
  const priceIn = (items: readonly { id: unknown; price?: unknown }[]) => items.find((item) => item.id === id)?.price;

  describe('with a catalogue that is followed at the primary', () => {
    let live: LiveCatalogue;
    beforeEach(async () => {
      live = await watchCatalogue(primary.db, { interval: 3_600_000 });
      await live.whenBuilt();
    });
    afterEach(() => live.stop());
    const open = () => createCatalogueReads(primary.db, live, replicas);
    const where = (reads: ReturnType<typeof open>, isFresh = false) =>
      reads.read(async ({ db }) => (db === copy.db ? 'replica' : 'primary'), isFresh);

    it('go to the replica, unless it is not usable or the visitor has just written', async () => {
      const reads = open();
      expect([await where(reads), await where(reads, true)]).toEqual(['replica', 'primary']);
      isUsable = false;
      expect(await where(reads)).toBe('primary');
      expect(reads.counts()).toEqual({ replica: 1, primary: 2, behind: 0, failed: 0 });
    });

    it('go to the primary while the replica lacks what the process has seen', async () => {
      const reads = open();
      await setPrice(primary.db, 777);
      // No process here has seen the change yet.
      expect(await where(reads)).toBe('replica');
      await live.refresh();
      expect(await where(reads)).toBe('primary');
      await setPrice(copy.db, 777);
      expect(await where(reads)).toBe('replica');
      expect(reads.counts()).toMatchObject({ replica: 2, behind: 1 });
    });

    it.each([
      ['a lost connection', { message: 'Connection terminated unexpectedly' }, 1],
      ['a silent replica', { message: 'Query read timeout' }, 1],
      ['a statement that the replica ended', { code: '57014', message: 'canceling statement' }, 0],
      ['a column that an upgrade has not brought yet', { code: '42703', message: 'no such column' }, 0],
      ['a query that stood in the way of the replay', { code: '40001', message: 'conflict with recovery' }, 0],
    ])('are repeated on the primary after %s', async (_name, failure, drops) => {
      const reads = open();
      const read = await reads.read(async ({ db }) => {
        if (db === copy.db) throw Object.assign(new Error(failure.message), failure);
        return 'primary';
      });
      expect([read, dropped.length, reads.counts().failed]).toEqual(['primary', drops, 1]);
    });

    it('go to the primary when the replica does not even return its version', async () => {
      const reads = open();
      replica = {
        ...replica,
        db: {
          selectFrom: () => {
            throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
          },
        } as never,
      };
      expect(await where(reads)).toBe('primary');
      expect(dropped).toHaveLength(1);
    });

    it('pass on refusals and defects, without a second attempt', async () => {
      for (const error of [new ShopRefusal('Такого раздела нет', 11), new Error('a defect')]) {
        const work = jest.fn(() => Promise.reject(error));
        await expect(open().read(work)).rejects.toBe(error);
        expect(work).toHaveBeenCalledTimes(1);
      }
    });

    it('never return a list that is older than the index, though the replica was overtaken since it was chosen', async () => {
      const listings = createListings(primary.db, live);
      const overtaken = { db: copy.db, asOf: () => live.current() };
      await listings.get(list, overtaken);
      await setPrice(primary.db, 778);
      await live.refresh();
      expect(priceIn((await listings.get(list, overtaken)).items)).toBe(778);
    });

    it('do not cache the search dictionary of an overtaken replica as current', async () => {
      const listings = createListings(primary.db, live);
      const version = live.current();
      const overtaken = { db: copy.db, asOf: () => version };
      await primary.db.updateTable('products').set({ title: 'Шнурогрыз' }).where('id', '=', id).execute();
      await primary.db.transaction().execute((trx) => rebuildCatalogue(trx));
      await sql`select bump_catalogue_version()`.execute(primary.db);
      await live.refresh();
      await live.whenBuilt();
      const search = { query: 'шнурогрыз', limit: 5, page: 1 };
      // What the replica's words meant is dropped with the rest that was read from it.
      expect((await listings.search(search, overtaken)).items.map((item) => item.id)).toEqual([id]);
      expect((await listings.search(search)).items.map((item) => item.id)).toEqual([id]);
    });
  });

  describe('in a process', () => {
    let apps: FastifyInstance[] = [];
    beforeEach(() => {
      apps = [];
    });
    afterEach(() => Promise.all(apps.map((app) => app.close())));
    const start = async (databaseReadUrls: string[] = ['postgres://replica/tropa']): Promise<FastifyInstance> => {
      const app = await createTestApp(
        primary.db,
        { databaseReadUrls },
        { replicas, renderPage: async ({ data }) => ({ html: JSON.stringify(data), status: 200 }) },
      );
      apps.push(app);
      await app.shop.catalogueVersion.whenBuilt();
      return app;
    };
    const ask = async (visitor: Visitor) => priceIn((await visitor.post('/api/catalog/getItems/', list)).result.items);
    const page = async (visitor: Visitor) =>
      priceIn((await visitor.request({ method: 'GET', url: '/catalog/' })).json()._items.items);

    it('a page or a list that was rendered while the replica is behind is not cached as current', async () => {
      const app = await start();
      const visitor = new Visitor(app);
      await setPrice(primary.db, 779);
      await app.shop.catalogueVersion.refresh();
      expect([await page(visitor), await ask(visitor)]).toEqual([779, 779]);
      await setPrice(copy.db, 779);
      expect([await page(visitor), await ask(visitor)]).toEqual([779, 779]);
      // Once the replica is available again, it is read from again.
      await setPrice(primary.db, 780);
      await setPrice(copy.db, 780);
      await app.shop.catalogueVersion.refresh();
      const before = app.shop.reads.counts().replica;
      expect([await page(visitor), await ask(visitor)]).toEqual([780, 780]);
      expect(app.shop.reads.counts().replica).toBeGreaterThan(before);
    });

    it('a visitor who has just written sees it in every process, in cached pages too', async () => {
      const [here, there] = [await start(), await start()];
      const [writer, other] = [new Visitor(here), new Visitor(there)];
      const old = await page(other);
      expect(await ask(other)).toBe(old);
      const reply = await writer.request({
        method: 'POST',
        url: '/api/favorites/addItemToFavorites/',
        payload: { id },
      });
      const mark = reply.cookies.find(({ name }) => name === 'tropa_wrote');
      expect(mark).toMatchObject({ maxAge: 8, httpOnly: true, path: '/', sameSite: 'Lax' });
      await setPrice(primary.db, 781);
      for (const [name, value] of writer.cookies) other.cookies.set(name, value);
      expect([await page(other), await ask(other)]).toEqual([781, 781]);
    });

    it('marks neither a visitor who only reads nor anybody where there are no replicas', async () => {
      const visitor = new Visitor(await start());
      await ask(visitor);
      await visitor.get('/api/favorites/getItemsLength/');
      await visitor.post('/api/product/checkAvailability/', { id });
      await visitor.post('/api/favorites/getItems/', {});
      await visitor.post('/api/comparison/getItems/', {});
      expect([...visitor.cookies.keys()]).toEqual([]);
      const writer = new Visitor(await start([]));
      await writer.post('/api/favorites/addItemToFavorites/', { id });
      expect([...writer.cookies.keys()]).toEqual(['tropa_session', 'tropa_visitor']);
    });
  });
});
