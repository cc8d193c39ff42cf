import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { describeOnOneDatabase } from '../testing/databases.js';
import { buy } from '../testing/ordering.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import {
  bare,
  boots,
  bothBoots,
  goodsFile,
  ids,
  offer,
  offersFile,
  partFile,
  prices,
  product,
  rests,
  stock,
  tent,
  tentOffer,
} from './commerceml.fixtures.js';
import { ExchangeClient } from './exchange-client.fixtures.js';

jest.setTimeout(60_000);

const exchange = {
  user: 'shop-1c',
  password: 'correct-horse-battery',
  price: 'Розничная',
  oldPrice: '',
  warehouses: new Map([
    ['основной склад', 1],
    [ids.north, 2],
    ['брак', 0],
  ]),
};
const allGoods = { 'import.xml': goodsFile([boots, tent]), 'offers.xml': offersFile([...bothBoots, tentOffer]) };

describeOnOneDatabase('the exchange of goods with 1C', (open) => {
  let shop: TestShop;
  let client: ExchangeClient;
  let dataDir: string;

  // Each exchange of all goods brings the shop to the same goods, whatever was before.
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tropa-exchange-'));
    shop = await openTestShop(open, { settings: { exchange, dataDir } });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    client = new ExchangeClient(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const goods = async () => {
    const { db } = shop;
    const rows = await db
      .selectFrom('variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .innerJoin('sections as s', 's.id', 'p.section_id')
      .leftJoin('stock as t', 't.variant_id', 'v.id')
      .where('p.gone_at', 'is', null)
      .select(['p.title', 'v.name', 's.title as section', 'v.price_kopecks', 't.shop_id', 't.amount'])
      .orderBy('p.id')
      .orderBy('v.position')
      .orderBy('t.shop_id')
      .execute();
    return rows.map((row) =>
      [
        `${row.section}: ${row.title}`,
        row.name,
        row.price_kopecks / 100,
        `${String(row.shop_id)}×${String(row.amount)}`,
      ]
        .filter(Boolean)
        .join(' | '),
    );
  };
  const identity = () =>
    shop.db.selectFrom('products').select(['id', 'slug', 'gone_at', 'picture']).orderBy('id').execute();
  const variantOf = async (name: string) =>
    shop.db.selectFrom('variants').select(['id', 'product_id']).where('name', '=', name).executeTakeFirstOrThrow();
  const known = [
    'Ботинки: Ботинки Кедр | 41 | 8990 | 1×4',
    'Ботинки: Ботинки Кедр | 41 | 8990 | 2×1',
    'Ботинки: Ботинки Кедр | 42 | 8990 | 2×2',
    'Поход: Палатка «Тайга» | 15490 | 1×3',
  ];

  it('signs in, says how files are sent, and accepts goods, prices by type and stock by warehouse', async () => {
    const said = await client.begin('catalog');
    expect(said[0]).toBe('success');
    expect(said.slice(1)).toEqual([
      expect.stringMatching(/^sessid=[\da-f]{24}$/),
      expect.stringMatching(/^timestamp=\d+$/),
      'zip=yes',
      'file_limit=16777216',
      expect.stringMatching(/^sessid=/),
      'version=2.10',
    ]);
    await client.send('catalog', 'import.xml', Buffer.from(goodsFile([boots, tent])), 1_000);
    expect(await client.import('import.xml')).toEqual(['success']);
    // Nothing is sold before it has a price: the shop still has what it had.
    expect(await shop.db.selectFrom('products').select('title').where('id', '=', 2).executeTakeFirst()).toBeDefined();
    await client.send('catalog', 'offers.xml', Buffer.from(allGoods['offers.xml']), 1_500);
    expect(await client.import('offers.xml')).toEqual(['success']);
    expect(await goods()).toEqual(known);
    const row = await shop.db
      .selectFrom('products')
      .selectAll()
      .where('title', '=', 'Ботинки Кедр')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      slug: 'botinki-kedr',
      agent_html: '<p>Для дальних дорог.</p><p>Не промокают.</p>',
      search_extra: expect.stringContaining('А') as string,
    });
    const brand = await shop.db.selectFrom('brands').select('title').where('id', '=', row.brand_id).executeTakeFirst();
    expect(brand?.title).toBe('Кедр');
    const values = await shop.db
      .selectFrom('property_values as v')
      .innerJoin('properties as p', 'p.id', 'v.property_id')
      .where('p.title', '=', 'Материал')
      .select('v.value')
      .orderBy('v.value')
      .execute();
    expect(values.map((one) => one.value)).toEqual(['нейлон', 'нубук']);
  });

  it('changes nothing for the same goods; files of changes change only what they name', async () => {
    await client.exchange(allGoods);
    const before = await identity();
    const version = () => shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const then = await version();
    expect(await client.exchange(allGoods)).toEqual(['success']);
    expect([await identity(), await version(), await goods()]).toEqual([before, then, known]);
    await client.exchange({
      'import.xml': goodsFile([product(ids.tent, 'Палатка «Тайга-2»')], { isChanges: true, withClassifier: false }),
      'offers.xml': offersFile([offer(ids.tent, 'Палатка «Тайга-2»', prices(16_000) + stock({ [ids.main]: 2 }))], {
        isChanges: true,
      }),
    });
    expect(await goods()).toEqual([...known.slice(0, 3), 'Поход: Палатка «Тайга-2» | 16000 | 1×2']);
    // Its address stays when it is renamed.
    expect((await identity()).map(({ id, slug }) => [id, slug])).toEqual(before.map(({ id, slug }) => [id, slug]));
  });

  it('takes off sale what a file of all goods does not name or marks as deleted; it comes back with its ids', async () => {
    await client.exchange(allGoods);
    const before = await identity();
    await client.exchange({ 'import.xml': goodsFile([boots]), 'offers.xml': offersFile(bothBoots) });
    expect(await goods()).toEqual(known.slice(0, 3));
    expect((await identity()).find(({ slug }) => slug === 'palatka-tajga')?.gone_at).not.toBeNull();
    await client.exchange(allGoods);
    expect([await goods(), await identity()]).toEqual([known, before]);
    const deleted = product(ids.tent, 'Палатка', { attributes: ' Статус="Удален"' });
    await client.exchange({ 'import.xml': goodsFile([deleted], { isChanges: true }) });
    expect(await goods()).toEqual(known.slice(0, 3));
    await client.exchange({
      'import.xml': goodsFile([tent], { isChanges: true }),
      'offers.xml': allGoods['offers.xml'],
    });
    expect(await goods()).toEqual(known);
  });

  it('reads windows-1251, and leaves services out', async () => {
    const delivery = product('service', 'Доставка', { type: 'Услуга' });
    expect(
      await client.exchange({
        'import.xml': goodsFile([boots, tent, delivery], { encoding: 'windows-1251' }),
        'offers.xml': offersFile([...bothBoots, tentOffer, offer('service', 'Доставка', prices(300))], {
          encoding: 'windows-1251',
        }),
      }),
    ).toEqual(['success']);
    expect(await goods()).toEqual(known);
  });

  it('is complete only when all split files of a multi-part archive are read', async () => {
    await client.exchange(allGoods);
    const before = await identity();
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#357' } })
      .withExif({ IFD0: { Copyright: 'secret of the camera' } })
      .png()
      .toBuffer();
    const both = (inside: (id: string) => string) =>
      partFile([ids.boots41, ids.boots42, ids.tent].map((id) => bare(id, inside(id))));
    const files: Record<string, string> = {
      'goods/1/import0_1.xml': goodsFile([boots]),
      'goods/1/import0_2.xml': goodsFile([tent], { withClassifier: false }),
      'offers0_1.xml': partFile([
        offer(ids.boots41, 'Ботинки Кедр (41)', '', '41'),
        offer(ids.boots42, 'Ботинки Кедр (42)', '', '42'),
        offer(ids.tent, 'Палатка', ''),
      ]),
      'prices0_1.xml': both((id) => prices(id === ids.tent ? 15_490 : 8_990)),
      'rests0_1.xml': both((id) =>
        rests(
          id === ids.boots41
            ? { [ids.main]: 4, [ids.north]: 1 }
            : id === ids.boots42
              ? { [ids.north]: 2 }
              : { [ids.main]: 3 },
        ),
      ),
    };
    const zip = zipSync({
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, iconv.encode(text, 'utf-8')])),
      'import_files/bd/boots.png': picture,
    });
    await client.begin('catalog');
    expect(await client.send('catalog', 'v8_1A2B.zip', zip, 2_000)).toEqual(['success']);
    for (const name of Object.keys(files)) {
      expect(await client.import(name)).toEqual(['success']);
      // Never gone in between: the second part comes after the first.
      expect((await identity()).map(({ slug, gone_at: goneAt }) => [slug, goneAt])).toEqual(
        before.map(({ slug }) => [slug, null]),
      );
    }
    expect(await client.ask('catalog', 'complete')).toEqual(['success']);
    expect(await goods()).toEqual(known);
    const [{ picture: key } = { picture: '' }] = await identity();
    const kept = join(dataDir, 'pictures', 'copies', key, 'original.webp');
    const { width, exif } = await sharp(kept).metadata();
    expect([width, exif]).toEqual([1280, undefined]);
    // The next split export does not name the tent any more.
    await client.exchange({ 'import0_1.xml': goodsFile([boots]), 'offers0_1.xml': files['offers0_1.xml']! });
    expect(await goods()).toEqual(known.slice(0, 3));
  });

  it('keeps stock that no file names, and does not sell again pieces of orders that 1C has not received', async () => {
    await client.exchange(allGoods);
    await client.begin('sale');
    await client.ask('sale', 'query');
    await client.ask('sale', 'success');
    const { id, product_id: productId } = await variantOf('41');
    await buy(shop.visitor(), [{ id: productId, retailId: id }]);
    const sold = ['Ботинки: Ботинки Кедр | 41 | 8990 | 1×3', ...known.slice(1)];
    expect(await goods()).toEqual(sold);
    // A new price, and no stock.
    await client.exchange({ 'prices0_1.xml': partFile([bare(ids.tent, prices(15_000))], true) });
    const cheaper = sold.map((line) => line.replace('15490', '15000'));
    expect(await goods()).toEqual(cheaper);
    // 1C still counts the piece that was sold here.
    await client.exchange({
      'rests0_1.xml': partFile([bare(ids.boots41, rests({ [ids.main]: 4, [ids.north]: 1 }))], true),
    });
    expect(await goods()).toEqual(cheaper);
    await client.begin('sale');
    await client.ask('sale', 'query');
    await client.ask('sale', 'success');
    // 1C has the order now, and names no stock: its earlier stock figure is stale.
    await client.exchange({ 'prices0_1.xml': partFile([bare(ids.tent, prices(14_000))], true) });
    expect(await goods()).toEqual(sold.map((line) => line.replace('15490', '14000')));
    await client.exchange({ 'prices0_1.xml': partFile([bare(ids.tent, prices(15_000))], true) });
    await client.exchange({
      'rests0_1.xml': partFile([bare(ids.boots41, rests({ [ids.main]: 3, [ids.north]: 1 }))], true),
    });
    expect(await goods()).toEqual(cheaper);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a file that is cut off', { 'import.xml': goodsFile([boots]).slice(0, -60) }, /^Файл повреждён/],
    [
      'a file in another encoding',
      { 'import.xml': goodsFile([boots]).replace('encoding="UTF-8"', "encoding='klingon'") },
      /^Неизвестная кодировка/,
    ],
    ['another kind of file', { 'import.xml': '<?xml version="1.0"?><yml_catalog/>' }, /^Это не CommerceML/],
    [
      'offers without the price type',
      { 'offers.xml': allGoods['offers.xml'].replace('Розничная', 'Прочая') },
      /^Типа цен «Розничная» в выгрузке нет, есть: Оптовая, Прочая/,
    ],
  ])('changes nothing and says why: %s', async (_name, files, reason) => {
    await client.exchange(allGoods);
    const before = await identity();
    const [word, why] = await client.exchange(files);
    expect(word).toBe('failure');
    expect(why).toMatch(reason);
    expect([await goods(), await identity()]).toEqual([known, before]);
    // The next one in the same exchange starts the file over.
    expect(await client.exchange(allGoods)).toEqual(['success']);
  });
});
