import crypto from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { StartError } from '../../db/start-error.js';
import { signatureOf, startS3 } from '../../testing/stand-ins/s3-server.js';
import type { S3Server } from '../../testing/stand-ins/s3-server.js';
import { StorageFailure } from '../storage-failure.js';
import { checkBucket, openBucket } from './s3-bucket.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
afterEach(() => {
  s3.setTrouble(null);
  s3.seen.length = 0;
});

const quick = { put: 300, get: 300 };

describe('a bucket', () => {
  it('returns what was stored, and null for what is gone', async () => {
    const bucket = openBucket(s3.settings);
    await bucket.put('pictures/v2/tent/480.webp', Buffer.from('bytes'), 'image/webp');
    expect(String(await bucket.get('pictures/v2/tent/480.webp'))).toBe('bytes');
    await bucket.remove('pictures/v2/tent/480.webp');
    expect(await bucket.get('pictures/v2/tent/480.webp')).toBeNull();
  });

  it('lists more than one page', async () => {
    // s3rver encrypts its continuation tokens with DES, which the OpenSSL of today's Node does not have.
    const plain = { update: (text: Buffer) => Buffer.from(text), final: () => Buffer.alloc(0) };
    const spies = (['createCipheriv', 'createDecipheriv'] as const).map((name) =>
      jest.spyOn(crypto, name).mockReturnValue(plain as never),
    );
    const bucket = openBucket(s3.settings);
    const keys = Array.from({ length: 1_003 }, (_none, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => bucket.put(key, Buffer.from('x'))));
    const found: string[] = [];
    for await (const { key, size, changedAt } of bucket.list('many/')) {
      expect([size, Math.abs(changedAt - Date.now()) < 300_000]).toEqual([1, true]);
      found.push(key);
    }
    for (const spy of spies) spy.mockRestore();
    expect(found).toEqual(keys);
  }, 60_000);

  it('is called at its own host unless paths are forced, with a signature for that host', async () => {
    const { endpoint: _ours, ...settings } = s3.settings;
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 200 }));
    const bucket = openBucket({ ...settings, endpoint: 'https://storage.yandexcloud.net', isPathStyle: false });
    await bucket.put('uploads/a.pdf', Buffer.from('x'));
    const [url, init] = sent.mock.calls[0] as [URL, { headers: Headers }];
    sent.mockRestore();
    expect(String(url)).toBe('https://tropa.storage.yandexcloud.net/uploads/a.pdf');
    const headers = { ...Object.fromEntries(init.headers), host: 'tropa.storage.yandexcloud.net' };
    const signature = signatureOf('PUT', url, headers);
    expect(init.headers.get('authorization')).toBe(
      `${init.headers.get('authorization')!.split('Signature=')[0]}Signature=${signature}`,
    );
  });

  it.each([
    ['an overload', { status: 503, times: 1 }],
    ['a failure', { status: 500, times: 1 }],
    ['too many requests', { status: 429, times: 1 }],
  ] as const)('survives %s with a second attempt, the body sent again', async (_what, trouble) => {
    const bucket = openBucket(s3.settings);
    s3.setTrouble(trouble);
    await bucket.put('uploads/again', Buffer.from('whole'));
    expect(s3.seen).toEqual(['PUT /tropa/uploads/again', 'PUT /tropa/uploads/again']);
    expect(String(await bucket.get('uploads/again'))).toBe('whole');
  });

  it.each([
    ['fails', { status: 503 }, /HTTP 503/, 2],
    ['hangs up', 'drop', /the file store: \w+/, 2],
    ['says nothing', 'silence', /no response within 300 ms/, 2],
    ['forbids', { status: 403 }, /HTTP 403 Trouble/, 1],
  ] as const)(
    'that %s is a failure after so many attempts',
    async (_what, trouble, message, attempts) => {
      const bucket = openBucket(s3.settings, quick);
      const listed = async () => bucket.list('uploads/')[Symbol.asyncIterator]().next();
      for (const call of [
        () => bucket.put('uploads/x', Buffer.from('x')),
        () => bucket.get('uploads/x'),
        () => bucket.remove('uploads/x'),
        listed,
      ]) {
        s3.seen.length = 0;
        s3.setTrouble(trouble);
        const error: unknown = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(StorageFailure);
        expect((error as Error).message).toMatch(message);
        expect(s3.seen).toHaveLength(attempts);
      }
    },
    20_000,
  );
});

describe('the check at start', () => {
  const lineOf = async (settings: Partial<typeof s3.settings>): Promise<string> => {
    const all = { ...s3.settings, ...settings };
    const error: unknown = await checkBucket(all, openBucket(all, quick)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  };

  it('passes, and leaves nothing behind', async () => {
    await checkBucket(s3.settings);
    const left = await openBucket(s3.settings).list('start-check/')[Symbol.asyncIterator]().next();
    expect(left.done).toBe(true);
  });

  it('names what to look at, and no secret', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((resolve) => closed.close(resolve));
    expect(await lineOf({ endpoint })).toBe(
      `The bucket tropa at ${endpoint} cannot be used: the file store: ECONNREFUSED. Check S3_ENDPOINT.`,
    );
    expect(await lineOf({ bucket: 'other' })).toMatch(/HTTP 404 NoSuchBucket\. Check S3_BUCKET/);
    const refused = await lineOf({ secretAccessKey: 'a-wrong-secret' });
    expect(refused).toMatch(/HTTP 403 SignatureDoesNotMatch\. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
    expect(refused).not.toContain('a-wrong-secret');
    s3.setTrouble({ status: 301 });
    expect(await lineOf({})).toMatch(/HTTP 301 Trouble\. Check S3_REGION and S3_ENDPOINT\.$/);
    s3.setTrouble('silence');
    expect(await lineOf({})).toMatch(/no response within 300 ms\. Check S3_ENDPOINT\.$/);
  }, 20_000);
});
