import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { artNames } from './art/art-list.js';
import { composeSvg } from './compose.js';
import { colourIds } from './palette.js';
import {
  filmUrl,
  parsePictureKey,
  pictureUrl,
  posterUrl,
  productPictureKey,
  scenePictureKey,
  type PictureSubject,
} from './picture-key.js';
import { RendererBusy, RenderQueue, renderPicture } from './picture-renderer.js';
import { picturesPlugin } from './pictures-plugin.js';
import { sceneNames } from './scenes/scene-list.js';

// Rendering, seeding and loading are slow on a busy machine.
jest.setTimeout(60_000);

describe('picture keys', () => {
  it('reads what it writes', () => {
    expect(parsePictureKey(productPictureKey('ice-skate', 'red', 't', 2))).toEqual({
      kind: 'product',
      art: 'ice-skate',
      colour: 'red',
      plate: 't',
      view: 2,
    });
    expect(parsePictureKey('backpack-blue-n0')).toEqual({ kind: 'cutout', art: 'backpack', colour: 'blue' });
    expect(parsePictureKey(scenePictureKey('slide-winter'))).toEqual({ kind: 'scene', scene: 'slide-winter' });
  });

  it.each([
    '',
    'backpack',
    'backpack-blue-y0',
    'backpack-blue-y6',
    'backpack-blue-n1',
    'constructor-blue-y1',
    'backpack-constructor-y1',
    'scene-toString',
    '../../etc/passwd',
    'Backpack-blue-y1',
    `${'a'.repeat(5000)}-red-y1`,
  ])('knows no picture %j', (key) => {
    expect(parsePictureKey(key)).toBeNull();
  });

  it('leaves foreign addresses alone', () => {
    expect(pictureUrl('tent-green-g1')).toBe('/media/tent-green-g1/480.webp');
    expect(pictureUrl('tent-green-g1', 160)).toBe('/media/tent-green-g1/160.webp');
    expect(pictureUrl('https://shop.example/a.jpg')).toBe('https://shop.example/a.jpg');
  });

  it('gives a film its own first picture, a foreign one none', () => {
    expect(filmUrl('camp')).toBe('/media/video/camp.mp4');
    expect(posterUrl(filmUrl('camp'))).toBe('/media/scene-film-camp/960.webp');
    expect(parsePictureKey('scene-film-camp')).toEqual({ kind: 'scene', scene: 'film-camp' });
    expect(posterUrl('https://shop.example/a.mp4')).toBe('');
    expect(posterUrl('')).toBe('');
  });
});

describe('drawing', () => {
  const subjects: PictureSubject[] = [
    ...artNames.map((art, index): PictureSubject => ({
      kind: 'product',
      art,
      colour: colourIds[index % colourIds.length] ?? 'red',
      plate: 'g',
      view: 1,
    })),
    ...sceneNames.map((scene): PictureSubject => ({ kind: 'scene', scene })),
  ];

  it('draws things and scenes, none of them empty', async () => {
    // Each takes a tenth of a second: the default run draws a quarter of them.
    const drawn = process.env.SOAK === '1' ? subjects : subjects.filter((_, index) => index % 4 === 0);
    for (const subject of drawn) {
      const { channels } = await sharp(await renderPicture(subject, 160, 'webp')).stats();
      const contrast = Math.max(...channels.slice(0, 3).map((channel) => channel.max - channel.min));
      expect([subject, contrast > 35]).toEqual([subject, true]);
    }
  });

  it('draws see-through edges in the colours that another renderer gives them', async () => {
    const subject: PictureSubject = { kind: 'cutout', art: 'backpack', colour: 'yellow' };
    const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
    const ours = await pixels(await renderPicture(subject, 320, 'webp'));
    const others = await pixels(Buffer.from(composeSvg(subject, 320)));
    expect(ours.length).toBe(others.length);
    const differences: number[] = [];
    for (let at = 0; at < others.length; at += 4) {
      const alpha = others[at + 3] ?? 0;
      if (alpha < 60 || alpha > 200) continue;
      for (let part = at; part < at + 4; part += 1) differences.push(Math.abs((ours[part] ?? 0) - (others[part] ?? 0)));
    }
    expect(differences.length).toBeGreaterThan(400);
    expect(differences.reduce((sum, one) => sum + one) / differences.length).toBeLessThan(20);
  });

  it('gives each colour its own picture of the wanted hue', async () => {
    const mean = async (colour: (typeof colourIds)[number]) => {
      const picture = await renderPicture({ kind: 'cutout', art: 'backpack', colour }, 64, 'webp');
      const { channels } = await sharp(picture).flatten({ background: '#808080' }).stats();
      return channels.map((channel) => channel.mean);
    };
    const [red, green, blue] = [await mean('red'), await mean('green'), await mean('blue')];
    expect(red[0]).toBeGreaterThan((red[2] ?? 0) + 40);
    expect(green[1]).toBeGreaterThan((green[0] ?? 0) + 25);
    expect(blue[2]).toBeGreaterThan((blue[0] ?? 0) + 40);
  });

  it('keeps twenty cards light', async () => {
    const sizes = await Promise.all(
      artNames
        .slice(0, 20)
        .map(
          async (art) =>
            (await renderPicture({ kind: 'product', art, colour: 'red', plate: 'g', view: 1 }, 320, 'avif')).length,
        ),
    );
    expect(Math.max(...sizes)).toBeLessThan(8 * 1024);
  });
});

describe('RenderQueue', () => {
  it('draws the same picture once, few at a time, and rejects what is too much', async () => {
    const queue = new RenderQueue(1, 1);
    let runs = 0;
    const release: (() => void)[] = [];
    const task = () =>
      new Promise<Buffer>((resolve) => {
        runs += 1;
        release.push(() => resolve(Buffer.from('x')));
      });
    const first = queue.run('a', task);
    const again = queue.run('a', task);
    const second = queue.run('b', task);
    await expect(queue.run('c', task)).rejects.toBeInstanceOf(RendererBusy);
    expect(runs).toBe(1);
    release.shift()?.();
    await Promise.all([first, again]);
    await new Promise(setImmediate);
    expect(runs).toBe(2);
    release.shift()?.();
    await second;
  });
});

describe('GET /media/', () => {
  let app: FastifyInstance;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tropa-pictures-'));
    app = fastify();
    await app.register(picturesPlugin, { dataDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  it('serves both formats at every width for a year, and keeps the file', async () => {
    for (const file of ['160.avif', '480.webp', '960.avif']) {
      const answer = await app.inject(`/media/tent-orange-b1/${file}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(`image/${file.split('.')[1]}`);
      expect(answer.headers['cache-control']).toContain('immutable');
      // Short, but an SVG opened on its own still runs nothing and cannot be framed by other sites.
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
      expect(answer.headers).not.toHaveProperty('permissions-policy');
      const { width } = await sharp(answer.rawPayload).metadata();
      expect(width).toBe(Number.parseInt(file, 10));
    }
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((file) => /\.(avif|webp)$/.test(file))).toHaveLength(3);
    expect(files.some((file) => file.endsWith('.part'))).toBe(false);
  });

  it('sends a narrower picture under the same address to a visitor who saves data, and says so to caches', async () => {
    const url = '/media/tent-orange-b1/960.avif';
    const [full, saving] = await Promise.all([app.inject(url), app.inject({ url, headers: { 'save-data': 'on' } })]);
    expect((await sharp(saving.rawPayload).metadata()).width).toBe(640);
    expect(saving.rawPayload.length).toBeLessThan(full.rawPayload.length * 0.7);
    expect([full, saving].map(({ headers }) => headers.vary)).toEqual(['Save-Data', 'Save-Data']);
    const smallest = await app.inject({ url: '/media/tent-orange-b1/160.avif', headers: { 'save-data': 'on' } });
    expect((await sharp(smallest.rawPayload).metadata()).width).toBe(160);
  });

  it('coalesces concurrent requests for the same picture', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/media/sled-red-t1/320.avif')));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
  });

  it.each([
    '/media/tent-orange-b1/481.webp',
    '/media/tent-orange-b1/480.png',
    '/media/tent-orange-b1/480.webp.avif',
    '/media/nothing-orange-b1/480.webp',
    '/media/tent-orange-b1/%00480.webp',
    '/media/__proto__/480.webp',
    '/media/tent-orange-b1/constructor.avif',
  ])('responds with 404 at %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 1, result: null });
  });
});
