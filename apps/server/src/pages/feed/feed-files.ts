import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';
import type { Encoding } from '../../api/encoding.js';
import { TransportFault } from '../../api/envelope.js';

/** A text of any length, compressed on disk. */
export interface PackedFile {
  readonly etag: string;
  /** Length in bytes; null for what is decompressed while it is sent. */
  size(encoding: Encoding): number | null;
  open(encoding: Encoding): Readable;
  remove(): Promise<void>;
}

const write = (stream: Writable, piece: string): Promise<void> =>
  new Promise((resolve, reject) => stream.write(piece, (error) => (error ? reject(error) : resolve())));

/** Writes a text that comes in chunks as gzip and brotli; only the current chunk is in memory. */
export async function packToDisk(pieces: AsyncIterable<string>, path: string): Promise<PackedFile> {
  const [gzipPath, brotliPath] = [`${path}.gz`, `${path}.br`];
  const remove = async () => {
    await Promise.all([gzipPath, brotliPath].map((file) => rm(file, { force: true }).catch(() => undefined)));
  };
  const gzip = createGzip({ level: 6 });
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const written = Promise.all([
    pipeline(gzip, createWriteStream(gzipPath)),
    pipeline(brotli, createWriteStream(brotliPath)),
  ]);
  // Handled below; a disk error while the chunks are still being made must not crash the process.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  try {
    for await (const piece of pieces) {
      hash.update(piece);
      await Promise.all([write(gzip, piece), write(brotli, piece)]);
    }
    gzip.end();
    brotli.end();
    await written;
  } catch (error) {
    gzip.destroy();
    brotli.destroy();
    await written.catch(() => undefined);
    await remove();
    throw error;
  }
  const sizes = { gzip: (await stat(gzipPath)).size, br: (await stat(brotliPath)).size, identity: null };
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    size: (encoding) => sizes[encoding],
    open: (encoding) => {
      if (encoding === 'br') return createReadStream(brotliPath);
      const packed = createReadStream(gzipPath);
      if (encoding === 'gzip') return packed;
      const plain = createGunzip();
      packed.once('error', (error) => plain.destroy(error));
      plain.once('close', () => packed.destroy());
      return packed.pipe(plain);
    },
    remove,
  };
}

/** Caches compressed files until the catalogue's version changes. */
export interface FeedFiles {
  /**
   * The file under the key, built now if it is not cached; concurrent callers share one build.
   * @throws TransportFault (503) when too many builds are queued.
   */
  take(key: string, pieces: () => AsyncIterable<string>): Promise<PackedFile>;
  close(): Promise<void>;
}

/** Files that stay on disk: clients may still be downloading the previous ones. */
const mostFiles = 4;
/** Feeds being built and queued. Without PUBLIC_URL there is one key per requested host. */
const mostInWork = 4;

/** @param version what the files depend on. One is built at a time: the feed of a large shop takes a minute. */
export function createFeedFiles(version: () => number): FeedFiles {
  const files = new Map<string, PackedFile>();
  const inWork = new Map<string, Promise<PackedFile>>();
  let folder: Promise<string> | null = null;
  let number = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** Shutdown does not wait for a feed that nobody will receive. */
  async function* whileOpen(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      if (isClosed) throw new Error('the server is closing');
      yield piece;
    }
  }

  const make = async (name: string, pieces: () => AsyncIterable<string>): Promise<PackedFile> => {
    folder ??= mkdtemp(join(tmpdir(), 'tropa-feed-'));
    number += 1;
    const started = version();
    const file = await packToDisk(whileOpen(pieces()), join(await folder, String(number)));
    // The goods changed while it was built: good enough to send, stored under a key that nobody requests.
    files.set(started === version() ? name : `${name} ${number}`, file);
    for (const [old, { remove }] of [...files].slice(0, Math.max(files.size - mostFiles, 0))) {
      files.delete(old);
      await remove();
    }
    return file;
  };

  return {
    take(key, pieces) {
      const name = `${version()} ${key}`;
      const kept = files.get(name);
      if (kept !== undefined) return Promise.resolve(kept);
      const underWay = inWork.get(name);
      if (underWay !== undefined) return underWay;
      if (inWork.size >= mostInWork)
        return Promise.reject(new TransportFault(503, 'Файл с товарами готовится, попробуйте через минуту'));
      const making = last
        .then(() => make(name, pieces))
        .finally(() => {
          inWork.delete(name);
        });
      inWork.set(name, making);
      last = making.catch(() => undefined);
      return making;
    },
    async close() {
      isClosed = true;
      await last;
      if (folder !== null) await rm(await folder, { recursive: true, force: true });
    },
  };
}
