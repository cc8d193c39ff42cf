import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bytesOf, feedOf, offerOf } from '../../import/feed.fixtures.js';
import { importYml } from '../../import/import-yml.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { createTestApp } from '../../testing/test-app.js';

jest.setTimeout(60_000);

/** What the index page shows is changed by the staff with a database tool: nothing is rebuilt, and the page is cached. */
describeOnOneDatabase('the cached index page', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const rendered: RenderInput[] = [];
  beforeAll(async () => {
    database = await open('demo');
    const categories = '<category id="1">Поход</category>';
    const offers = Array.from({ length: 14 }, (_none, number) =>
      offerOf(
        `o${number}`,
        { name: `Палатка ${number}`, categoryId: '1', ...(number === 0 ? { oldprice: '9000' } : {}) },
        { inside: `<picture>https://img.example/${number}.jpg</picture>` },
      ),
    ).join('');
    await importYml(database.db, bytesOf(feedOf({ categories, offers })), { source: 'test.yml' });
    app = await createTestApp(
      database.db,
      {},
      {
        renderPage: (input) => {
          rendered.push(input);
          return { html: `<p>${rendered.length}</p>`, status: input.status };
        },
      },
    );
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** The page as it is sent now, and how often it was rendered for that. */
  const ask = async () => {
    const before = rendered.length;
    await app.shop.catalogueVersion.refresh();
    await app.inject('/');
    const data = rendered.at(-1)!.data as Record<string, { title: string; text: string }[] | undefined>;
    return { times: rendered.length - before, data };
  };
  const change = async (statement: string) => {
    await ask();
    expect((await ask()).times).toBe(0);
    await sql.raw(statement).execute(database.db);
    const { times, data } = await ask();
    expect([statement, times]).toEqual([statement, 1]);
    return data;
  };
  const titles = (cards: { title: string }[] | undefined) => (cards ?? []).map(({ title }) => title).sort();
  const fresh = [3, 4, 5, 6].map((number) => `Палатка ${number}`);
  const named = `title in (${fresh.map((title) => `'${title}'`).join(', ')})`;

  it('shows a mark «new» that the staff sets, and takes it away', async () => {
    const popularBefore = titles((await ask()).data._popular);
    expect(titles((await ask()).data._newItems)).toEqual([]);
    const marked = await change(`update products set new_item = true where ${named}`);
    expect(titles(marked._newItems)).toEqual(fresh);
    // No product is in two rows.
    expect(titles(marked._popular).filter((title) => fresh.includes(title))).toEqual([]);
    const cleared = await change(`update products set new_item = false where ${named}`);
    expect([titles(cleared._newItems), titles(cleared._popular)]).toEqual([[], popularBefore]);
  });

  it('shows another place among the popular', async () => {
    const { _popular: popular } = await change(`update products set demand = 1000 where title = 'Палатка 13'`);
    expect(popular?.[0]?.title).toBe('Палатка 13');
  });

  it('shows a banner and a sale that have changed', async () => {
    const value = JSON.stringify([{ link: '/sale/', image: '/media/x/640.webp', text: 'Весна', isVideo: false }]);
    const { _banners: banners } = await change(
      `insert into content_blocks (name, value) values ('banners', '${value}')
         on conflict (name) do update set value = excluded.value`,
    );
    expect(banners?.map(({ text }) => text)).toEqual(['Весна']);
    const { _sales: sales } = await change(
      `insert into sales (title, img, content_html, position) values ('Скидки весны', '/media/x/640.webp', '<p>т</p>', 0)`,
    );
    expect(titles(sales)).toContain('Скидки весны');
  });
});
