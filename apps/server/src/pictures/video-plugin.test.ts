import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { filmNames, films } from './films/film-list.js';
import { videoRoutes } from './video-plugin.js';

const folder = join(__dirname, '../../video');

describe('films', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(videoRoutes(folder));
  });
  afterAll(() => app.close());

  it('are there, each small enough for a page', async () => {
    expect((await readdir(folder)).sort()).toEqual(filmNames.map((name) => `${name}.mp4`).sort());
    for (const name of filmNames) expect((await stat(join(folder, `${name}.mp4`))).size).toBeLessThan(150_000);
  });

  it.each(filmNames)('«%s» ends where it began', (name) => {
    const { at } = films[name];
    const round = (turn: number) =>
      JSON.stringify(at(turn), (key, value: unknown) =>
        typeof value === 'number' ? Number((key === 'angle' ? value % 60 : value).toFixed(6)) + 0 : value,
      );
    expect(round(1)).toBe(round(0));
    expect(round(0.4)).not.toBe(round(0));
  });

  it('are sent whole, to be kept', async () => {
    const answer = await app.inject('/media/video/camp.mp4');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
  });

  it.each([
    ['bytes=0-', 'bytes 0-999/1000', 206],
    ['bytes=0-1', 'bytes 0-1/1000', 206],
    ['bytes=900-5000', 'bytes 900-999/1000', 206],
    ['bytes=-10', 'bytes 990-999/1000', 206],
    ['bytes=1000-', 'bytes */1000', 416],
    ['bytes=0-1,4-5', undefined, 200],
    ['lines=1-2', undefined, 200],
  ])('a request for %s gets %s', async (range, contentRange, status) => {
    const thousand = await mkdtemp(join(tmpdir(), 'tropa-films-'));
    await writeFile(join(thousand, 'film.mp4'), Buffer.alloc(1000));
    const server = fastify();
    await server.register(videoRoutes(thousand));
    const { statusCode, headers } = await server.inject({ url: '/media/video/film.mp4', headers: { range } });
    expect([statusCode, headers['content-range']]).toEqual([status, contentRange]);
    await server.close();
    await rm(thousand, { recursive: true });
  });

  it('are sent in parts', async () => {
    const whole = (await app.inject('/media/video/camp.mp4')).rawPayload;
    const part = await app.inject({ url: '/media/video/camp.mp4', headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(part.rawPayload).toEqual(whole.subarray(100, 200));
    const beyond = await app.inject({ url: '/media/video/camp.mp4', headers: { range: `bytes=${whole.length}-` } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it('are sent whole to a client with parts of another version, and not at all to one that has all of it', async () => {
    const { etag } = (await app.inject('/media/video/camp.mp4')).headers;
    const headers = { range: 'bytes=0-1' };
    const ofOther = await app.inject({ url: '/media/video/camp.mp4', headers: { ...headers, 'if-range': '"other"' } });
    expect(ofOther.statusCode).toBe(200);
    const ofSame = await app.inject({
      url: '/media/video/camp.mp4',
      headers: { ...headers, 'if-range': String(etag) },
    });
    expect(ofSame.statusCode).toBe(206);
    const known = await app.inject({ url: '/media/video/camp.mp4', headers: { 'if-none-match': String(etag) } });
    expect(known.statusCode).toBe(304);
  });

  it.each(['unheard-of.mp4', '..%2fpackage.json', 'camp'])('knows no «%s»', async (name) => {
    const answer = await app.inject(`/media/video/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 1, errorMessage: 'Видео не найдено' });
  });
});
