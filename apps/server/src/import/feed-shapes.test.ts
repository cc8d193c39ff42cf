import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { getSectionTree } from '../shop/catalogue/section-tree.js';
import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { bytesOf } from './feed.fixtures.js';
import type { FeedShape, Night } from './feed-shape.fixtures.js';
import { feedShapes } from './feed-shapes.fixtures.js';
import { importYml } from './import-yml.js';

jest.setTimeout(60_000);

describeOnOneDatabase('feeds of real shops', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open('demo');
    app = await createTestApp(database.db, {}, { renderPage: ({ status }) => ({ html: '<!doctype html>', status }) });
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const load = ({ feed, encoding = 'utf-8', isJoiningColours }: FeedShape, night: Night, isReplacing = false) =>
    importYml(database.db, bytesOf(feed(night), encoding, 4_000), {
      source: 'shape.yml',
      isReplacing,
      isJoiningColours,
    });

  /** All that links, baskets and lists name: goods with their addresses, variants with their names. */
  const identity = async () => {
    const { rows } = await sql<{ title: string; id: number; slug: string; variants: { id: number; name: string }[] }>`
      select p.title, p.id, p.slug,
        (select json_agg(json_build_object('id', v.id, 'name', v.name) order by v.position, v.id)
           from variants v where v.product_id = p.id) as variants
        from products p order by p.id`.execute(database.db);
    const sections = await database.db.selectFrom('sections').select(['id', 'slug', 'title']).orderBy('id').execute();
    return { products: rows, sections };
  };
  type Identity = Awaited<ReturnType<typeof identity>>;
  /** Whatever the order in which they are chosen from. */
  const byId = (products: Identity['products']) =>
    products.map(({ variants, ...product }) => ({ ...product, variants: [...variants].sort((a, b) => a.id - b.id) }));
  const namesOf = ({ products }: Identity) =>
    Object.fromEntries(products.map(({ title, variants }) => [title, variants.map(({ name }) => name)]));

  const post = async (url: string, payload: object, cookie = '') => {
    const { headers, body } = await app.inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {} });
    const { errorCode, result } = JSON.parse(body) as { errorCode: number; result: unknown };
    expect([url, payload, errorCode]).toEqual([url, payload, 0]);
    return { result, cookie: String(headers['set-cookie'] ?? '').split(';')[0]! || cookie };
  };

  /** A visitor with every variant in the basket, every product among favourites and compared; a review of each. */
  const leaveMarks = async ({ products }: Identity): Promise<string> => {
    let cookie = '';
    for (const { id, variants } of products) {
      for (const { id: retailId } of variants)
        ({ cookie } = await post(
          '/api/basket/addItemToBasket/',
          { id, ...(variants.length > 1 && { retailId }) },
          cookie,
        ));
      await post('/api/favorites/addItemToFavorites/', { id }, cookie);
      await post('/api/comparison/addItemToComparison/', { id }, cookie);
      await database.db
        .insertInto('reviews')
        .values({ product_id: id, name: 'Покупатель', value: 5, text: 'Хорошо' })
        .execute();
    }
    await rebuildCatalogue(database.db);
    return cookie;
  };
  const marks = async (cookie: string) => {
    const { rows } = await sql<object>`
      select (select json_agg(json_build_array(b.product_id, b.variant_id) order by b.product_id, b.variant_id) from basket_lines b) as lines,
        (select json_agg(f.product_id order by f.product_id) from favorites f) as favorites,
        (select json_agg(c.product_id order by c.product_id) from comparison c) as compared,
        (select json_agg(r.product_id order by r.product_id) from reviews r) as reviews`.execute(database.db);
    const shown = await app.inject({ method: 'GET', url: '/api/basket/getItems/', headers: { cookie } });
    const basket = JSON.parse(shown.body) as { result: { items?: unknown[] } };
    return { ...rows[0], lineCount: JSON.stringify(basket.result).match(/"retailId"/g)?.length ?? 0 };
  };

  it('are ten', () => expect(feedShapes).toHaveLength(10));

  it.each(feedShapes.map((shape) => [shape.name, shape] as const))('%s', async (_name, shape) => {
    await sql`delete from basket_lines`.execute(database.db);
    const result = await load(shape, 'first', true);
    const first = await identity();
    expect(namesOf(first)).toEqual(shape.goods);
    expect((await getSectionTree(database.db)).map(({ title }) => title)).toEqual(shape.sections);
    expect(Object.fromEntries(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual(shape.skipped ?? {});
    const { rows: stock } = await sql<{ title: string; shops: Record<string, number> }>`
      select p.title, json_object_agg(s.shop_id, s.amount) as shops from stock s
        join variants v on v.id = s.variant_id join products p on p.id = v.product_id
       where s.amount > 0 group by p.title`.execute(database.db);
    if (shape.stock) expect(Object.fromEntries(stock.map(({ title, shops }) => [title, shops]))).toEqual(shape.stock);

    const cookie = await leaveMarks(first);
    const marked = await marks(cookie);
    expect(marked.lineCount).toBe(first.products.flatMap(({ variants }) => variants).length);

    const again = await load(shape, 'same');
    expect(again).toMatchObject({ added: 0, changed: 0, gone: 0, returned: 0, skipped: result.skipped });
    expect(await identity()).toEqual(first);
    expect(await marks(cookie)).toEqual(marked);

    expect(await load(shape, 'other')).toMatchObject({ added: 1, gone: 1, returned: 0 });
    const other = await identity();
    // What is gone keeps its address and its marks too; only the new product was not there.
    expect(byId(other.products.filter(({ title }) => title !== 'Коврик Мох'))).toEqual(byId(first.products));
    expect(other.sections).toEqual(first.sections);
    expect(await marks(cookie)).toEqual(marked);
    const gone = await database.db.selectFrom('products').select('title').where('gone_at', 'is not', null).execute();
    expect(gone).toEqual([{ title: shape.gone }]);

    for (const { slug } of first.products) {
      const page = await app.inject({ url: `/product/${slug}/` });
      expect([slug, page.statusCode]).toEqual([slug, 200]);
    }
  });
});
