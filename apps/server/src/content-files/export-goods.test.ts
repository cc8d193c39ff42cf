import { importYml } from '../import/import-yml.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportGoods } from './export-goods.js';
import { exportOrders } from './export-orders.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';

const table = `Код;Группа;Название;Цена;Старая цена;Раздел;Бренд;Описание;Фото;Остаток;Цвет;Размер
a1;a;Ботинки Кедр;5000;6000;Обувь / Ботинки;Кедр;"Первый; ""второй""";https://pictures.example/1.jpg;3;красный;42
a2;a;Ботинки Кедр;5500,50;;Обувь / Ботинки;Кедр;"Первый; ""второй""";https://pictures.example/2.jpg;0;красный;43
b1;;Палатка, лёгкая;12000;;Поход;Норда;;;7;зелёный;
`;

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describeOnOneDatabase('goods and orders as files', (open) => {
  it('goods are the same after an export and an import, in this shop and in an empty one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tropa-goods-'));
    const items = await readFolder(await writeFolder(folder, brandFiles(bicycleBrand)));
    await rm(folder, { recursive: true });
    const [one, other] = [await open(), await open()];
    try {
      for (const { db } of [one, other]) await loadContent(db, items);
      await importYml(one.db, bytesOf(table), { source: 'goods.csv' });
      const exported = await textOf(exportGoods(one.db, 'https://shop.example'));
      const [head = '', ...rows] = exported.trimEnd().split('\n');
      expect(head).toMatch(
        /^id,group_id,name,price,oldprice,category,vendor,description,picture,available,Остаток \d+,/,
      );
      expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
        ['a1', 'a'],
        ['a2', 'a'],
        ['b1', ''],
      ]);
      expect(exported).toContain('https://pictures.example/1.jpg');
      expect(exported).toContain('"Палатка, лёгкая"');

      const again = await importYml(one.db, bytesOf(exported), { source: 'goods.csv' });
      expect(again).toMatchObject({ products: 2, variants: 3, added: 0, gone: 0, skipped: [] });
      await importYml(other.db, bytesOf(exported), { source: 'goods.csv' });
      expect(await textOf(exportGoods(other.db, 'https://shop.example'))).toBe(exported);
      const stock = await other.db
        .selectFrom('stock')
        .select('amount')
        .where('amount', '>', 0)
        .orderBy('amount')
        .execute();
      expect(stock).toEqual([{ amount: 3 }, { amount: 7 }]);
    } finally {
      await one.close();
      await other.close();
    }
  }, 120_000);

  it('each order is a line, the oldest first', async () => {
    const { db, close } = await open();
    try {
      const { id } = await db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow();
      const order = {
        visitor_id: id,
        name: 'Анна',
        phone: '9120000000',
        delivery: 'pickup',
        address: 'ул.',
        payment: 'card',
      };
      for (const number of ['100001', '100002'])
        await db
          .insertInto('orders')
          .values({ ...order, number, status: 'paid', goods_kopecks: 150, total_kopecks: 150 } as never)
          .execute();
      const lines = (await textOf(exportOrders(db))).trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { number: '100001', total: 1.5, phone: '+79120000000' },
        { number: '100002' },
      ]);
    } finally {
      await close();
    }
  });
});
