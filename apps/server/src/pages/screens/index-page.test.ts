import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { pageDataWire } from '@tropa/api-client/wire';
import { safeParse } from 'valibot';
import { readDemoParts } from '../../testing/demo-parts.js';
import type { DemoParts } from '../../testing/demo-parts.js';
import { createTestApp } from '../../testing/test-app.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';

describeOnOneDatabase('the index page', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const rendered: RenderInput[] = [];
  let demo: DemoParts;

  beforeAll(async () => {
    demo = await readDemoParts();
    database = await open('shop');
    const { db } = database;
    await db.deleteFrom('content_blocks').execute();
    await db.deleteFrom('sales').execute();
    const { mainSlider, banners, social, partners } = demo.blocks;
    await db
      .insertInto('content_blocks')
      .values(
        Object.entries({ mainSlider, banners, social, partners }).map(([name, value]) => ({
          name,
          value: JSON.stringify(value),
        })),
      )
      .execute();
    await db
      .insertInto('sales')
      .values(
        demo.sales.map(({ title, img, html }, position) => ({
          title,
          img,
          content_html: html,
          position,
          ...(position === 0 ? { link: '/catalog/lyzhi/' } : {}),
        })),
      )
      .execute();
    app = await createTestApp(
      db,
      {},
      {
        renderPage: (input) => {
          rendered.push(input);
          return { html: '', status: input.status };
        },
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const dataOf = async (url: string) => {
    await app.inject(url);
    return (rendered.at(-1) as RenderInput).data as Record<string, { [key: string]: unknown } & unknown[]>;
  };

  it('carries what each of its widgets shows, in the shape that they read', async () => {
    const data = await dataOf('/');
    for (const name of [
      '_mainSlider',
      '_banners',
      '_sections',
      '_bestOffers',
      '_sales',
      '_social',
      '_partners',
    ] as const) {
      expect([name, safeParse(pageDataWire[name], data[name]).success]).toEqual([name, true]);
    }
    expect(data._mainSlider).toMatchObject({ autoplay: true, autoplayTimeout: 6000 });
    expect(data._banners).toHaveLength(6);
    expect(data._sales?.map((sale) => Object.keys(sale as object).sort())).toEqual(
      demo.sales.map(() => ['id', 'img', 'link', 'title']),
    );
    expect(data._sales?.[0]).toMatchObject({ link: '/catalog/lyzhi/' });
    expect(data._social?.items).toHaveLength(8);
  });

  it('has a banner that is a video with a poster, and a way to the service', async () => {
    const banners = (await dataOf('/'))._banners as readonly Record<string, unknown>[];
    expect(banners.filter(({ isVideo }) => isVideo === true)).toEqual([
      {
        link: '/catalog/sup/',
        image: '/media/video/lake.mp4',
        text: 'На воду с\u00A0SUP-доской',
        isVideo: true,
        poster: '/media/scene-film-lake/640.webp',
      },
    ]);
    expect(banners.find(({ text }) => String(text).startsWith('Сервис'))).toMatchObject({ link: '/service/' });
  });

  it.each(['/', '/catalog/', '/basket', '/privacy/', '/nowhere/'])(
    '%s names the partners of its footer',
    async (url) => {
      const { _partners: partners } = await dataOf(url);
      expect(partners).toHaveLength(7);
      expect(JSON.stringify(partners).length).toBeLessThan(1000);
    },
  );
});
