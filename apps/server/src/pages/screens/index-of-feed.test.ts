import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RenderInput } from '../../api/render-contract.js';
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
  const drawn: RenderInput[] = [];
  beforeAll(async () => {
    database = await open('demo');
    const good = (id: string, categoryId: string, fields: Record<string, string> = {}) =>
      offerOf(id, { categoryId, ...fields }, { inside: `<picture>https://img.example/${id}.jpg</picture>` });
    const text = feedOf({
      categories:
        '<category id="1">Обувь</category><category id="2" parentId="1">Ботинки</category><category id="3">Поход</category><category id="4">Зима</category>',
      offers: [
        good('brak', '2', { name: '!!!БРАК!!! Ботинки' }),
        good('sold', '2', { count: '0' }),
        good('boots', '2'),
        good('tent', '3', { name: 'Палатка', oldprice: '9000' }),
        offerOf('bare', { name: 'Санки', categoryId: '4' }),
        good('gone', '4', { name: 'Лыжи', count: '0' }),
      ].join(''),
    });
    await importYml(database.db, bytesOf(text), { source: 'test.yml' });
    app = await createTestApp(
      database.db,
      {},
      {
        renderPage: (input) => {
          drawn.push(input);
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
    return (drawn.at(-1) as RenderInput).data as Record<string, { [key: string]: unknown }[]>;
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
});
