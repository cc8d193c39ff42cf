import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { copyKey } from '../pictures/copy-key.js';
import { readIdentity } from '../shop/identity/identity.js';
import { getProductDetail } from '../shop/product/product-detail.js';
import { refreshRating } from '../shop/catalogue/rebuild-catalogue.js';
import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { untilLockWaits } from '../testing/until-lock-waits.js';
import { describeResult } from './describe-result.js';
import { bytesOf, feedOf, offerOf } from './feed.fixtures.js';
import { importYml } from './import-yml.js';
import { OfferBodies } from './offer-bodies.js';

jest.setTimeout(60_000);

const sized = (id: string, size: string, fields: Record<string, string> = {}) =>
  offerOf(
    id,
    { name: `Ботинки Кедр, ${size}`, vendor: 'Кедр', ...fields },
    {
      attributes: 'group_id="77"',
      inside: `<param name="Размер">${size}</param><picture>https://img.example/${id}.jpg</picture>`,
    },
  );
const boots = [sized('a', '41'), sized('b', '42')];
const tent = offerOf(
  't',
  { name: 'Палатка Тайга', categoryId: '3', count: '4' },
  { inside: '<param name="Материал">нейлон</param>' },
);
const lamp = offerOf('l', { name: 'Фонарь', categoryId: '3', vendor: 'Норд' });
const categories =
  '<category id="1">Обувь</category><category id="2" parentId="1">Ботинки</category><category id="3">Поход</category>';
const feed = (...offers: string[]) => feedOf({ categories, offers: offers.join('') });

describeOnOneDatabase('the next import of a feed', (open, engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const load = (text: string, isReplacing = false) =>
    importYml(database.db, bytesOf(text, 'utf-8', 4_000), { source: 'test.yml', isReplacing });
  /** Everything that an address, a basket or an order may name. */
  const identity = async () => {
    const { db } = database;
    const values = db.selectFrom('property_values').innerJoin('properties as p', 'p.id', 'property_id');
    return {
      products: await db.selectFrom('products').select(['id', 'slug', 'popularity']).orderBy('id').execute(),
      variants: await db.selectFrom('variants').select(['id', 'product_id', 'name']).orderBy('id').execute(),
      sections: await db.selectFrom('sections').select(['id', 'slug', 'parent_id', 'position']).orderBy('id').execute(),
      brands: await db.selectFrom('brands').select(['id', 'slug']).orderBy('id').execute(),
      values: await values
        .select(['property_values.id', 'value', 'p.id as property', 'slug', 'is_filterable'])
        .orderBy('property_values.id')
        .execute(),
    };
  };
  const product = (title: string) =>
    database.db.selectFrom('products').selectAll().where('title', '=', title).executeTakeFirstOrThrow();
  const variantOf = async (size: string) =>
    (await database.db.selectFrom('variants').select('id').where('name', '=', size).executeTakeFirstOrThrow()).id;
  const amounts = async () => {
    const rows = await database.db
      .selectFrom('stock')
      .innerJoin('variants as v', 'v.id', 'variant_id')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['p.title', 'v.name', 'amount'])
      .orderBy('v.id')
      .execute();
    return Object.fromEntries(rows.map(({ title, name, amount }) => [`${title} ${name}`.trim(), amount]));
  };

  const versionNow = async () =>
    Number((await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version);

  beforeAll(async () => {
    database = await open('demo');
    app = await createTestApp(
      database.db,
      {},
      {
        renderPage: ({ status }) => ({ html: '<!doctype html>', status }),
        // The embedded database imports in this very thread: a slow machine would turn the next call away.
        overload: { maxInFlight: 1_000, maxDelay: Infinity },
      },
    );
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => load(feed(...boots, tent), true));

  it('changes nothing when the feed is the same', async () => {
    const before = await identity();
    const whole = await database.db.selectFrom('products').selectAll().orderBy('id').execute();
    const version = () => database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const then = await version();
    const result = await load(feed(...boots, tent));
    // No page is rendered again.
    expect(await version()).toEqual(then);
    expect(result).toMatchObject({
      isReplaced: false,
      products: 2,
      variants: 3,
      added: 0,
      changed: 0,
      gone: 0,
      returned: 0,
    });
    expect(describeResult(result).slice(0, 4)).toEqual([
      'Магазин в фиде: Магазин',
      'Так магазин теперь и называется. Своё имя и реквизиты говорит папка содержания: npm run content.',
      'Товары обновлены: 2, вариантов: 3, разделов: 3. В файле предложений: 3.',
      'Новых: 0, изменено: 0, больше нет в файле: 0, снова в файле: 0.',
    ]);
    expect(await identity()).toEqual(before);
    expect(await database.db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(whole);
  });

  it('reads only the offers of products that are not as they were', async () => {
    const read = jest.spyOn(OfferBodies.prototype, 'read');
    const lengths = async (...offers: string[]) => {
      read.mockClear();
      const { changed } = await load(feed(...offers));
      return { changed, read: read.mock.calls.map(([places]) => places.length) };
    };
    expect(await lengths(...boots, tent)).toEqual({ changed: 0, read: [] });
    const cheaper = sized('b', '42', { price: '4000' });
    expect(await lengths(boots[0]!, cheaper, tent)).toEqual({ changed: 1, read: [2] });
    // Another order of sizes is looked at once, and changes nothing.
    expect(await lengths(cheaper, boots[0]!, tent)).toEqual({ changed: 0, read: [2] });
    expect(await lengths(cheaper, boots[0]!, tent)).toEqual({ changed: 0, read: [] });
    read.mockRestore();
  });

  it('names the shop unless its owner has named it; pages are invalidated', async () => {
    const named = (name: string) =>
      feed(...boots, tent).replace(
        '<name>Магазин</name>',
        `<name>${name}</name><company>ООО «Склад»</company><url>https://sklad.example</url>`,
      );
    const nameNow = async () => (await readIdentity(database.db)).name;
    expect(await nameNow()).toBe('Магазин');
    const before = await versionNow();
    const result = await load(named('Склад снастей'));
    expect([await nameNow(), result.changed, result.isNameUsed]).toEqual(['Склад снастей', 0, true]);
    expect(describeResult(result)[0]).toBe('Магазин в фиде: Склад снастей (ООО «Склад», https://sklad.example)');
    expect(await versionNow()).toBeGreaterThan(before);
    const own = { ...(await readIdentity(database.db)), name: 'Своё имя' };
    const said = await database.db.selectFrom('shop_identity').select('value').executeTakeFirstOrThrow();
    const say = (value: unknown) =>
      database.db
        .updateTable('shop_identity')
        .set({ value: JSON.stringify(value) })
        .execute();
    await say(own);
    const other = await load(named('Другой склад'));
    expect([await nameNow(), other.isNameUsed, describeResult(other)[1]]).toEqual([
      'Своё имя',
      false,
      expect.stringContaining('Товары обновлены'),
    ]);
    await say(said.value);
  });

  it('brings the article number of each variant to its page, and a changed one', async () => {
    const numbers = async () => {
      const { slug } = await product('Ботинки Кедр');
      return (await getProductDetail(database.db, slug))?.detail.retail?.map(({ article }) => article);
    };
    expect(await numbers()).toEqual(['', '']);
    const coded = (code: string) => [sized('a', '41', { vendorCode: 'K-41' }), sized('b', '42', { vendorCode: code })];
    await load(feed(...coded('K-42'), tent));
    expect(await numbers()).toEqual(['K-41', 'K-42']);
    await load(feed(...coded('K-42N'), tent));
    expect(await numbers()).toEqual(['K-41', 'K-42N']);
  });

  it('recognises each product in another order, with other goods among them', async () => {
    const before = await identity();
    await load(feed(lamp, tent, boots[1]!, boots[0]!));
    const after = await identity();
    expect(after.products.slice(0, 2)).toEqual(before.products);
    expect(after.variants.map(({ id }) => id).slice(0, 3)).toEqual(before.variants.map(({ id }) => id));
    expect(after.sections).toEqual(before.sections);
    expect(after.brands.slice(0, 1)).toEqual(before.brands);
    expect(after.values).toEqual(before.values);
    // A new product comes after those that the shop has.
    expect((await product('Фонарь')).popularity).toBeLessThan((await product('Палатка Тайга')).popularity);
  });

  it('writes what has changed: title, price, pictures, properties, section; the address stays', async () => {
    const { id, slug } = await product('Палатка Тайга');
    const changed = offerOf(
      't',
      { name: 'Палатка Тайга 3', categoryId: '2', price: '7000', oldprice: '9000', vendor: 'Тайга', count: '4' },
      {
        inside:
          '<param name="Материал">полиэстер</param><param name="Цвет">хаки</param><picture>https://img.example/t.jpg</picture>',
      },
    );
    expect(await load(feed(...boots, changed))).toMatchObject({ added: 0, changed: 1 });
    const after = await product('Палатка Тайга 3');
    expect(after).toMatchObject({
      id,
      slug,
      price_kopecks: 700_000,
      old_price_kopecks: 900_000,
      picture: copyKey('https://img.example/t.jpg'),
    });
    expect(after.search_text).toContain('палатка тайга 3');
    const { section_id: boot } = await product('Ботинки Кедр');
    expect(after.section_id).toBe(boot);
    const { values, sections } = await identity();
    expect(values.map(({ value }) => value)).not.toContain('нейлон');
    expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(['полиэстер', 'хаки']));
    // «Поход» is empty now.
    expect(sections).toHaveLength(2);
  });

  it('sets the stock to what the feed says, whatever was sold', async () => {
    await sql`update stock set amount = 1`.execute(database.db);
    await load(feed(boots[0]!, sized('b', '42', { count: '7' }), tent));
    expect(await amounts()).toEqual({ 'Ботинки Кедр 41': 10, 'Ботинки Кедр 42': 7, 'Палатка Тайга': 4 });
  });

  it('a product that no shop had is in stock again', async () => {
    const none = tent.replace('<count>4</count>', '<count>0</count>');
    await load(feed(...boots, none), true);
    expect((await product('Палатка Тайга')).stores).toEqual([]);
    await load(feed(...boots, tent));
    expect((await product('Палатка Тайга')).stores).toHaveLength(1);
  });

  it('keeps baskets, favourites, comparison and reviews, also of goods that are gone and come back', async () => {
    const { id } = await product('Палатка Тайга');
    const call = async (url: string, payload: object, cookie?: string) => {
      const { headers, body } = await app.inject({
        method: 'POST',
        url,
        payload,
        ...(cookie && { headers: { cookie } }),
      });
      const { errorCode, result } = JSON.parse(body) as { errorCode: number; result: never };
      expect([url, errorCode]).toEqual([url, 0]);
      return { result, cookie: String(headers['set-cookie'] ?? '').split(';')[0]! };
    };
    const { cookie } = await call('/api/basket/addItemToBasket/', { id });
    await call('/api/favorites/addItemToFavorites/', { id }, cookie);
    await call('/api/comparison/addItemToComparison/', { id }, cookie);
    await database.db
      .insertInto('reviews')
      .values({ product_id: id, name: 'Покупатель', value: 5, text: 'Сухо' })
      .execute();
    await refreshRating(database.db, id);
    const own = async () => {
      const lines = await app.inject({ method: 'GET', url: '/api/basket/getItems/', headers: { cookie } });
      const favorites = await call('/api/favorites/getItems/', {}, cookie);
      return [JSON.parse(lines.body).result, favorites.result];
    };
    const before = JSON.stringify(await own());
    await load(feed(...boots, tent));
    expect(JSON.stringify(await own())).toBe(before);

    expect(await load(feed(...boots))).toMatchObject({ gone: 1, changed: 0 });
    expect(await product('Палатка Тайга')).toMatchObject({ id, stores: [], reviews_count: 1 });
    expect((await product('Палатка Тайга')).gone_at).not.toBeNull();
    expect(JSON.stringify(await own())).toContain('Палатка Тайга');
    const page = await app.inject({ method: 'POST', url: '/api/product/checkAvailability/', payload: { id } });
    expect(JSON.parse(page.body)).toMatchObject({ errorCode: 0 });

    expect(await load(feed(...boots, tent))).toMatchObject({ returned: 1, gone: 0, added: 0 });
    expect((await product('Палатка Тайга')).gone_at).toBeNull();
    expect((await product('Палатка Тайга')).stores).toHaveLength(1);
    expect(JSON.stringify(await own())).toBe(before);
  });

  it('deletes what was gone for three months, and remembers its address', async () => {
    const { slug } = await product('Палатка Тайга');
    await load(feed(...boots));
    await sql`update products set gone_at = now() - interval '91 days' where gone_at is not null`.execute(database.db);
    await load(feed(...boots));
    expect((await identity()).products).toHaveLength(1);
    expect(await database.db.selectFrom('gone_products').select('slug').execute()).toEqual([{ slug }]);
    await app.shop.catalogueVersion.refresh();
    const statusOf = async (name: string) => (await app.inject({ url: `/product/${name}/` })).statusCode;
    expect([await statusOf(slug), await statusOf('never-sold')]).toEqual([410, 404]);
    // It is another product when it comes back.
    expect(await load(feed(...boots, tent))).toMatchObject({ added: 1, returned: 0 });
  });

  it('a removed size is kept while a basket holds it', async () => {
    const variant = await variantOf('42');
    const { id } = await product('Ботинки Кедр');
    await app.inject({ method: 'POST', url: '/api/basket/addItemToBasket/', payload: { id, retailId: variant } });
    await load(feed(sized('a', '41'), sized('c', '43'), tent));
    const names = async () => (await identity()).variants.map(({ name }) => name).sort();
    expect(await names()).toEqual(['', '41', '42', '43']);
    expect((await amounts())['Ботинки Кедр 42']).toBe(0);
    await database.db.deleteFrom('basket_lines').execute();
    await load(feed(sized('a', '41'), sized('c', '43', { price: '6000' }), tent));
    expect(await names()).toEqual(['', '41', '43']);
  });

  it('takes sizes from their offers: an offer of the product itself is not a size, before or after', async () => {
    const base = offerOf('z', { name: 'Ботинки Кедр', vendor: 'Кедр' }, { attributes: 'group_id="77"' });
    const before = await variantOf('42');
    await load(feed(base, ...boots, sized('c', '43'), tent));
    const { variants } = await identity();
    expect(variants.map(({ name }) => name).sort()).toEqual(['', '41', '42', '43']);
    expect(await variantOf('42')).toBe(before);
    await load(feed(...boots, tent));
    expect(await variantOf('42')).toBe(before);
  });

  // The embedded database has one connection: nothing can be under way at the same time.
  const itOnPostgres = engine === 'postgres' ? it : it.skip;
  itOnPostgres('waits for a review that is being published, and neither fails', async () => {
    const { id } = await product('Палатка Тайга');
    let imported: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (trx) => {
      await sql`select next_catalogue_version()`.execute(trx);
      imported = load(feed(...boots, tent.replace('Палатка', 'Шатёр')));
      await untilLockWaits(database.db);
      await refreshRating(trx, id);
    });
    await imported;
    expect((await product('Шатёр Тайга')).id).toBe(id);
  });

  it('copies pictures, or leaves them where they are on request', async () => {
    const { id } = await product('Ботинки Кедр');
    const insecure = feed(...boots.map((offer) => offer.replace('https:', 'http:')), tent);
    const loadAs = (isHotLinking: boolean) =>
      importYml(database.db, bytesOf(insecure), { source: 'test.yml', isHotLinking });
    const keys = () =>
      database.db.selectFrom('pictures').select('key').where('product_id', '=', id).orderBy('position').execute();
    const urls = () => database.db.selectFrom('remote_pictures').selectAll().orderBy('url').execute();
    expect(await loadAs(false)).toMatchObject({ changed: 1 });
    const plain = ['http://img.example/a.jpg', 'http://img.example/b.jpg'];
    expect(await keys()).toEqual(plain.map((url) => ({ key: copyKey(url) })));
    // The https ones are not theirs any more.
    expect(await urls()).toEqual(plain.map((url) => ({ key: copyKey(url), url })));
    expect(await loadAs(true)).toMatchObject({ changed: 1 });
    expect(await keys()).toEqual([{ key: 'https://img.example/a.jpg' }, { key: 'https://img.example/b.jpg' }]);
    expect(await urls()).toEqual([]);
  });

  it('joins colours when asked: the first colour’s product stays, with its variants', async () => {
    const coloured = (id: string, word: string, colour: string) =>
      offerOf(id, { name: `Куртка Полюс ${word}` }, { inside: `<param name="Цвет">${colour}</param>` });
    const both = feed(coloured('1', 'синяя', 'синий'), coloured('2', 'красная', 'красный'));
    const join = () => importYml(database.db, bytesOf(both), { source: 'test.yml', isJoiningColours: true });
    await load(both, true);
    const { id, slug } = await product('Куртка Полюс синяя');
    const [variant] = (await identity()).variants;
    expect(await join()).toMatchObject({ products: 1, variants: 2, changed: 1, gone: 1, added: 0 });
    expect(await product('Куртка Полюс')).toMatchObject({ id, slug });
    expect((await identity()).variants[0]).toEqual({ ...variant, name: 'синий' });
    expect(await join()).toMatchObject({ products: 1, changed: 0, gone: 0, added: 0 });

    // The address of the colour that has no product of its own any more leads to its variant, for good.
    const red = (await identity()).variants.find(({ name }) => name === 'красный')!;
    const old = (await product('Куртка Полюс красная')).slug;
    const visit = async (address: string) => {
      const { statusCode, headers } = await app.inject(`/product/${address}/`);
      return [statusCode, headers.location];
    };
    expect(await visit(old)).toEqual([301, `/product/${slug}/?offer=${red.id}`]);
    expect(await visit(slug)).toEqual([200, undefined]);
    // Also when its row is deleted, three months later.
    await sql`update products set gone_at = now() - interval '91 days' where slug = ${old}`.execute(database.db);
    await join();
    expect(await visit(old)).toEqual([301, `/product/${slug}/?offer=${red.id}`]);
  });

  it('tells goods with one id apart, whichever comes first and whichever is left', async () => {
    const [hat, scarf] = [offerOf('7', { name: 'Шапка Снег' }), offerOf('7', { name: 'Шарф Лёд' })];
    await load(feed(hat, scarf), true);
    const ids = async () => [(await product('Шапка Снег')).id, (await product('Шарф Лёд')).id];
    const before = await ids();
    expect(await load(feed(scarf, hat))).toMatchObject({ added: 0, changed: 0, gone: 0 });
    expect(await load(feed(scarf))).toMatchObject({ added: 0, changed: 0, gone: 1 });
    expect(await load(feed(hat, scarf))).toMatchObject({ added: 0, changed: 0, returned: 1 });
    expect(await ids()).toEqual(before);
  });

  it('article numbers are not a filter; what the shop is ashamed of comes last', async () => {
    const goods = ['1', '2', '3', '4'].map((id) =>
      offerOf(id, { name: `Лыжи ${id}`, vendorCode: `A-${id}`, vendor: 'Норд' }),
    );
    const shabby = offerOf('0', { name: '!!!БРАК!!! Лыжи', vendorCode: 'A-0' });
    await load(feed(shabby, ...goods), true);
    expect((await identity()).values.filter(({ is_filterable: is }) => is)).toEqual([]);
    await load(feed(shabby, ...goods, lamp));
    const { rows } = await sql<{ title: string }>`select title from products order by popularity desc`.execute(
      database.db,
    );
    expect(rows.map(({ title }) => title)).toEqual([
      'Лыжи 1',
      'Лыжи 2',
      'Лыжи 3',
      'Лыжи 4',
      'Фонарь',
      '!!!БРАК!!! Лыжи',
    ]);
  });

  it('a broken feed changes nothing', async () => {
    const before = await identity();
    await expect(load(feed(...boots, lamp).slice(0, -40))).rejects.toThrow('Файл повреждён');
    expect(await identity()).toEqual(before);
  });

  it('replaces goods that no feed brought: their ids mean nothing', async () => {
    await database.db.deleteFrom('import_keys').execute();
    const { id } = await product('Палатка Тайга');
    expect(await load(feed(...boots, tent))).toMatchObject({ isReplaced: true });
    expect((await product('Палатка Тайга')).id).toBeGreaterThan(id);
  });
});
