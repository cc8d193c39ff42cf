import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { bytesOf } from './feed.fixtures.js';
import { decodeFeed } from './feed-encoding.js';
import { importYml } from './import-yml.js';
import { readPieces } from './read-pieces.js';

jest.setTimeout(60_000);

const read = async (text: string, encoding = 'utf-8') => {
  const all = { categories: [] as string[], offers: [] as object[] };
  for await (const { categories, offers } of readPieces(decodeFeed(bytesOf(text, encoding)))) {
    all.categories.push(...categories.map(({ id, parentId }) => `${parentId} < ${id}`));
    all.offers.push(...offers);
  }
  return all;
};

const excel = [
  'Код;Название;Цена;Раздел;Бренд;Размер;Фото;Описание;Остаток 2;Остаток',
  '1;"Куртка ""Полюс""";"12 990,50 ₽";Одежда / Куртки;Норда;46;https://img.example/1.jpg https://img.example/2.jpg;"Тёплая;',
  'с капюшоном";3;5',
  '2;Палатка Тайга;7000;Поход;;;;;;',
  ';;;;;;;;;',
].join('\r\n');

describe('a table', () => {
  it.each([
    ['UTF-8', excel, 'utf-8'],
    ['UTF-8 with a byte order mark', `\ufeff${excel}`, 'utf-8'],
    ['windows-1251', excel, 'windows-1251'],
    ['UTF-16 with a byte order mark', `\ufeff${excel}`, 'utf-16le'],
    ['that names its separator', `sep=;\r\n${excel}`, 'utf-8'],
  ])('saved by Excel is read: %s', async (_name, text, encoding) => {
    const { categories, offers } = await read(text, encoding);
    expect(categories).toEqual([' < одежда', 'одежда < одежда / куртки', ' < поход']);
    expect(offers).toHaveLength(2);
    expect(offers[0]).toMatchObject({
      id: '1',
      params: [{ name: 'Размер', value: '46' }],
      pictures: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
      outlets: [{ outlet: '2', amount: 3 }],
      fields: {
        name: 'Куртка "Полюс"',
        price: '12 990,50',
        vendor: 'Норда',
        count: '5',
        categoryId: 'одежда / куртки',
        description: 'Тёплая;\r\nс капюшоном',
      },
    });
  });

  it('may use commas or tabs, English names and article numbers for ids, and may lack columns', async () => {
    const { offers } = await read('sku,name,price,available\nA-1,Tent,"1,5",нет\n');
    expect(offers[0]).toMatchObject({ id: 'A-1', available: 'false', fields: { price: '1,5', categoryId: 'товары' } });
    expect((await read('id\tname\tprice\n7\tTent\t5\n')).offers[0]).toMatchObject({
      id: '7',
      fields: { name: 'Tent' },
    });
  });

  it.each([
    ['without the columns that goods need', 'Название;Вес\nПалатка;5', 'нужны колонки «Код»'],
    ['that is a text', 'Привет!', 'нужны колонки «Код»'],
    ['with an endless row', `Код;Название;Цена\n1;"${'а'.repeat(300_000)}`, 'таблица не читается в строке'],
  ])('%s is rejected', async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});

describeOnOneDatabase('import of a table', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open('demo');
  }, 120_000);
  afterAll(() => database.close());

  it('makes goods with variants and sections, and the same again change nothing', async () => {
    const table = [
      'Код;Группа;Название;Цена;Старая цена;Раздел;Размер;Штрихкод',
      '1;k;Куртка Полюс;12 990,50 ₽;15 000 руб.;Одежда/Куртки;XL;460',
      '2;k;Куртка Полюс;12 990,50 ₽;;Одежда/Куртки;S;461',
      '3;;Палатка Тайга;0;;Поход;;',
    ].join('\n');
    const load = () => importYml(database.db, bytesOf(table, 'windows-1251'), { source: 'goods.csv' });
    expect(await load()).toMatchObject({
      isReplaced: true,
      products: 1,
      variants: 2,
      skipped: [{ reason: 'цена 0', count: 1, examples: ['3'] }],
    });
    const goods = () =>
      database.db.selectFrom('products').select(['id', 'slug', 'title', 'price_kopecks', 'search_extra']).execute();
    const before = await goods();
    expect(before).toEqual([
      expect.objectContaining({ title: 'Куртка Полюс', price_kopecks: 1_299_050, search_extra: '460 461' }),
    ]);
    const sections = await database.db.selectFrom('sections').select('title').orderBy('id').execute();
    expect(sections.map(({ title }) => title)).toEqual(['Одежда', 'Куртки']);
    expect(await load()).toMatchObject({ added: 0, changed: 0, gone: 0 });
    expect(await goods()).toEqual(before);
  });
});
