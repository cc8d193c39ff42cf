import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openBucket } from '../adapters/s3/s3-bucket.js';
import { createS3Files } from '../adapters/s3/s3-files.js';
import { formIds } from '../shop/webform/forms.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { startS3 } from '../testing/stand-ins/s3-server.js';
import type { S3Server } from '../testing/stand-ins/s3-server.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const boundary = 'tropa-boundary';
const resume = (name: string, text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="${name}"\r\n\r\n${text}\r\n`;
const field = (name: string, text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

describeOnOneDatabase('an application with files in a bucket', (open) => {
  let shop: TestShop;
  let s3: S3Server;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-form-bucket-'));
    s3 = await startS3();
    const files = createS3Files(openBucket(s3.settings, { put: 400, get: 400 }), join(folder, 'incoming'));
    shop = await openTestShop(open, { settings: { dataDir: folder }, adapters: { files } });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => s3.setTrouble(null));

  const send = () =>
    shop.visitor().request({
      method: 'POST',
      url: '/api/webform/sendMessage/',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: [
        field('id', formIds.work),
        field('phone', '+7 (912) 345-67-89'),
        field('email', 'a@b.ru'),
        resume('резюме.txt', 'умею всё'),
        resume('письмо.txt', 'и ещё'),
        `--${boundary}--\r\n`,
      ].join(''),
    });
  const messages = () => shop.db.selectFrom('webform_messages').select('files').orderBy('id').execute();
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of openBucket(s3.settings).list('uploads/')) found.push(key);
    return found.sort();
  };
  /** Dropped files are deleted while the response is being sent. */
  const expectNothingComing = async () => {
    const coming = () => readdir(join(folder, 'incoming')).catch(() => []);
    for (let tries = 0; tries < 100 && (await coming()).length > 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await coming()).toEqual([]);
  };

  it('is accepted: files under the keys of the database, nothing stays on disk', async () => {
    expect((await send()).json()).toMatchObject({ errorCode: 0 });
    const [message] = await messages();
    const stored = message!.files.map(({ storageKey }) => `uploads/${storageKey}`).sort();
    expect(stored).toHaveLength(2);
    expect(await keys()).toEqual(stored);
    expect(String(await openBucket(s3.settings).get(`uploads/${message!.files[0]!.storageKey}`))).toBe('умею всё');
    await expectNothingComing();
  });

  it.each([
    ['fails', { status: 503 }],
    ['denies access', { status: 403 }],
    ['hangs up', 'drop'],
    ['says nothing', 'silence'],
    ['writes, but its response is lost', 'lost'],
  ] as const)(
    'bucket %s: 503 with Retry-After, nothing stays, and accepted at the second try',
    async (_how, trouble) => {
      const before = [await messages(), await keys()];
      s3.setTrouble(trouble);
      const reply = await send();
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
      expect(reply.json()).toMatchObject({ statusCode: 503, errorCode: 1, result: null });
      s3.setTrouble(null);
      expect([await messages(), await keys()]).toEqual(before);
      await expectNothingComing();
      expect((await send()).json()).toMatchObject({ errorCode: 0 });
      expect(await keys()).toHaveLength(before[1]!.length + 2);
    },
  );

  it('one write of two failed: none stays', async () => {
    const before = await keys();
    // The first attempt of each file and the second of one.
    s3.setTrouble({ status: 500, times: 3 });
    expect((await send()).statusCode).toBe(503);
    s3.setTrouble(null);
    expect(await keys()).toEqual(before);
  });

  it('the database did not write the application: no files stay in the bucket', async () => {
    const before = await keys();
    await sql`alter table webform_messages add constraint away check (false) not valid`.execute(shop.db);
    expect((await send()).statusCode).toBe(500);
    await sql`alter table webform_messages drop constraint away`.execute(shop.db);
    expect(await keys()).toEqual(before);
    expect(s3.seen.filter((request) => request.startsWith('DELETE')).length).toBeGreaterThanOrEqual(2);
  });
});
