import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { openBucket } from '../adapters/s3/s3-bucket.js';
import { startS3 } from '../testing/stand-ins/s3-server.js';
import type { S3Server } from '../testing/stand-ins/s3-server.js';
import { createBucketShelf, createFolderShelf } from './picture-shelf.js';
import type { PictureShelf } from './picture-shelf.js';
import { createPictureStore } from './picture-store.js';
import { picturesPlugin } from './pictures-plugin.js';

// Rendering is slow on a busy machine.
jest.setTimeout(60_000);

let s3: S3Server;
let folder: string;
let opened = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-shelves-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  s3.setTrouble(null);
  s3.seen.length = 0;
});

const quick = { put: 300, get: 300 };
const shelves: Readonly<Record<string, () => PictureShelf>> = {
  'a folder': () => createFolderShelf(join(folder, String((opened += 1)))),
  'a bucket': () => createBucketShelf(openBucket(s3.settings), `pictures/${(opened += 1)}/`),
};

describe.each(Object.keys(shelves))('%s of pictures', (name) => {
  it('returns what it has, and nothing for the rest', async () => {
    const shelf = shelves[name]!();
    expect(await shelf.read('tent-red-y1/480.webp')).toBeUndefined();
    expect(await shelf.size()).toBe(0);
    await shelf.write('tent-red-y1/480.webp', Buffer.from('one'));
    await shelf.write('tent-red-y1/480.webp', Buffer.from('other'));
    await shelf.write('tent-red-y1/160.avif', Buffer.from('small'));
    expect(String(await shelf.read('tent-red-y1/480.webp'))).toBe('other');
    expect(await shelf.size()).toBe(10);
  });

  it('serves another process of the shop, within its budget', async () => {
    const shelf = shelves[name]!();
    const limits = { memoryBytes: 1_000, shelfBytes: 10 };
    const [one, other] = [createPictureStore(shelf, limits), createPictureStore(shelf, limits)];
    await one.write('a/160.webp', Buffer.alloc(8, 'a'));
    await one.write('b/160.webp', Buffer.alloc(8, 'b'));
    expect((await other.read('a/160.webp'))?.length).toBe(8);
    expect(await other.read('b/160.webp')).toBeUndefined();
    expect((await one.read('b/160.webp'))?.length).toBe(8);
    // What another process has kept counts too.
    await other.write('c/160.webp', Buffer.alloc(8, 'c'));
    expect(await shelf.size()).toBe(8);
  });
});

describe('a shelf that fails', () => {
  it('may be a folder that cannot be written to: nothing is kept, nothing thrown', async () => {
    await writeFile(join(folder, 'file'), '');
    const shelf = createFolderShelf(join(folder, 'file', 'pictures'));
    await shelf.write('a/160.webp', Buffer.from('a'));
    expect([await shelf.read('a/160.webp'), await shelf.size()]).toEqual([undefined, 0]);
  });

  it('may be a bucket that is down: requested once, logged once, left alone for a while, then used again', async () => {
    const troubles: unknown[] = [];
    const rest = 1_000;
    let clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const shelf = createBucketShelf(openBucket(s3.settings, quick), 'away/', (error) => troubles.push(error), rest);
    s3.setTrouble('silence');
    expect(await shelf.read('a/160.webp')).toBeUndefined();
    const asked = s3.seen.length;
    await shelf.write('a/160.webp', Buffer.from('a'));
    expect([await shelf.read('a/160.webp'), await shelf.size()]).toEqual([undefined, null]);
    expect([s3.seen.length, troubles.length]).toEqual([asked, 1]);
    s3.setTrouble(null);
    clock += rest - 1;
    expect([await shelf.size(), s3.seen.length]).toEqual([null, asked]);
    clock += 1;
    await shelf.write('a/160.webp', Buffer.from('a'));
    expect(String(await shelf.read('a/160.webp'))).toBe('a');
  });

  it('does not report how much it has: nothing is written until it does', async () => {
    let size: number | null = null;
    const written: string[] = [];
    const store = createPictureStore(
      { read: async () => undefined, write: async (name) => void written.push(name), size: async () => size },
      { memoryBytes: 1_000, shelfBytes: 10 },
    );
    await store.write('a/160.webp', Buffer.alloc(4));
    size = 5;
    await store.write('b/160.webp', Buffer.alloc(4));
    await store.write('c/160.webp', Buffer.alloc(4));
    expect(written).toEqual(['b/160.webp']);
  });

  it('still lets pictures be served; kept ones are not drawn by the next process', async () => {
    const open = async () => {
      const app = fastify();
      await app.register(picturesPlugin, { dataDir: folder, bucket: openBucket(s3.settings, quick) });
      return app;
    };
    const url = '/media/tent-orange-b1/160.webp';
    const [one, other] = [await open(), await open()];
    s3.setTrouble({ status: 503 });
    expect((await one.inject(url)).statusCode).toBe(200);
    s3.setTrouble(null);
    expect((await other.inject(url)).statusCode).toBe(200);
    const kept = async (): Promise<boolean> => {
      for await (const { key } of openBucket(s3.settings).list('pictures/v2/'))
        if (key.endsWith('tent-orange-b1/160.webp')) return true;
      return false;
    };
    for (let tries = 0; tries < 100 && !(await kept()); tries += 1) await new Promise((done) => setTimeout(done, 50));
    const third = await open();
    s3.seen.length = 0;
    const answer = await third.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    // Read, and so not drawn and stored again.
    expect(s3.seen).toEqual(['GET /tropa/pictures/v2/tent-orange-b1/160.webp']);
    await Promise.all([one.close(), other.close(), third.close()]);
    expect(await readdir(folder)).not.toContain('pictures');
  });
});
