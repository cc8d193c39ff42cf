import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { copyKey } from '../pictures/copy-key.js';
import { getListing } from '../shop/listing/get-listing.js';
import { getSectionTree } from '../shop/catalogue/section-tree.js';
import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { describeResult } from './describe-result.js';
import { bytesOf, feedOf, largeFeed, offerOf } from './feed.fixtures.js';
import { importYml } from './import-yml.js';

// Rendering, seeding and loading are slow on a busy machine.
jest.setTimeout(60_000);

const entityBomb = `<!DOCTYPE yml_catalog [<!ENTITY a "ха">${Array.from(
  { length: 20 },
  (_e, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`,
).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;

describeOnOneDatabase('import of a feed', (open) => {
  let database: TestDatabase;
  const load = (text: string, encoding = 'utf-8') =>
    importYml(database.db, bytesOf(text, encoding), { source: 'test.yml', isReplacing: true });
  const products = () => database.db.selectFrom('products').selectAll().orderBy('id').execute();
  const list = (filter: Record<string, unknown>, sectionId = 0) =>
    getListing(database.db, { sectionId, page: 1, limit: 15, sort: 'name-asc', filter });

  beforeAll(async () => {
    database = await open('demo');
  }, 120_000);
  afterAll(() => database.close());

  describe('a broken feed changes nothing', () => {
    const good = offerOf(1);
    it.each([
      ['cut off', feedOf({ offers: good.repeat(50) }).slice(0, -60), 'Файл повреждён'],
      ['with a bare ampersand', feedOf({ offers: offerOf(1, { name: 'Ботинки & Ко' }) }), 'Файл повреждён'],
      ['with crossed tags', feedOf({ offers: '<offer id="1"><name>а</offer></name>' }), 'Файл повреждён'],
      ['of another kind', '<?xml version="1.0"?><rss><offer id="1"/></rss>', 'Это не YML'],
      ['empty', '', 'Файл повреждён'],
      ['without an end of text', `<?xml version="1.0"?><yml_catalog>${'а'.repeat(5_000_000)}`, 'длиннее'],
      [
        'that uses entities of its document type',
        feedOf({ doctype: entityBomb, offers: offerOf(1, { name: '&a19;' }) }),
        'Файл повреждён',
      ],
      [
        'that wants a file of this machine',
        feedOf({ doctype: entityBomb, offers: offerOf(1, { name: '&file;' }) }),
        'Файл повреждён',
      ],
      [
        'without one good offer',
        feedOf({ offers: offerOf(1, { price: 'дорого' }) }),
        'ни одного годного товара (цена не число — 1)',
      ],
      [
        'of an unknown encoding',
        feedOf({ declaration: '<?xml version="1.0" encoding="x-klingon"?>', offers: good }),
        'Неизвестная кодировка',
      ],
    ])(
      '%s',
      async (_name, text, message) => {
        const before = await products();
        await expect(importYml(database.db, bytesOf(text, 'utf-8', 60_000), { source: 'broken.yml' })).rejects.toThrow(
          message,
        );
        expect(await products()).toEqual(before);
        expect(await database.db.selectFrom('import_runs').selectAll().execute()).toEqual([]);
      },
      30_000,
    );

    it('one in windows-1251 that declares UTF-8', async () => {
      await expect(load(feedOf({ offers: good }), 'win1251')).rejects.toThrow('объявлен как UTF-8');
      expect((await products()).length).toBeGreaterThan(700);
    });
  });

  it('replaces the goods, in groups, with properties, pictures and stock', async () => {
    const version = async () =>
      Number((await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version);
    const versionBefore = await version();
    const highest = Math.max(...(await products()).map(({ id }) => id));
    const variant = (id: string, size: string, colour: string, more: Record<string, string> = {}) =>
      offerOf(
        id,
        { name: `Ботинки Кедр Тропа, ${size}`, vendor: 'Кедр', oldprice: '6000', ...more },
        {
          attributes: 'group_id="77"',
          inside:
            `<param name="Размер" unit="RU">${size}</param><param name="Цвет">${colour}</param><param name="Подошва">резина</param>` +
            `<picture>http://img.example/${id}.jpg</picture>`,
        },
      );
    const result = await load(
      feedOf({
        doctype: '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
        offersFirst: true,
        categories:
          '<category id="2" parentId="10">Ботинки</category><category id="10">Обувь</category><category id="99">Пустой</category>',
        offers: [
          variant('a', '41', 'чёрный'),
          variant('b', '42', 'чёрный', { description: '<![CDATA[<p>Крепкие & тёплые<script>x</script></p>]]>' }),
          variant('c', '42', 'хаки', { price: '4500.50' }),
          offerOf(
            'm',
            { name: '', typePrefix: 'Сапоги', vendor: 'Ладога', model: 'Дождь' },
            {
              attributes: 'type="vendor.model"',
              inside: '<outlets><outlet id="1" instock="2"/><outlet id="2" instock="3"/></outlets>',
            },
          ),
          offerOf('q', { name: 'Мокасины &laquo;Лето&raquo;', count: '4' }),
          offerOf('n', { name: 'Нет в наличии' }, { attributes: '' }).replace('available="true"', 'available="false"'),
          offerOf('a', { name: 'Повтор' }),
          offerOf('usd', { currencyId: 'USD' }),
          offerOf('np', { price: '' }),
          offerOf('nc', { categoryId: '555' }),
          offerOf('', { name: 'Без номера' }),
        ].join('\n'),
      }),
    );

    expect(result).toMatchObject({ offers: 11, products: 5, variants: 7, sections: 2 });
    expect(Object.fromEntries(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      'валюта USD без курса к рублю': 1,
      'нет цены': 1,
      'нет такого раздела': 1,
      'нет id': 1,
    });
    expect(describeResult(result)).toContain('Товары заменены: 5, вариантов: 7, разделов: 2. В файле предложений: 11.');
    expect(await version()).toBeGreaterThan(versionBefore);

    const [boots, ...others] = await products();
    expect(boots).toMatchObject({
      title: 'Ботинки Кедр Тропа',
      price_kopecks: 450050,
      old_price_kopecks: 600000,
      variants_count: 3,
      picture: copyKey('http://img.example/a.jpg'),
    });
    expect(boots?.agent_html).toBe('<p>Крепкие &amp; тёплые</p>');
    expect(boots?.id).toBeGreaterThan(highest);
    expect(others.map(({ title }) => title)).toEqual([
      'Сапоги Ладога Дождь',
      'Мокасины «Лето»',
      'Нет в наличии',
      'Повтор',
    ]);

    const values = await database.db
      .selectFrom('variant_properties as vp')
      .innerJoin('variants as v', 'v.id', 'vp.variant_id')
      .innerJoin('properties as p', 'p.id', 'vp.property_id')
      .innerJoin('property_values as pv', 'pv.id', 'vp.value_id')
      .select(['v.position', 'p.title', 'pv.value', 'pv.swatch'])
      .orderBy('v.position')
      .orderBy('vp.position')
      .execute();
    expect(values.map(({ title, value }) => `${title}: ${value}`)).toEqual([
      'Цвет: чёрный',
      'Размер: 41 RU',
      'Цвет: чёрный',
      'Размер: 42 RU',
      'Цвет: хаки',
      'Размер: 42 RU',
    ]);
    expect(values[0]?.swatch).toMatch(/^#/);

    const stock = await database.db
      .selectFrom('stock')
      .innerJoin('variants as v', 'v.id', 'stock.variant_id')
      .select(['v.product_id', 'amount'])
      .orderBy('v.id')
      .orderBy('shop_id')
      .execute();
    expect(stock.map(({ amount }) => amount)).toEqual([10, 10, 10, 2, 3, 4, 10]);
  }, 60_000);

  it('leaves a working shop: sections, filters, search; banners of removed goods are removed', async () => {
    const tree = await getSectionTree(database.db);
    expect(tree.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
      ['Обувь', ['Ботинки']],
    ]);
    const { count, filters } = await list({}, tree[0]?.id);
    expect(count).toBe(5);
    expect(JSON.stringify(filters)).toContain('42 RU');
    expect((await list({ query: 'батинки кедр' })).count).toBe(1);
    expect(
      await database.db
        .selectFrom('content_blocks')
        .select('name')
        .where('name', 'in', ['banners', 'mainSlider'])
        .execute(),
    ).toEqual([]);
    expect(await database.db.selectFrom('settings').select('value').where('key', '=', 'goods').execute()).toEqual([
      { value: { source: 'import', feed: 'test.yml', shop: 'Магазин' } },
    ]);
  });

  it('reads windows-1251, and loads the same feed a second time', async () => {
    const text = feedOf({
      declaration: '<?xml version="1.0" encoding="windows-1251"?>',
      offers: offerOf(1, { name: 'Ёлка «Щука» №5' }) + offerOf(2),
    });
    await load(text, 'win1251');
    const result = await load(text, 'win1251');
    expect(result).toMatchObject({ products: 2, skipped: [] });
    expect((await products()).map(({ title }) => title)).toEqual(['Ёлка «Щука» №5', 'Ботинки 2']);
    expect(await database.db.selectFrom('import_runs').select(['source', 'products']).execute()).toHaveLength(3);
  }, 60_000);

  it('reads a byte order mark and a document type with a list of unused entities', async () => {
    expect(await load(`\ufeff${feedOf({ doctype: entityBomb, offers: offerOf(1) })}`)).toMatchObject({ products: 1 });
  });
});

describeOnOneDatabase('a large feed', (open) => {
  // 50 MB in the soak run, with the same memory.
  const megabytes = process.env.SOAK === '1' ? 50 : 8;

  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it(`loads ${megabytes} MB in bounded memory`, async () => {
    const { db } = database;
    // What is left after a garbage collection is really retained.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    // Other tests of this process may have left more than this one needs: growth counts from the lowest level seen.
    let lowest = held();
    let growth = 0;
    let samples = 0;
    let chunks = 0;
    async function* watched() {
      for await (const chunk of largeFeed(megabytes)) {
        chunks += 1;
        if (chunks % 2_000 === 0) {
          const now = held();
          lowest = Math.min(lowest, now);
          growth = Math.max(growth, now - lowest);
          samples += 1;
        }
        yield chunk;
      }
    }
    const result = await importYml(db, watched(), { source: 'large.yml' });
    expect(result.offers).toBeGreaterThan(megabytes * 500);
    expect(result.variants).toBe(result.offers);
    expect(result.products).toBe(Math.floor(result.offers / 4) + 1);
    // The database was empty: it got shops, or nothing could be bought.
    expect(result.notes.map(({ reason }) => reason)).toEqual([
      'городов и магазинов ещё не было: взяты демонстрационные',
    ]);
    expect(samples).toBeGreaterThan(2);
    expect(growth).toBeLessThan(32 * 2 ** 20);
  }, 600_000);
});
