import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { fillRandomFrame, fillRandomGoods, randomGoods } from '../../soak/catalogue-shop.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { getProductWidgets } from './product-widgets.js';

/** In stock first, then by nearness of price, popularity, id: of the whole section. */
async function getNearestOfAll(db: Db, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join products own on own.id = ${productId}
     where p.section_id = own.section_id and p.id <> own.id
     order by cardinality(p.stores) > 0 desc, abs(p.price_kopecks - own.price_kopecks), p.popularity desc, p.id
     limit 12`.execute(db);
  return rows.map(({ id }) => id);
}

describeOnOneDatabase('similar goods', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await fillRandomFrame(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it('are the nearest in price of the section, what is in stock first', async () => {
    const { db } = database;
    // All in one section with twelve prices, so that many are equally near.
    const goods = fc.array(
      randomGoods.map((one) => ({ ...one, section: 2 })),
      { minLength: 30, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(goods, async (all) => {
        await fillRandomGoods(db, all);
        await db.deleteFrom('product_relations').execute();
        for (let id = 1; id <= 10; id += 1) {
          const { similar } = await getProductWidgets(db, id);
          expect([id, similar.map((card) => card.id)]).toEqual([id, await getNearestOfAll(db, id)]);
        }
      }),
      // A smaller counterexample says no more than the first.
      { numRuns: process.env.SOAK === '1' ? 100 : 4, endOnFailure: true },
    );
  }, 300_000);
});
