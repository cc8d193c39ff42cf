import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open.js';
import { openPgliteForTest } from '../testing/databases.js';
import { unfinishedUpload } from '../testing/hostile-visitors.js';
import type { SilentVisitor } from '../testing/hostile-visitors.js';
import { createTestApp } from '../testing/test-app.js';
import { UploadQuota } from './upload-quota.js';
import type { UploadLimits } from './upload-quota.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
jest.setTimeout(60_000);

describe('unfinished uploads', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let folder: string;
  let address: string;
  let visitors: SilentVisitor[] = [];
  beforeAll(async () => {
    database = await openPgliteForTest();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-uploads-'));
  });
  afterEach(async () => {
    for (const visitor of visitors) visitor.hangUp();
    visitors = [];
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (uploads?: UploadLimits): Promise<void> => {
    app = await createTestApp(database.db, { dataDir: folder }, uploads ? { uploads } : {});
    await app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  const upload = (megabytes: number): SilentVisitor => {
    const visitor = unfinishedUpload(address, megabytes);
    visitors.push(visitor);
    return visitor;
  };
  const coming = () => readdir(join(folder, 'uploads', 'incoming')).catch(() => []);
  const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 200 && !(await isDone()); tries += 1) await pause(50);
  };

  it('are on the disk, not in memory, and leave nothing when the visitors go away', async () => {
    await start({ total: 1e9, perAddress: 1e9 });
    unfinishedUpload(address, 1).hangUp();
    const before = process.memoryUsage().arrayBuffers;
    const count = 8;
    for (let index = 0; index < count; index += 1) upload(19);
    await until(async () => (await coming()).length >= 2 * count);
    expect((await coming()).length).toBeGreaterThanOrEqual(2 * count);
    // 152 MB have come.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40e6);
    for (const visitor of visitors) visitor.hangUp();
    await until(async () => (await coming()).length === 0);
    expect(await coming()).toEqual([]);
  });

  it('above the room of one address are answered 503, and the room is given back', async () => {
    await start({ total: 1e9, perAddress: 60_000_000 });
    const first = upload(19);
    await until(async () => (await coming()).length >= 2);
    const second = upload(19);
    await until(() => second.said() !== '');
    expect(second.said()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2/i);
    first.hangUp();
    await until(async () => (await coming()).length === 0);
    const third = upload(19);
    await until(async () => (await coming()).length >= 2);
    expect(third.said()).toBe('');
  });

  it('announced above what the form may carry are refused before they are read', async () => {
    await start();
    const reply = await app.inject({
      method: 'POST', url: '/api/webform/sendMessage/', payload: '--b',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '60000000' },
    });
    expect(reply.json()).toMatchObject({ statusCode: 200, errorCode: 10, errorMessage: 'Размер файла не должен превышать 10 Мб' });
    expect(await coming()).toEqual([]);
  });

  it('promises take no room, bytes do; the whole room is everybody’s', async () => {
    await start();
    const quota = new UploadQuota({ total: 100, perAddress: 60 });
    const [one, another] = [quota.open('a', 60), quota.open('a', 60)];
    one.take(40);
    expect(() => another.take(30)).toThrow('слишком много файлов');
    expect(() => quota.open('a', 30)).toThrow('слишком много файлов');
    quota.open('b', 60).take(60);
    expect(() => quota.open('c', 1)).toThrow('слишком много файлов');
    one.release();
    one.release();
    quota.open('c', 40).take(40);
    expect(() => one.take(1)).toThrow('слишком много файлов');
  });
});
