import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open.js';
import { formIds } from '../shop/webform/forms.js';
import { openPgliteForTest } from '../testing/databases.js';
import { unfinishedUpload } from '../testing/hostile-visitors.js';
import type { SilentVisitor } from '../testing/hostile-visitors.js';
import { createTestApp } from '../testing/test-app.js';
import { UploadQuota, usualUploadLimits } from './upload-quota.js';
import type { UploadLimits } from './upload-quota.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
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
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const count = 8;
    for (let index = 0; index < count; index += 1) upload(19);
    await until(async () => (await coming()).length >= 2 * count);
    expect((await coming()).length).toBeGreaterThanOrEqual(2 * count);
    // 152 MB have been received. What is merely not garbage-collected yet does not count.
    await until(() => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - before < 40e6;
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40e6);
    for (const visitor of visitors) visitor.hangUp();
    await until(async () => (await coming()).length === 0);
    expect(await coming()).toEqual([]);
  });

  it('beyond the quota of one address get a 503 until one of the others ends', async () => {
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

  it('announced larger than the form may be are rejected before they are read', async () => {
    await start();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/webform/sendMessage/',
      payload: '--b',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '60000000' },
    });
    expect(reply.json()).toMatchObject({
      statusCode: 200,
      errorCode: 10,
      errorMessage: 'Размер файла не должен превышать 10 Мб',
    });
    expect(await coming()).toEqual([]);
  });

  const url = '/api/webform/sendMessage/';
  /** A form as a browser sends it. */
  const send = async (fields: Readonly<Record<string, string>>, sizes: readonly number[] = []) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const size of sizes) form.append('resume', new Blob([Buffer.alloc(size, 'a')]), 'resume.txt');
    const answer = await fetch(address + url, { method: 'POST', body: form });
    return (await answer.json()) as { statusCode: number; errorCode: number; errorMessage: string };
  };

  it.each([
    [
      'a file too large',
      [11_000_000, 9_000_000, 9_000_000],
      usualUploadLimits,
      { statusCode: 200, errorCode: 10, errorMessage: 'Размер файла не должен превышать 10 Мб' },
    ],
    [
      'no room',
      [9_000_000, 9_000_000, 9_000_000],
      { total: 1e9, perAddress: 1_000_000 },
      { statusCode: 503, errorCode: 1 },
    ],
  ] as const)(
    'rejected midway get a response, and the browser may send the rest: %s',
    async (_why, sizes, uploads, expected) => {
      await start(uploads);
      const sent = request(address + url, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      const answered = new Promise<string>((resolve, reject) => {
        sent.once('error', reject).once('response', (answer) => {
          let text = '';
          answer
            .setEncoding('utf8')
            .on('data', (chunk: string) => (text += chunk))
            .once('end', () => resolve(text));
        });
      });
      const wentOut = new Promise<void>((resolve) => sent.once('finish', () => resolve()));
      const head =
        '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
      for (const size of sizes) {
        sent.write(head);
        sent.write(Buffer.alloc(size, 'a'));
        sent.write('\r\n');
      }
      sent.end('--b--\r\n');
      await Promise.race([Promise.all([answered, wentOut]), pause(20_000)]);
      expect([sent.writableFinished, JSON.parse(await answered)]).toMatchObject([true, expected]);
      expect(await coming()).toEqual([]);
    },
  );

  it('are the server’s fault when they fail on the disk, and are logged', async () => {
    await writeFile(join(folder, 'uploads'), 'where the folder should be');
    await start();
    const error = jest.spyOn(app.shop.log, 'error');
    expect(await send({ id: formIds.work }, [10])).toMatchObject({ statusCode: 500 });
    expect(error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ code: 'ENOTDIR', syscall: 'mkdir' }), url },
      'a request failed',
    );
    error.mockRestore();
  });

  it('may have as much text as JSON, and no more fields than a form has; their text is counted', async () => {
    const fieldsOf = (count: number, length: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'a'.repeat(length)]));
    await start();
    expect(await send({ id: formIds.project, ...fieldsOf(29, 2_000) })).toMatchObject({ statusCode: 200 });
    expect(await send(fieldsOf(4, 19_000))).toMatchObject({ statusCode: 413, errorMessage: 'Запрос слишком большой' });
    expect(await send(fieldsOf(31, 1))).toMatchObject({ statusCode: 400, errorMessage: 'Не удалось прочитать форму' });
    const { perAddress } = usualUploadLimits;
    const others = app.shop.uploads.open('127.0.0.1', perAddress);
    others.take(perAddress - 2_000);
    // No Content-Length: what arrives is counted.
    const chunked = new Promise<number>((resolve, reject) => {
      const sent = request(address + url, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      sent.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      sent.write('--b\r\nContent-Disposition: form-data; name="comment"\r\n\r\n');
      sent.end(`${'a'.repeat(3_000)}\r\n--b--\r\n`);
    });
    expect(await chunked).toBe(503);
    others.release();
  });

  it('use no quota when announced, only when received; the total quota is shared by everybody', async () => {
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
