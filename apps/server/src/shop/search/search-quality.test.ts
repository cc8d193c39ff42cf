import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { watchCatalogue } from '../catalogue-index/live-catalogue.js';
import { createListings } from '../listing/listings.js';
import { searchProducts, understandQuery } from './search-products.js';

/** What a person who searches for this expects of the demo shop: titles that answer it (3 points) and that come near (1). */
interface JudgedQuery {
  readonly query: string;
  readonly best: string;
  readonly good?: string;
}

/** The mean of all judged queries is not allowed to fall below. The figure itself is printed by `npm run bench`. */
const floor = 0.96;

const judged = JSON.parse(readFileSync(new URL('judged-queries.json', import.meta.url), 'utf8')) as JudgedQuery[];

describeOnOneDatabase('the search in the demo shop', (open) => {
  let database: TestDatabase;
  let titles: string[];
  const search = async (query: string, limit = 10): Promise<string[]> => {
    const { db } = database;
    const items = await searchProducts(db, await understandQuery(db, query), { limit, page: 1 });
    return items.map(({ title }) => String(title));
  };

  beforeAll(async () => {
    database = await open('demo');
    titles = (await database.db.selectFrom('products').select('title').execute()).map(({ title }) => title);
  }, 120_000);
  afterAll(() => database.close());

  it(`gives ${judged.length} judged queries an nDCG@10 of ${floor} at least`, async () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    const worth = (gains: readonly number[]) =>
      gains.slice(0, 10).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
    const scores = new Map<string, number>();
    for (const { query, best, good } of judged) {
      const gain = (title: string) =>
        new RegExp(best, 'u').test(title) ? 3 : good !== undefined && new RegExp(good, 'u').test(title) ? 1 : 0;
      const found = await search(query);
      const ideal = worth(titles.map(gain).sort((a, b) => b - a));
      // For what the shop does not have, no results are right.
      scores.set(query, ideal === 0 ? Number(found.length === 0) : worth(found.map(gain)) / ideal);
    }
    const mean = [...scores.values()].reduce((sum, score) => sum + score, 0) / judged.length;
    const worst = [...scores].sort(([, a], [, b]) => a - b).slice(0, 8);
    expect({ mean, worst, isEnough: mean >= floor }).toMatchObject({ isEnough: true });
  }, 120_000);

  it('«палатка 3»: tents for three come first', async () => {
    const forThree = titles.filter((title) => /^Палатка.* 3(?!\d)/u.test(title));
    const found = await search('палатка 3', forThree.length);
    expect(forThree.length).toBeGreaterThan(3);
    expect(found.filter((title) => !forThree.includes(title))).toEqual([]);
    expect(found).toHaveLength(forThree.length);
  });

  it.each([
    ['велик', /^Велосипед/u],
    ['сап', /^SUP-доска/u],
    ['кроссы', /^Кроссовки/u],
    ['кеды', /^Кроссовки/u],
  ])('«%s» finds by a synonym', async (query, expected) => {
    const found = await search(query);
    expect(found).toHaveLength(10);
    expect(found.filter((title) => !expected.test(title))).toEqual([]);
  });

  it('«кеды» is not a misspelling of «Кедр», whatever the shop knows of synonyms', async () => {
    const lines = await database.db.deleteFrom('search_synonyms').returningAll().execute();
    expect(await search('кеды')).toEqual([]);
    await database.db.insertInto('search_synonyms').values(lines).execute();
    expect((await search('кеды', 60)).filter((title) => title.includes('Кедр') && !/^Кроссовки/u.test(title))).toEqual(
      [],
    );
  });

  it.each([
    ['сап-борд', 'сапборд', 'сап борд'],
    ['тент-шатёр', 'тентшатер', 'тент шатёр'],
    ['вело-шлем', 'велошлем', 'вело шлем'],
  ])('«%s», «%s» and «%s» are the same', async (hyphen, joined, apart) => {
    const found = await search(joined, 60);
    expect(found.length).toBeGreaterThan(3);
    expect(await search(hyphen, 60)).toEqual(found);
    expect(await search(apart, 60)).toEqual(found);
  });

  it('is ranked by the index in memory as by SQL, to the last tie', async () => {
    const { db } = database;
    // Some that are sold, and some that are sold out, of each kind.
    await sql`update products set demand = id % 4 where id % 5 = 0`.execute(db);
    await sql`update stock set amount = 0 where variant_id in (select id from variants where product_id % 7 = 0)`.execute(
      db,
    );
    await db.updateTable('products').set({ codes: 'ТР-3' }).where('id', 'in', [7, 8]).execute();
    const live = await watchCatalogue(db, { interval: 3_600_000 });
    await live.whenBuilt();
    expect(live.index()).not.toBeNull();
    const listings = createListings(db, live);
    for (const query of [...judged.map((one) => one.query), 'тр 3', 'для', 'к']) {
      const { items } = await listings.search({ query, limit: 60, page: 1 });
      expect([query, items.map(({ id }) => id)]).toEqual([
        query,
        (await searchProducts(db, await understandQuery(db, query), { limit: 60, page: 1 })).map(({ id }) => id),
      ]);
    }
    await live.stop();
  }, 120_000);
});
