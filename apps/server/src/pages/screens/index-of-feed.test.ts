import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bytesOf, feedOf, offerOf } from '../../import/feed.fixtures.js';
import { importYml } from '../../import/import-yml.js';
import { copyKey } from '../../pictures/copy-key.js';
import { rebuildCatalogue } from '../../shop/catalogue/rebuild-catalogue.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { createTestApp } from '../../testing/test-app.js';

jest.setTimeout(60_000);

describeOnOneDatabase('the index page of goods from a feed', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let first = '';
  const categories =
    '<category id="1">Обувь</category><category id="2" parentId="1">Ботинки</category><category id="3">Поход</category><category id="4">Зима</category>';
  const rendered: RenderInput[] = [];
  beforeAll(async () => {
    database = await open('demo');
    const good = (id: string, categoryId: string, fields: Record<string, string> = {}) =>
      offerOf(id, { categoryId, ...fields }, { inside: `<picture>https://img.example/${id}.jpg</picture>` });
    first = [
      good('brak', '2', { name: '!!!БРАК!!! Ботинки' }),
      good('sold', '2', { count: '0' }),
      good('boots', '2'),
      good('tent', '3', { name: 'Палатка', oldprice: '9000' }),
      offerOf('bare', { name: 'Санки', categoryId: '4' }),
      good('gone', '4', { name: 'Лыжи', count: '0' }),
    ].join('');
    const text = feedOf({ categories, offers: first });
    await importYml(database.db, bytesOf(text), { source: 'test.yml' });
    app = await createTestApp(
      database.db,
      {},
      {
        renderPage: (input) => {
          rendered.push(input);
          return { html: '', status: input.status };
        },
      },
    );
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const dataOf = async (url: string) => {
    await app.inject(url);
    return (rendered.at(-1) as RenderInput).data as Record<string, { [key: string]: unknown }[]>;
  };

  it('has tiles with a picture of the most popular of their own goods', async () => {
    const { _sections: tiles } = await dataOf('/');
    const pictureOf = (id: string) => `/media/${copyKey(`https://img.example/${id}.jpg`)}/160.webp`;
    expect(tiles?.map(({ title, img }) => [title, img])).toEqual([
      ['Обувь', pictureOf('boots')],
      ['Поход', pictureOf('tent')],
      // Nothing else has a picture.
      ['Зима', pictureOf('gone')],
    ]);
  });

  it('has a row of offers: what is reduced; without old prices the popular, the shabby last', async () => {
    const titles = async () => (await dataOf('/'))._bestOffers?.map(({ title }) => title);
    expect(await titles()).toEqual(['Палатка']);
    await sql`update variants set old_price_kopecks = null`.execute(database.db);
    await rebuildCatalogue(database.db);
    await app.shop.catalogueVersion.refresh();
    expect(await titles()).toEqual(['Ботинки boots', 'Палатка', '!!!БРАК!!! Ботинки', 'Санки']);
    const { _bestOffers: offers } = await dataOf('/');
    const { _bestOffers: all } = await dataOf('/best-offers/');
    expect(all).toEqual(offers);
  });

  it('has rows of what is new and of what sells most, as soon as each has four goods', async () => {
    const rows = async () => {
      const { _newItems: newItems = [], _popular: popular = [] } = await dataOf('/');
      return { newItems: newItems.map(({ title }) => title), popular: popular.map(({ title }) => title) };
    };
    const { db } = database;
    const see = () => app.shop.catalogueVersion.refresh();
    // Nothing that came with the first feed is new.
    expect(await rows()).toEqual({ newItems: [], popular: [] });
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await db
      .updateTable('products')
      .set({ created_at: days(100) })
      .execute();
    const brands = ['Лес', 'Луг', 'Яр', 'Дол', 'Бор', 'Холм', 'Пруд', 'Ключ', 'Скит'];
    const arrivals = brands.map((name, at) =>
      offerOf(
        `n${at}`,
        { name: `Плащ ${name}`, categoryId: '3' },
        { inside: `<picture>https://img.example/n${at}.jpg</picture>` },
      ),
    );
    await importYml(db, bytesOf(feedOf({ categories, offers: [first, ...arrivals].join('') })), { source: 'test.yml' });
    await sql`update products set created_at = ${days(3)} where title in ('Плащ Лес', 'Плащ Луг', 'Плащ Яр')`.execute(
      db,
    );
    await sql`update products set created_at = ${days(70)} where title not in ('Плащ Лес', 'Плащ Луг', 'Плащ Яр')`.execute(
      db,
    );
    await sql`update products set created_at = ${days(100)} where title = 'Палатка'`.execute(db);
    await sql`update products set demand = 9 where title = 'Плащ Скит'`.execute(db);
    await see();
    // Three do not make a row; the mark of the shop makes a fourth.
    expect((await rows()).newItems).toEqual([]);
    await sql`update products set new_item = true where title = 'Плащ Бор'`.execute(db);
    await see();
    // Where nothing is reduced the offers are the popular goods; what is shown as new is not popular besides.
    expect((await rows()).popular).toEqual([]);
    await sql`update variants set old_price_kopecks = price_kopecks + 1 where product_id =
      (select id from products where title = 'Палатка')`.execute(db);
    await see();
    const { newItems, popular } = await rows();
    expect(newItems).toEqual(['Плащ Лес', 'Плащ Луг', 'Плащ Яр', 'Плащ Бор']);
    expect(popular[0]).toBe('Плащ Скит');
    expect(popular).toHaveLength(7);
    expect(popular.filter((title) => newItems.includes(title))).toEqual([]);
  });
});
