import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { copyKey, isCopyKey } from './copy-key.js';
import { parsePictureKey } from './picture-key.js';
import { picturesPlugin } from './pictures-plugin.js';

// Rendering is slow on a busy machine.
jest.setTimeout(60_000);

let server: Server;
let origin: string;
let respond: RequestListener;
let asked: string[] = [];
let folder: string;
let opened: FastifyInstance[] = [];
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-copies-'));
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    respond(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#808' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  respond = (_request, reply) => void reply.end(photo);
});
afterEach(async () => {
  await Promise.all(opened.map((app) => app.close()));
  opened = [];
});

const open = async (more: object = {}): Promise<FastifyInstance> => {
  const app = fastify();
  await app.register(picturesPlugin, {
    dataDir: folder,
    copies: {
      urlOf: async (key) => urls.get(key) ?? null,
      isAllowed: (address) => address === '127.0.0.1',
      maxBytes: 1_000_000,
      silenceMs: 300,
      ...more,
    },
  });
  opened.push(app);
  return app;
};
const urls = new Map<string, string>();
let count = 0;
/** A picture that goods have; every test its own, as they are kept. */
const pictureAt = (path = ''): string => {
  const url = `${origin}/${(count += 1)}${path}`;
  urls.set(copyKey(url), url);
  return copyKey(url);
};

describe('the copy of another site’s picture', () => {
  it('has a key that no other picture has', () => {
    const key = copyKey('https://shop.example/a.jpg');
    expect([isCopyKey(key), parsePictureKey(key)]).toEqual([true, null]);
    expect(key).not.toBe(copyKey('https://shop.example/b.jpg'));
    expect(['copy-', 'copy-xyz', `${key}0`, '../copy', 'tent-green-g1'].some(isCopyKey)).toBe(false);
  });

  it('is fetched once for all widths and processes, and encoded as asked', async () => {
    const key = pictureAt();
    const [one, other] = [await open(), await open()];
    const replies = await Promise.all([
      one.inject(`/media/${key}/480.webp`),
      one.inject(`/media/${key}/160.avif`),
      one.inject(`/media/${key}/480.webp`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const sizes = await Promise.all(replies.map(({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [480, 360, 'webp'],
      [160, 120, 'heif'],
      [480, 360, 'webp'],
    ]);
    expect(replies[0]?.headers['cache-control']).toContain('immutable');
    respond = (_request, reply) => void reply.writeHead(500).end();
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await other.inject(`/media/${key}/1280.webp`)).statusCode === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await other.inject(`/media/${key}/1280.webp`)).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it('is not enlarged, and is upright however the camera was held', async () => {
    respond = (_request, reply) =>
      void sharp({ create: { width: 200, height: 100, channels: 3, background: '#080' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
        .then((data) => reply.end(data));
    const reply = await (await open()).inject(`/media/${pictureAt()}/960.webp`);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 100, height: 200 });
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, reply) => void reply.writeHead(404).end()],
    ['no picture', (_request, reply) => void reply.end('<html>')],
    ['a drawing', (_request, reply) => void reply.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', (_request, reply) => void reply.end(photo.subarray(0, 600))],
    ['too much', (_request, reply) => void reply.end(Buffer.concat([photo, Buffer.alloc(1_000_000)]))],
    ['nothing', () => undefined],
    [
      'a way into the inner network',
      (_request, reply) => void reply.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
    ],
    ['a cut connection', (request) => void request.socket.destroy()],
  ])('is missing when the site sends %s, which is not requested again at once', async (_name, listener) => {
    respond = listener;
    const app = await open();
    const key = pictureAt();
    const replies = [await app.inject(`/media/${key}/480.webp`), await app.inject(`/media/${key}/160.webp`)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(replies[0]?.headers['cache-control']).toBe('public, max-age=60');
    // A placeholder picture, so that a page without scripts has no broken one.
    expect(await sharp(replies[0]!.rawPayload).metadata()).toMatchObject({ width: 480, height: 480, format: 'webp' });
    expect(asked).toHaveLength(1);
  });

  it('is not fetched from an address of this machine or its network', async () => {
    const app = await open({ isAllowed: undefined });
    expect((await app.inject(`/media/${pictureAt()}/480.webp`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is not fetched from an address that no product has', async () => {
    const app = await open();
    const reply = await app.inject(`/media/${copyKey(`${origin}/other.jpg`)}/480.webp`);
    expect([reply.statusCode, asked]).toEqual([404, []]);
  });

  it('queues a limited number of requests: further ones get a 429', async () => {
    respond = (_request, reply) => {
      if (asked.length <= 4) setTimeout(() => reply.writeHead(404).end(), 200);
      else reply.writeHead(404).end();
    };
    const app = await open();
    const replies = await Promise.all(Array.from({ length: 230 }, () => app.inject(`/media/${pictureAt()}/160.webp`)));
    const count429 = replies.filter(({ statusCode }) => statusCode === 429).length;
    expect(count429).toBe(230 - 4 - 200);
    expect((await app.inject('/media/tent-green-g1/160.webp')).statusCode).toBe(200);
  });
});
