import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TransportFault } from '../../api/envelope.js';
import { createFeedFiles } from './feed-files.js';

const bytesOf = async (stream: Readable) => Buffer.concat((await stream.toArray()) as Buffer[]);
async function* piecesOf(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

describe('feed files', () => {
  let version = 1;
  let files = createFeedFiles(() => version);
  beforeEach(() => {
    version = 1;
    files = createFeedFiles(() => version);
  });
  afterEach(() => files.close());

  it('returns the same text compressed and plain', async () => {
    const file = await files.take('a', () => piecesOf('<a>', 'Лыжи'.repeat(10_000), '</a>'));
    const plain = `<a>${'Лыжи'.repeat(10_000)}</a>`;
    expect(await text(file.open('identity'))).toBe(plain);
    const [gzip, br] = [await bytesOf(file.open('gzip')), await bytesOf(file.open('br'))];
    expect([gunzipSync(gzip).toString(), brotliDecompressSync(br).toString()]).toEqual([plain, plain]);
    expect([file.size('gzip'), file.size('br'), file.size('identity')]).toEqual([gzip.length, br.length, null]);
  });

  it('builds a file once for concurrent requests, and once per version', async () => {
    const make = jest.fn(() => piecesOf('one'));
    const [one, other] = await Promise.all([files.take('a', make), files.take('a', make)]);
    expect(one).toBe(other);
    expect(await files.take('a', make)).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
    version = 2;
    const fresh = await files.take('a', () => piecesOf('two'));
    expect(await text(fresh.open('identity'))).toBe('two');
    expect(fresh.etag).not.toBe(one.etag);
    // A client that is still downloading the old one gets it complete.
    expect(await text(one.open('identity'))).toBe('one');
  });

  it('does not cache what changed while it was built, nor what failed', async () => {
    const stale = await files.take('a', async function* () {
      yield 'stale';
      version = 2;
    });
    expect(await text(stale.open('identity'))).toBe('stale');
    await expect(
      files.take('a', async function* () {
        yield 'half';
        throw new Error('the database is down');
      }),
    ).rejects.toThrow('the database is down');
    expect(await text((await files.take('a', () => piecesOf('whole'))).open('identity'))).toBe('whole');
  });

  it('keeps few files, whatever hosts are requested', async () => {
    const made = [];
    for (const key of 'abcdefgh') made.push(await files.take(key, () => piecesOf(key)));
    await expect(text(made[0]?.open('gzip') as Readable)).rejects.toThrow(/ENOENT/);
    expect(await text(made[7]?.open('identity') as Readable)).toBe('h');
  });

  it('queues few builds: requests under ever new hosts are rejected', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = async function* () {
      await gate;
      yield 'late';
    };
    const waiting = [...'abcd'].map((key) => files.take(key, slow));
    await expect(files.take('e', slow)).rejects.toThrow(TransportFault);
    open();
    expect(await text((await waiting[0])?.open('identity') as Readable)).toBe('late');
    await Promise.all(waiting);
    expect(await text((await files.take('e', () => piecesOf('now'))).open('identity'))).toBe('now');
  });

  it('holds no more than the chunk that is being compressed, however long the text', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const piece = Array.from({ length: 4_000 }, (_, index) => `<offer id="${index * 7919}"/>`).join('');
    // Other tests of this process leave buffers behind: only the growth counts.
    collect();
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const file = await files.take('large', async function* () {
      for (let count = 0; count < 1_000; count += 1) {
        if (count % 100 === 0) {
          collect();
          most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        }
        yield piece;
      }
    });
    expect(piece.length * 1_000).toBeGreaterThan(80_000_000);
    expect(most).toBeLessThan(40_000_000);
    expect(file.size('gzip')).toBeGreaterThan(0);
  }, 60_000);

  it('leaves nothing on disk when the server closes', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('tropa-feed-')).length;
    const own = createFeedFiles(() => 1);
    await own.take('a', () => piecesOf('x'));
    await own.close();
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('tropa-feed-')).length).toBeLessThanOrEqual(
      before,
    );
  });
});
