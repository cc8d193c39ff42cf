import { getListing } from '../shop/listing/get-listing.js';
import { getContentBlock } from '../shop/content/content-blocks.js';
import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { buildDemoShop } from './build-demo-shop.js';
import { generateLargeShop } from './generate-large.js';
import { fillDemoShop, type FilledShop } from './fill.js';

// Rendering, seeding and loading are slow on a busy machine.
jest.setTimeout(60_000);

describeOnOneDatabase('the demo shop in a database', (open) => {
  let database: TestDatabase;
  let filled: FilledShop;
  const count = async (table: 'products' | 'variants' | 'reviews' | 'stock') => {
    const { n } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const list = (sectionId: number, filter: Record<string, unknown>) =>
    getListing(database.db, { sectionId, page: 1, limit: 15, sort: 'name-asc', filter });

  beforeAll(async () => {
    database = await open();
    filled = await fillDemoShop(database.db);
  }, 120_000);
  afterAll(() => database.close());

  it('holds everything that was built', async () => {
    expect(await count('products')).toBe(filled.products);
    expect(await count('variants')).toBe(filled.variants);
    expect(await count('reviews')).toBe(filled.reviews);
    expect(await count('stock')).toBeGreaterThan(20_000);
    expect(await getContentBlock(database.db, 'banners')).toHaveLength(6);
  });

  it('is not filled twice', async () => {
    await expect(fillDemoShop(database.db)).rejects.toThrow('already has goods');
    expect(await count('products')).toBe(filled.products);
  });

  it('gives ids above its own to whatever comes later', async () => {
    const { id } = await database.db
      .insertInto('brands')
      .values({ slug: 'later', title: 'Later' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(buildDemoShop().brands.length + 1);
  });

  it('finds goods behind every popular request', async () => {
    const requests = await database.db.selectFrom('popular_requests').select(['section_id', 'title', 'link']).execute();
    const empty: string[] = [];
    for (const { section_id: section, title, link } of requests) {
      const query = new URL(link, 'http://shop').searchParams.get('q');
      const { count: found, correctedQuery } = await list(section ?? 0, { query });
      if (found === 0 || correctedQuery !== '') empty.push(`${title} (${link}): ${found} ${correctedQuery}`);
    }
    expect(empty).toEqual([]);
  }, 120_000);

  it.each(['кросовки', 'полатка', 'рюгзак', 'норда', 'сап', 'термобелье', 'rhjccjdrb', 'ghjuekrf', 'лижи', 'тайгаа'])(
    'finds goods by «%s»',
    async (query) => {
      expect((await list(0, { query })).count).toBeGreaterThan(0);
    },
  );

  it('offers filters in every section', async () => {
    const sections = await database.db
      .selectFrom('sections')
      .select(['id', 'slug'])
      .where('parent_id', 'is not', null)
      .execute();
    for (const { id, slug } of sections) {
      const { filters, count: found } = await list(id, {});
      expect([slug, found > 10]).toEqual([slug, true]);
      expect([slug, (filters.properties?.length ?? 0) + (filters.categories?.length ?? 0) >= 4]).toEqual([slug, true]);
    }
  }, 60_000);
});

describeOnOneDatabase('a large catalogue', (open) => {
  it('has as many goods as asked for, each with a name of its own', async () => {
    const { db, close } = await open();
    await generateLargeShop(db, { products: 2_500 });
    const { goods, titles } = await db
      .selectFrom('products')
      .select(({ fn }) => [fn.countAll<number>().as('goods'), fn.count<number>('title').distinct().as('titles')])
      .executeTakeFirstOrThrow();
    expect([Number(goods), Number(titles)]).toEqual([2_500, 2_500]);
    await close();
  }, 120_000);
});
