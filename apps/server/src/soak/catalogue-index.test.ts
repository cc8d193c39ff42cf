import fc from 'fast-check';
import { watchCatalogue } from '../shop/catalogue-index/live-catalogue.js';
import type { LiveCatalogue } from '../shop/catalogue-index/live-catalogue.js';
import { getListing } from '../shop/listing/get-listing.js';
import { createListings } from '../shop/listing/listings.js';
import type { Listings } from '../shop/listing/listings.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { randomArgs } from './catalogue-questions.js';
import { fillRandomFrame, fillRandomGoods, happen, happening, randomGoods } from './catalogue-shop.js';

/** Lists asked in one shop, each after something may have happened there. */
const perShop = 40;
/** 100,000 lists under SOAK=1. */
const shops = { postgres: process.env.SOAK === '1' ? 2_000 : 4, pglite: process.env.SOAK === '1' ? 500 : 2 };

const shop = fc.record({
  goods: fc.array(randomGoods, { maxLength: 40 }),
  steps: fc.array(
    fc.record({
      happens: fc.array(happening, { maxLength: 2 }),
      args: fc.array(randomArgs, { minLength: 2, maxLength: 2 }),
    }),
    { minLength: perShop / 2, maxLength: perShop / 2 },
  ),
});

describeOnOneDatabase('the index of the catalogue', (open, engine) => {
  let database: TestDatabase;
  /** Two processes on one database, neither of which looks at it by itself. */
  const processes: { live: LiveCatalogue; listings: Listings }[] = [];
  beforeAll(async () => {
    database = await open();
    await fillRandomFrame(database.db);
    for (let count = 0; count < 2; count += 1) {
      const live = await watchCatalogue(database.db, { interval: 3_600_000 });
      processes.push({ live, listings: createListings(database.db, live) });
    }
  }, 180_000);
  afterAll(async () => {
    for (const { live } of processes) await live.stop();
    await database.close();
  });

  const ready = async (): Promise<void> => {
    for (const { live } of processes) {
      await live.refresh();
      await live.whenBuilt();
    }
  };

  it('makes every list as SQL does, in every process, whatever changes', async () => {
    let [asked, fromIndex] = [0, 0];
    await fc.assert(
      fc.asyncProperty(shop, async ({ goods, steps }) => {
        await fillRandomGoods(database.db, goods);
        await ready();
        for (const { happens, args } of steps) {
          for (const event of happens) {
            await happen(database.db, event);
            // After an import lists are read by SQL until the index is rebuilt.
            if (event.what === 'rebuild') await ready();
          }
          for (const list of args) {
            const { live, listings } = processes[asked % 2]!;
            asked += 1;
            const expected = await getListing(database.db, list);
            const { tags, ...answer } = await listings.get(list);
            expect(answer).toEqual(expected);
            if (live.index() && tags) fromIndex += 1;
          }
        }
      }),
      { numRuns: shops[engine], endOnFailure: process.env.SOAK !== '1' },
    );
    // Otherwise SQL would have been compared with itself.
    expect(fromIndex).toBe(asked);
    if (process.env.SOAK === '1') console.log(`index of the catalogue: ${asked} lists (${engine})`);
  }, 10_800_000);
});
