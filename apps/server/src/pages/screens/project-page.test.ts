import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { pageDataWire } from '@tropa/api-client/wire';
import { safeParse } from 'valibot';
import { consentVersion } from '../../shop/consent.js';
import { formIds } from '../../shop/webform/forms.js';
import { readDemoParts } from '../../testing/demo-parts.js';
import type { DemoParts } from '../../testing/demo-parts.js';
import { createTestApp } from '../../testing/test-app.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';

describeOnOneDatabase('the project page', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let rendered: RenderInput;
  let demo: DemoParts;

  beforeAll(async () => {
    demo = await readDemoParts();
    database = await open('shop');
    app = await createTestApp(
      database.db,
      { publicUrl: 'https://tropa.example.ru' },
      {
        renderPage: (input) => {
          rendered = input;
          return { html: '<html></html>', status: input.status };
        },
      },
    );
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const fill = async () => {
    const { db } = database;
    const { project, instructors, flipCounter } = demo.blocks;
    const { id } = await db
      .insertInto('galleries')
      .values({ name: 'project', title: 'Школа' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gallery_images')
      .values(demo.galleries.project!.images.map((photo, position) => ({ gallery_id: id, ...photo, position })))
      .execute();
    await db
      .insertInto('content_blocks')
      .values(
        Object.entries({ project, instructors, flipCounter }).map(([name, value]) => ({
          name,
          value: JSON.stringify(value),
        })),
      )
      .execute();
    return id;
  };
  const images = async (id: number, page: number, limit = 15) => {
    const answer = await app.inject({ method: 'POST', url: '/api/project/getImages/', payload: { id, limit, page } });
    return answer.json<{ result: { count: number; items: { id: number; preview: string; src: string }[] } }>().result;
  };

  it('is rendered without its content, and names itself', async () => {
    const answer = await app.inject({ method: 'GET', url: '/project/?empty=1' });
    expect(answer.statusCode).toBe(200);
    expect(rendered).toMatchObject({
      page: 'project',
      data: { _title: 'Школа походов', _projectFormId: formIds.project },
    });
    expect(rendered.data).not.toHaveProperty('_projectGallery');
    expect(rendered.data).not.toHaveProperty('_flipCounter');
  });

  it('prints the first 15 photos, the instructors, the counter, texts and the form id; the rest comes by call', async () => {
    const id = await fill();
    const { project, instructors, flipCounter } = demo.blocks;
    const photos = demo.galleries.project!.images;
    await app.inject({ method: 'GET', url: '/project/' });
    expect(rendered.meta).toMatchObject({
      title: 'Школа походов: курс для начинающих — Тропа',
      canonical: 'https://tropa.example.ru/project/',
    });
    expect(rendered.meta.description.length).toBeGreaterThan(50);
    expect(rendered.data).toMatchObject({ _project: project, _instructors: instructors, _flipCounter: flipCounter });
    const gallery = rendered.data._projectGallery as { id: number; count: number; items: { id: number }[] };
    expect(gallery).toMatchObject({ id, title: 'Школа', count: photos.length });
    expect(gallery.items).toHaveLength(15);
    for (const [name, value] of Object.entries(rendered.data)) {
      const checked = safeParse(pageDataWire[name as keyof typeof pageDataWire], value);
      expect([name, checked.issues?.map(({ message }) => message)]).toEqual([name, undefined]);
    }
    const [first, second] = [await images(id, 1), await images(id, 2)];
    expect(first.items).toEqual(gallery.items);
    expect(second.count).toBe(photos.length);
    expect(second.items).toHaveLength(photos.length - 15);
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(photos.length);
    expect((await images(id, 3)).items).toEqual([]);
  });

  it.each([
    [
      { id: 999, limit: 15, page: 1 },
      { errorCode: 11, errorMessage: 'Такой галереи нет' },
    ],
    [{ id: 'x' }, { errorCode: 10 }],
    [{ id: 1, limit: 1000 }, { errorCode: 10 }],
  ])('rejects %j with a message', async (payload, refusal) => {
    const answer = await app.inject({ method: 'POST', url: '/api/project/getImages/', payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(refusal);
  });

  it('stores a registration: ten digits, its own fields alone, the consent with its version and time', async () => {
    const before = Date.now();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webform/sendMessage/',
      payload: {
        id: formIds.project,
        name: ' Анна ',
        phone: '8 (912) 345-67-89',
        projectName: 'Школа походов',
        consent: false,
        email: 'x@y.ru',
        price: 1,
        form_id: '1',
      },
    });
    expect(answer.json()).toMatchObject({ errorCode: 0 });
    const kept = await database.db.selectFrom('webform_messages').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      form_id: formIds.project,
      fields: { name: 'Анна', phone: '9123456789', projectName: 'Школа походов' },
      consent_version: consentVersion,
    });
    expect(Object.keys(kept.fields)).toHaveLength(3);
    expect(Math.abs(new Date(kept.created_at).getTime() - before)).toBeLessThan(3_600_000);
  });
});
