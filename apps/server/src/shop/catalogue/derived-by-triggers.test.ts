import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';
import { rebuildCatalogue } from './rebuild-catalogue.js';

const { boots, mug, lamp } = goods;

/** What is derived of the products, and of their variants. */
const derived = [
  sql`select id, title_sort, search_text, search_vector::text, price_kopecks, old_price_kopecks, default_variant_id,
        variants_count, picture, rating, reviews_count, stores, facets from products order by id`,
  sql`select id, stores from variants order by id`,
];

describeOnDatabases('derived data follow any change', (open, engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    const renderPage = ({ data, status }: { data: unknown; status: number }) => ({
      html: JSON.stringify(data),
      status,
    });
    shop = await openTestShop(open, { parts: { renderPage: renderPage } });
    await shop.db.transaction().execute((trx) => rebuildCatalogue(trx));
  }, 60_000);
  afterAll(() => shop.close());

  const run = (text: string) => sql.raw(text).execute(shop.db);
  /** The same as recomputing everything. */
  const expectDerived = async (): Promise<void> => {
    const read = async () => Promise.all(derived.map(async (query) => (await query.execute(shop.db)).rows));
    const followed = await read();
    await shop.db.transaction().execute((trx) => rebuildCatalogue(trx));
    expect(followed).toEqual(await read());
  };
  const shown = async () => {
    const visitor = shop.visitor();
    const list = await visitor.post('/api/catalog/getItems/', {
      sectionId: 0,
      page: 1,
      limit: 15,
      sort: 'name-asc',
      filter: {},
    });
    const { price: listed, oldPrice: listedOld } = list.result.items.find(({ id }: { id: number }) => id === boots.id);
    const { result } = await visitor.post('/api/product/checkAvailability/', { id: boots.id });
    const page = await visitor.request({ method: 'GET', url: '/product/botinki-yugra/' });
    return { list: [listed, listedOld], availability: [result.price, result.oldPrice], page: page.body };
  };

  /** Caches look for changes each second. */
  const until = async (isDone: (now: Awaited<ReturnType<typeof shown>>) => boolean): Promise<void> => {
    for (const deadline = Date.now() + 5_000; ;) {
      const now = await shown();
      if (isDone(now)) return;
      if (Date.now() > deadline) throw new Error(`still shown: ${JSON.stringify([now.list, now.availability])}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it("a price changed in the database is one price within seconds: in the list, on the product's page and in availability", async () => {
    expect(await shown()).toMatchObject({ list: [10000, 12000], availability: [10000, 12000] });
    await run(`update variants set price_kopecks = 12345600, old_price_kopecks = null where product_id = ${boots.id}`);
    await until(
      ({ list, availability, page }) =>
        [...list, ...availability].join() === '123456,,123456,' && page.includes('123456') && !page.includes('10000'),
    );
    await run(`update variants set price_kopecks = 990000 where id = ${boots.large}`);
    await until(({ list, availability }) => [...list, ...availability].join() === '9900,,9900,');
    await expectDerived();
  });

  it("the price of a variant that is not the cheapest: the product's page is invalidated", async () => {
    expect((await shown()).page).not.toContain('777777');
    await run(`update variants set price_kopecks = 77777700 where id = ${boots.small}`);
    await until(({ page }) => page.includes('777777'));
    await expectDerived();
  });

  it.each([
    [
      'a variant is added',
      `insert into variants (id, product_id, price_kopecks, position) values (99, ${mug.id}, 100, 1)`,
    ],
    ['a variant is deleted', 'delete from variants where id = 99'],
    [
      'a variant with stock is deleted',
      `insert into variants (id, product_id, price_kopecks) values (98, ${mug.id}, 100); insert into stock values (98, 2, 1); delete from variants where id = 98`,
    ],
    [
      'a variant moves to another product',
      `update variants set product_id = ${mug.id}, position = 5 where id = ${boots.large}`,
    ],
    ['and moves back', `update variants set product_id = ${boots.id} where id = ${boots.large}`],
    ['all prices change at once', 'update variants set price_kopecks = price_kopecks * 11 / 10 + 1'],
    ['the old price changes', 'update variants set old_price_kopecks = price_kopecks * 2'],
    [
      'the price in the product itself changes',
      `update products set price_kopecks = 1, old_price_kopecks = 2 where id = ${boots.id}`,
    ],
    ['a product is renamed', `update products set title = 'Ёлка', search_extra = 'X-7' where id = ${mug.id}`],
    [
      'a product moves to another section',
      `insert into sections (id, slug, title) values (77, 's77', 'Посуда'); update products set section_id = 77 where id = ${mug.id}`,
    ],
    [
      'stock appears',
      `delete from stock where variant_id = ${lamp.variant}; insert into stock (variant_id, shop_id, amount) values (${lamp.variant}, 1, 3), (${lamp.variant}, 2, 0)`,
    ],
    ['stock is deleted', `delete from stock where variant_id = ${lamp.variant}`],
    ['stock runs out', `update stock set amount = 0 where variant_id = ${mug.variant}`],
    [
      'reviews are added',
      `insert into reviews (product_id, name, value, text) values (${mug.id}, 'А', 5, 'т'), (${mug.id}, 'Б', 2, 'т')`,
    ],
    ['a review is hidden', `update reviews set status = 'rejected' where name = 'Б'`],
    ['a review is shown', `update reviews set status = 'published', value = 3 where name = 'Б'`],
    ['a review is deleted', `delete from reviews where name = 'А'`],
    [
      'pictures are added',
      `insert into pictures (product_id, key, position) values (${mug.id}, 'b', 2), (${mug.id}, 'a', 1)`,
    ],
    ['the order of pictures changes', `update pictures set position = 3 - position`],
    ['a picture is deleted', `delete from pictures where key = 'b'`],
    ['all variants of a product are deleted', `delete from variants where product_id = ${lamp.id}`],
    ['a product is deleted', `delete from products where id = ${lamp.id}`],
  ])('%s', async (_what, change) => {
    await shop.db.transaction().execute((trx) => sql.raw(change).execute(trx));
    await expectDerived();
  });

  it("a price of the product itself stays the variant's", async () => {
    const price = async () =>
      (await shop.db.selectFrom('products').select('price_kopecks').where('id', '=', mug.id).executeTakeFirstOrThrow())
        .price_kopecks;
    const before = await price();
    await run(`update products set price_kopecks = 1 where id = ${mug.id}`);
    expect(await price()).toBe(before);
  });

  if (engine === 'postgres') {
    it('prices and sales of last pieces do not deadlock', async () => {
      const { db } = shop;
      await db.updateTable('stock').set({ amount: 1 }).where('variant_id', '=', mug.variant).execute();
      const sell = async (amount: number) => {
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('stock').set({ amount }).where('variant_id', '=', mug.variant).execute();
        });
      };
      const reprice = (price: number) =>
        db.updateTable('variants').set({ price_kopecks: price }).where('id', '=', mug.variant).execute();
      for (let round = 0; round < 40; round += 1) {
        await Promise.all([sell(round % 2), reprice(1000 + round), reprice(2000 + round), sell(round % 2)]);
      }
      await expectDerived();
    });
  }
});
