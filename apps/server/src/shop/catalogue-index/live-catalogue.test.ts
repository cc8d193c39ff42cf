import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { createListings } from '../listing/listings.js';
import { getCards } from '../product/cards.js';
import { cardTag, lateCardTag, offersTag } from './tag-versions.js';
import { watchCatalogue } from './live-catalogue.js';
import type { LiveCatalogue, WatchOptions } from './live-catalogue.js';

const never = 3_600_000;
const all = { sectionId: 0, page: 1, limit: 5, sort: 'name-asc' as const, filter: {} };

describeOnDatabases('the live catalogue', (open) => {
  let database: TestDatabase;
  let db: Db;
  let lives: LiveCatalogue[];
  beforeAll(async () => {
    database = await open('shop');
    ({ db } = database);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => {
    lives = [];
  });
  afterEach(() => Promise.all(lives.map((live) => live.stop())));

  const watch = async (options: WatchOptions = {}): Promise<LiveCatalogue> => {
    const live = await watchCatalogue(db, { interval: never, ...options });
    lives.push(live);
    return live;
  };
  const fame = (popularity: number) => db.updateTable('products').set({ popularity }).where('id', '=', 1).execute();

  it('serves lists before the index is built, and with it afterwards', async () => {
    const live = await watch();
    expect(live.index()).toBeNull();
    const listings = createListings(db, live);
    const early = await listings.get(all);
    await live.whenBuilt();
    expect(live.index()?.version).toBe(live.current());
    expect(await listings.get(all)).toMatchObject(early);
  });

  it('follows single products without a rebuild', async () => {
    const live = await watch();
    await live.whenBuilt();
    const index = live.index();
    const told: unknown[] = [];
    live.onChange((ids) => told.push(ids));
    await fame(41);
    await live.refresh();
    expect([live.index(), told]).toEqual([index, [[1]]]);
    expect(index?.version).toBe(live.current());
  });

  it('keeps the index when a text beside the goods changes, and drops every page', async () => {
    const live = await watch();
    await live.whenBuilt();
    const index = live.index();
    const told: unknown[] = [];
    live.onChange((ids) => told.push(ids));
    const before = live.current();
    await db.updateTable('articles').set({ title: 'Другая' }).execute();
    await live.refresh();
    expect([live.index(), index?.version, told]).toEqual([index, before + 1, [null]]);
    expect(live.tags.isUntouched([], before)).toBe(false);
  });

  it('treats a product that changed and changed back as changed: pages may be of the time in between', async () => {
    const live = await watch();
    await live.whenBuilt();
    const { popularity } = await db
      .selectFrom('products')
      .select('popularity')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const before = live.current();
    await fame(popularity + 1);
    await fame(popularity);
    await live.refresh();
    expect(live.tags.isUntouched([offersTag(null)], before)).toBe(false);
  });

  it('invalidates pages beside a card late when it only adds another variant, at once when it looks different', async () => {
    const live = await watch();
    await live.whenBuilt();
    const [product] = await db
      .selectFrom('variants')
      .select('product_id as id')
      .groupBy('product_id')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .orderBy('product_id')
      .limit(1)
      .execute();
    const { id } = product!;
    const variants = db.selectFrom('variants').select('id').where('product_id', '=', id);
    const setStock = (amount: number) => db.updateTable('stock').set({ amount }).where('variant_id', 'in', variants);
    await setStock(2).execute();
    await live.refresh();
    const added = async () => (await getCards(db, [id]))[0]?.retailId;
    const before = await added();
    const isUntouched = (since: number) =>
      [cardTag(id), lateCardTag(id)].map((tag) => live.tags.isUntouched([tag], since));

    const stocked = live.current();
    await setStock(0).where('variant_id', '=', Number(before)).execute();
    await live.refresh();
    expect(await added()).not.toBe(before);
    expect(isUntouched(stocked)).toEqual([false, true]);

    const sold = live.current();
    await setStock(0).execute();
    await live.refresh();
    expect(isUntouched(sold)).toEqual([false, false]);
  });

  it('shares one read among all calls that came before it began', async () => {
    const live = await watch();
    await live.whenBuilt();
    const running = live.refresh();
    const [second, third] = [live.refresh(), live.refresh()];
    expect(second).toBe(third);
    expect(new Set(await Promise.all([running, second, third])).size).toBe(1);
  });

  it('leaves lists to SQL while the feed does not respond, and goes on when it does', async () => {
    let isSilent = false;
    const never = new Promise<never>(() => undefined);
    const noAnswer = { select: () => ({ where: () => ({ executeTakeFirst: () => never }) }) };
    const silent = new Proxy(db, {
      get(target, name) {
        if (isSilent && name === 'selectFrom') return () => noAnswer;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const live = await watchCatalogue(silent, { interval: 3_600_000, maxReadingMs: 50 });
    lives.push(live);
    await live.whenBuilt();
    const listings = createListings(db, live);
    const { items } = await listings.get(all);
    isSilent = true;
    await db
      .updateTable('variants')
      .set({ price_kopecks: 999_00 })
      .where('product_id', '=', Number(items[0]?.id))
      .execute();
    expect((await listings.get(all)).items[0]).toMatchObject({ id: items[0]?.id, price: 999 });
    await expect(live.refresh()).rejects.toThrow('50 ms');
    isSilent = false;
    await live.refresh();
    expect(live.index()?.version).toBe(live.current());
  });

  it('rebuilds when anything may have changed', async () => {
    const live = await watch();
    await live.whenBuilt();
    const index = live.index();
    await sql`select bump_catalogue_version()`.execute(db);
    await live.refresh();
    expect(live.index()).toBeNull();
    await live.whenBuilt();
    expect(live.index()).not.toBe(index);
    expect(live.index()?.version).toBe(live.current());
  });

  it('includes what changes while it is built', async () => {
    const live = await watch();
    await Promise.all([fame(42).then(() => fame(43)), live.whenBuilt()]);
    await live.refresh();
    const { columns } = live.index()!.goods;
    expect(columns.popularity[columns.slots.find(1)!]).toBe(43);
  });

  it('shows in a list requested now what another process changed just now', async () => {
    const live = await watch();
    await live.whenBuilt();
    const listings = createListings(db, live);
    const { items } = await listings.get(all);
    await db
      .updateTable('variants')
      .set({ price_kopecks: 777_00 })
      .where('product_id', '=', Number(items[0]?.id))
      .execute();
    const again = await listings.get(all);
    expect(again.items[0]).toMatchObject({ id: items[0]?.id, price: 777 });
    expect(live.index()).not.toBeNull();
  });

  it('learns of a change at once', async () => {
    const live = await watch({ listen: database.listen });
    await live.whenBuilt();
    // Listening starts in the background; from some moment on nothing is missed.
    for (let tries = 0; tries < 100; tries += 1) {
      const before = live.current();
      await fame(100 + tries);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (live.current() > before) return;
    }
    throw new Error('nothing was heard');
  });

  it('leaves lists to SQL when the goods contradict themselves, until they do not', async () => {
    const onMisfit = jest.fn();
    const live = await watch({ onMisfit });
    await live.whenBuilt();
    const before = await createListings(db, live).get(all);
    const [{ facets }] = (await db.selectFrom('products').select('facets').where('id', '=', 1).execute()) as [
      { facets: number[] },
    ];
    await db.updateTable('products').set({ facets: [] }).where('id', '=', 1).execute();
    await live.refresh();
    await live.whenBuilt();
    expect([live.index(), onMisfit.mock.calls.length]).toEqual([null, 1]);
    expect((await createListings(db, live).get(all)).count).toBe(before.count);
    await db.updateTable('products').set({ facets }).where('id', '=', 1).execute();
    const other = await watch();
    await other.whenBuilt();
    expect(other.index()).not.toBeNull();
  });
});
