import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { getListing } from '../shop/listing/get-listing.js';
import { searchProducts, understandQuery } from '../shop/search/search-products.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { queries, randomArgs } from './catalogue-questions.js';
import { fillRandomFrame, fillRandomGoods, happen, happening, randomGoods } from './catalogue-shop.js';

const isSoak = process.env.SOAK === '1';
const shops = { postgres: isSoak ? 300 : 3, pglite: isSoak ? 100 : 1 };
/** Changes of one shop; after each all its pages and lists are looked at. */
const steps = 30;

const address = fc.oneof(
  fc.constantFrom('/', '/best-offers/', '/catalog/', '/sale/', '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8', '/articles/'),
  fc.constantFrom('/catalog/?sort=popularity-desc', '/catalog/c/?sort=popularity-desc'),
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map((slug) => `/catalog/${slug}/`),
  fc.constantFrom('brand=1', 'store=1,3', 'size=5', 'colour=1&store=2', 'kind=9').map((query) => `/catalog/?${query}`),
  fc.integer({ min: 1, max: 12 }).map((id) => `/product/p${id}/`),
);

/** Few different ones, so that all are asked again after each change. */
const shop = fc.record({
  goods: fc.array(randomGoods, { minLength: 15, maxLength: 30 }),
  happens: fc.array(happening, { minLength: steps, maxLength: steps }),
  pages: fc.array(address, { minLength: 5, maxLength: 5 }),
  lists: fc.array(
    randomArgs.map((args) => ({ ...args, limit: 15 })),
    { minLength: 5, maxLength: 5 },
  ),
  query: fc.constantFrom(...queries),
});

describeOnOneDatabase('caches of pages and lists', (open, engine) => {
  let database: TestDatabase;
  let cached: FastifyInstance;
  let plain: FastifyInstance;
  let [rendered, asked] = [0, 0];
  beforeAll(async () => {
    database = await open();
    await fillRandomFrame(database.db);
    const settings = { publicUrl: 'https://tropa.example.ru' };
    // A round of upkeep would recount the demand in the middle of a comparison.
    const upkeepMs = 3_600_000;
    cached = await createTestApp(database.db, settings, {
      upkeepMs,
      // Delays are off here, so any mismatch is a real fault.
      lateMs: 0,
      renderPage: (input) => {
        rendered += 1;
        return { html: JSON.stringify(input), status: input.status };
      },
    });
    plain = await createTestApp(database.db, settings, {
      upkeepMs,
      keepsPages: false,
      renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }),
    });
  }, 180_000);
  afterAll(async () => {
    await cached.close();
    await plain.close();
    await database.close();
  });

  /** Both processes have seen what there is. */
  const see = async (): Promise<void> => {
    await cached.shop.catalogueVersion.refresh();
    await plain.shop.catalogueVersion.refresh();
    await cached.shop.catalogueVersion.whenBuilt();
  };
  const read = async (app: FastifyInstance, url: string) => {
    const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
    return { statusCode, location: headers.location, body: body.startsWith('{') ? JSON.parse(body) : body };
  };
  const post = async (url: string, payload: object) => {
    const { body } = await cached.inject({ method: 'POST', url, payload });
    const { errorCode, result } = JSON.parse(body);
    if (errorCode !== 0) throw new Error(body);
    return result;
  };

  it('forget only what shows the size that was sold out', async () => {
    const { db } = database;
    const variant = { price: 5_050, old: null, colour: 1, shops: [1] };
    const goods = { title: 'Лыжи', brand: 1, popularity: 0, recommended: true, own: [] };
    const sizes = [5, 6].map((size) => ({ ...variant, size }));
    await fillRandomGoods(db, [
      { ...goods, section: 2, variants: sizes },
      { ...goods, section: 6, variants: sizes },
      // So many that the first is on no first page of all goods.
      ...Array.from({ length: 15 }, () => ({
        ...goods,
        title: 'Еда',
        recommended: false,
        section: 6,
        variants: sizes,
      })),
    ]);
    await see();
    const showing = ['/catalog/a/', '/product/p1/', '/', '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8'];
    const counting = ['/catalog/?size=5', '/catalog/?brand=1&size=5&store=1'];
    const inSight = ['/catalog/', '/catalog/?brand=1'];
    const others = ['/catalog/e/', '/catalog/e/?size=5&store=1', '/product/p4/', '/articles/'];
    const renderedAnew = async (): Promise<string[]> => {
      const rerendered: string[] = [];
      for (const url of [...showing, ...counting, ...inSight, ...others]) {
        const before = rendered;
        const page = await read(cached, url);
        expect([url, page]).toEqual([url, await read(plain, url)]);
        if (rendered > before) rerendered.push(url);
      }
      return rerendered;
    };
    const sell = async (variantId: number) => {
      await db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', variantId).execute();
      await see();
    };
    expect(await renderedAnew()).toEqual([...showing, ...counting, ...inSight, ...others]);
    expect(await renderedAnew()).toEqual([]);
    // Another size is in stock in the same shop: numbers of products are what they were.
    await sell(10);
    expect(await renderedAnew()).toEqual([...showing, ...counting]);
    // Now nothing of it is left there.
    await sell(11);
    expect(await renderedAnew()).toEqual([...showing, ...counting, ...inSight]);
  }, 120_000);

  it('forget no list that shows a product when one of its shops has sold the last piece', async () => {
    const { db } = database;
    const variants = [5, 6].map((size) => ({ price: 5_050, old: null, colour: 1, size, shops: [1, 2] }));
    await fillRandomGoods(db, [
      { title: 'Лыжи', brand: 1, popularity: 0, recommended: true, own: [], section: 2, variants },
    ]);
    await see();
    const pages = ['/product/p1/', '/catalog/?size=5', '/catalog/a/', '/', '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8'];
    const renderedAnew = async (): Promise<string[]> => {
      const rerendered: string[] = [];
      for (const url of pages) {
        const before = rendered;
        expect([url, await read(cached, url)]).toEqual([url, await read(plain, url)]);
        if (rendered > before) rerendered.push(url);
      }
      return rerendered;
    };
    const sell = async (variantId: number, shopId: number) => {
      const stock = db.updateTable('stock').set({ amount: 0 });
      await stock.where('variant_id', '=', variantId).where('shop_id', '=', shopId).execute();
      await see();
    };
    expect(await renderedAnew()).toEqual(pages);
    await sell(10, 1);
    expect(await renderedAnew()).toEqual(['/product/p1/', '/catalog/?size=5']);
    // The card leads to the other size now.
    await sell(10, 2);
    expect(await renderedAnew()).toEqual(pages);
  }, 120_000);

  it('forget rows when another product may come into them, not when one is sold out that they do not show', async () => {
    const { db } = database;
    const goodAt = (price: number) => ({
      title: 'Лыжи',
      brand: 1,
      popularity: 0,
      recommended: false,
      own: [],
      section: 2,
      variants: [{ price, old: null, colour: 1, size: 5, shops: [1] }],
    });
    // The last one is farther in price than a row is long.
    await fillRandomGoods(db, [...Array.from({ length: 14 }, () => goodAt(5_050)), goodAt(90_000)]);
    await see();
    const isRenderedAnew = async (): Promise<boolean> => {
      const before = rendered;
      expect(await read(cached, '/product/p4/')).toEqual(await read(plain, '/product/p4/'));
      return rendered > before;
    };
    const setStock = async (productId: number, amount: number) => {
      const itsVariants = db.selectFrom('variants').select('id').where('product_id', '=', productId);
      await db.updateTable('stock').set({ amount }).where('variant_id', 'in', itsVariants).execute();
      await see();
    };
    expect(await isRenderedAnew()).toBe(true);
    await setStock(15, 0);
    expect(await isRenderedAnew()).toBe(false);
    await setStock(15, 3);
    expect(await isRenderedAnew()).toBe(true);
    await setStock(2, 0);
    expect(await isRenderedAnew()).toBe(true);
  }, 120_000);

  it('forget nothing that shows a product beside others when it is sold for the first time', async () => {
    const { db } = database;
    const variants = [{ price: 5_050, old: null, colour: 1, size: 5, shops: [1, 2] }];
    const goods = { title: 'Лыжи', brand: 1, popularity: 0, recommended: false, own: [], section: 2, variants };
    await fillRandomGoods(db, [goods, goods]);
    await see();
    const isRenderedAnew = async (): Promise<boolean> => {
      const before = rendered;
      expect(await read(cached, '/product/p2/')).toEqual(await read(plain, '/product/p2/'));
      return rendered > before;
    };
    const sellOutIn = async (shopId: number) => {
      await db
        .updateTable('stock')
        .set({ amount: 0 })
        .where('variant_id', '=', 10)
        .where('shop_id', '=', shopId)
        .execute();
      await see();
    };
    expect(await isRenderedAnew()).toBe(true);
    await sellOutIn(1);
    expect(await isRenderedAnew()).toBe(false);
    await sellOutIn(2);
    expect(await isRenderedAnew()).toBe(true);
  }, 120_000);

  it('forget the index when a product is marked new in the moment in which a shop sells it out', async () => {
    const { db } = database;
    const variants = [{ price: 5_050, old: null, colour: 1, size: 5, shops: [1, 2] }];
    const goods = { title: 'Лыжи', brand: 1, popularity: 0, recommended: false, own: [], section: 2, variants };
    await fillRandomGoods(
      db,
      Array.from({ length: 20 }, () => goods),
    );
    const longAgo = new Date('2020-01-01');
    await db.updateTable('products').set({ created_at: longAgo, picture: 'p' }).execute();
    await see();
    const isRenderedAnew = async (): Promise<boolean> => {
      const before = rendered;
      expect(await read(cached, '/')).toEqual(await read(plain, '/'));
      return rendered > before;
    };
    expect(await isRenderedAnew()).toBe(true);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('stock')
        .set({ amount: 0 })
        .where('variant_id', 'in', [160, 170, 180, 190])
        .where('shop_id', '=', 1)
        .execute();
      await trx.updateTable('products').set({ new_item: true }).where('id', 'in', [16, 17, 18, 19]).execute();
    });
    await see();
    expect(await isRenderedAnew()).toBe(true);
  }, 120_000);

  it('forget what is ordered by popularity when demand is counted, and no list by name', async () => {
    const { db } = database;
    const goods = { title: 'Еда', section: 6, brand: 1, popularity: 1, recommended: false, own: [] };
    const variants = [{ price: 5_050, old: null, colour: 1, size: 5, shops: [1] }];
    // The first is on no first page.
    const rare = { ...goods, title: 'Лыжи', popularity: 0, variants };
    await fillRandomGoods(db, [rare, ...Array.from({ length: 16 }, () => ({ ...goods, variants }))]);
    await see();
    const popular = ['/catalog/?sort=popularity-desc', '/catalog/f/?sort=popularity-desc'];
    const others = ['/catalog/', '/catalog/f/', '/catalog/?sort=price-desc', '/catalog/a/?sort=popularity-desc'];
    const renderedAnew = async (): Promise<string[]> => {
      const rerendered: string[] = [];
      for (const url of [...popular, ...others]) {
        const before = rendered;
        expect([url, await read(cached, url)]).toEqual([url, await read(plain, url)]);
        if (rendered > before) rerendered.push(url);
      }
      return rerendered;
    };
    expect(await renderedAnew()).toEqual([...popular, ...others]);
    await db.updateTable('products').set({ demand: 7 }).where('id', '=', 1).execute();
    await see();
    expect(await renderedAnew()).toEqual([...popular]);
  }, 120_000);

  it('hold nothing older than the last change that was seen, and most of what it did not touch', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(shop, async ({ goods, happens, pages, lists, query }) => {
        await fillRandomGoods(db, goods);
        await see();
        for (const [at, event] of happens.entries()) {
          await happen(db, event);
          // Every other change is seen together with the next one; pages are rendered in between.
          if (at % 2 === 0 && at + 1 < happens.length) {
            asked += pages.length;
            for (const url of pages) await read(cached, url);
            continue;
          }
          await see();
          for (const url of pages) {
            asked += 1;
            expect([url, await read(cached, url)]).toEqual([url, await read(plain, url)]);
          }
          for (const args of lists) {
            const { count, items, filters } = await getListing(db, args);
            const list = { count, items, filters };
            expect([args, await post('/api/catalog/getItems/', args)]).toEqual([args, list]);
          }
          const found = await post('/api/catalog/search/', { query, limit: 5, page: 1 });
          const meaning = await understandQuery(db, query);
          const items = await searchProducts(db, meaning, { limit: 5, page: 1 });
          expect([query, found]).toEqual([query, { items, correctedQuery: meaning.corrected }]);
        }
      }),
      { numRuns: shops[engine], endOnFailure: !isSoak },
    );
    // A few shops alone say nothing of the average.
    if (isSoak) expect(rendered / asked).toBeLessThan(0.8);
    if (isSoak) console.log(`caches: ${asked} pages, ${rendered} rendered (${engine})`);
  }, 10_800_000);
});
