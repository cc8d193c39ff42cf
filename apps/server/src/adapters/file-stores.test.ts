import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '../testing/stand-ins/s3-server.js';
import type { S3Server } from '../testing/stand-ins/s3-server.js';
import { createDiskFiles } from './disk-files.js';
import type { FileStore } from './files.js';
import { openBucket } from './s3/s3-bucket.js';
import { createS3Files } from './s3/s3-files.js';

/** As a visitor uploads it. */
async function* piecesOf(...pieces: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
}

/** A store, and what is really in it. */
interface OpenStore {
  readonly files: FileStore;
  /** Folder of files that are being uploaded. */
  readonly incoming: string;
  /** Keys of what is kept, sorted. */
  kept(): Promise<string[]>;
  contentOf(key: string): Promise<Buffer | null>;
}

let folder: string;
let s3: S3Server;
let opened = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-stores-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Readonly<Record<string, () => Promise<OpenStore>>> = {
  async 'a folder'() {
    const own = join(folder, String((opened += 1)));
    const names = async () => (await readdir(own).catch(() => [])).filter((name) => name !== 'incoming').sort();
    return {
      files: createDiskFiles(own),
      incoming: join(own, 'incoming'),
      kept: names,
      contentOf: (key) => readFile(join(own, key)).catch(() => null),
    };
  },
  async 'a bucket'() {
    const incoming = join(folder, String((opened += 1)), 'incoming');
    const bucket = openBucket(s3.settings);
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of bucket.list('uploads/')) found.push(key.slice('uploads/'.length));
      return found.sort();
    };
    for (const key of await keys()) await bucket.remove(`uploads/${key}`);
    return {
      files: createS3Files(bucket, incoming),
      incoming,
      kept: keys,
      contentOf: (key) => bucket.get(`uploads/${key}`),
    };
  },
};

const day = (days: number) => new Date(Date.now() - days * 86_400_000);

describe.each(Object.keys(stores))('a file store: %s', (name) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await stores[name]!();
  });
  const keep = async (text: string, file = 'a.pdf'): Promise<string> =>
    store.files.save({ name: file, content: await store.files.receive(piecesOf(text)) });
  const incoming = () => readdir(store.incoming).catch(() => []);

  it.each([
    ['резюме.PDF', /^[0-9a-f]{32}\.pdf$/],
    ['../../etc/passwd', /^[0-9a-f]{32}\.bin$/],
    ['a.tar.gz', /^[0-9a-f]{32}\.gz$/],
    ['x.<script>', /^[0-9a-f]{32}\.bin$/],
  ])('%s is kept whole under a random name', async (file, pattern) => {
    const key = await keep('содержание', file);
    expect(key).toMatch(pattern);
    expect(String(await store.contentOf(key))).toBe('содержание');
    expect(await store.kept()).toEqual([key]);
    expect(await incoming()).toEqual([]);
  });

  it('ten megabytes arrive byte for byte', async () => {
    const part = Buffer.from(Array.from({ length: 100_000 }, (_none, at) => (at * 31) % 251));
    const content = await store.files.receive(piecesOf(...Array.from({ length: 100 }, () => part)));
    expect(content.size).toBe(10_000_000);
    const back = await store.contentOf(await store.files.save({ name: 'a.pdf', content }));
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(digest(back!)).toBe(digest(Buffer.concat(Array.from({ length: 100 }, () => part))));
  });

  it('an empty file is a file too', async () => {
    expect(await store.contentOf(await keep(''))).toEqual(Buffer.alloc(0));
  });

  it("deletes a file by its key, also twice; nobody else's is touched", async () => {
    const [key, other] = [await keep('a'), await keep('b')];
    await store.files.remove(key);
    await store.files.remove(key);
    expect(await store.contentOf(key)).toBeNull();
    for (const path of ['../forgetting', `../uploads/${other}`, '.', ''])
      await expect(store.files.remove(path)).rejects.toThrow('not a key');
    expect(await store.kept()).toEqual([other]);
  });

  it('can be read before it is kept; an abandoned and an incomplete one vanish, an unknown one is not kept', async () => {
    const file = await store.files.receive(piecesOf('резю', 'ме'));
    const parts: Buffer[] = [];
    for await (const part of file.read()) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('резюме');
    expect(await incoming()).toHaveLength(1);
    await file.drop();
    await file.drop();
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(100_000);
      throw new Error('the visitor went away');
    };
    await expect(store.files.receive(broken())).rejects.toThrow('went away');
    expect(await incoming()).toEqual([]);
    await expect(store.files.save({ name: 'a.pdf', content: { ...file } })).rejects.toThrow('not a file of this store');
    expect(await store.kept()).toEqual([]);
  });

  it('sweeps what was received before the deadline and what is incomplete; with an invalid deadline nothing that was received', async () => {
    const key = await keep('a');
    await store.files.receive(piecesOf('still coming'));
    expect(await store.files.sweep(new Date(NaN))).toBe(0);
    expect(await store.files.sweep(day(1))).toBe(0);
    expect(await store.kept()).toEqual([key]);
    for (const left of await incoming()) await utimes(join(store.incoming, left), day(2), day(2));
    // The store dates the file by its own clock: a minute ahead is later than that.
    expect(await store.files.sweep(new Date(Date.now() + 60_000))).toBe(2);
    expect([await store.kept(), await incoming()]).toEqual([[], []]);
  });
});

const openFiles = '/proc/self/fd';
(existsSync(openFiles) ? it : it.skip)('a bucket that does not respond leaves no file open', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  const files = createS3Files(openBucket({ ...s3.settings, endpoint }), join(folder, 'unreachable'));
  const content = await files.receive(piecesOf('резюме'));
  const opened = () => readdirSync(openFiles).map((fd) => linkOf(join(openFiles, fd)));
  await expect(files.save({ name: 'a.pdf', content })).rejects.toThrow('ECONNREFUSED');
  expect(opened().filter((path) => path.startsWith(folder))).toEqual([]);
});

/** What a descriptor points to; one may be closed while they are listed. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
