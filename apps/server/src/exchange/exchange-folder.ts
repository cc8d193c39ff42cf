import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImportError } from '../import/import-error.js';
import { safePath } from './safe-path.js';
import { unpackZip } from './unpack-zip.js';

/** Bounds of what one exchange may send. */
export interface ExchangeLimits {
  /** Bytes of one request. */
  readonly partBytes: number;
  /** Bytes of all files, packed and unpacked. */
  readonly totalBytes: number;
  readonly files: number;
}

export const usualExchangeLimits: ExchangeLimits = {
  partBytes: 16 * 1024 * 1024,
  totalBytes: 4 * 1024 ** 3,
  files: 100_000,
};

/** Exchanges that were broken off leave files behind. */
const keptMs = 24 * 3_600_000;

/** The files of one exchange, in a folder of the shop's data. */
export interface ExchangeFolder {
  /** Appends a part to a file. @throws ImportError when there is too much */
  append(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Unpacks the archives that came since; a second time it does nothing. @throws ImportError */
  unpack(): Promise<void>;
  /** A file's bytes. @throws ImportError when it was not sent */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  /** Paths of files with this ending. */
  list(pattern: RegExp): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** A file has been used: what is appended next starts it over. */
  finish(name: string): Promise<void>;
  pathOf(name: string): string;
}

/** Bytes of each folder: thousands of pictures come one by one, and need not be counted for each. */
const sizes = new LRUCache<string, number>({ max: 100 });

const finished = (path: string): string => `${path}.finished`;
const is = (value: boolean) => () => value;

/** Opens the folder of an exchange below `root`. */
export function openExchangeFolder(root: string, exchange: string, limits = usualExchangeLimits): ExchangeFolder {
  const folder = join(root, exchange);
  const pathOf = (name: string): string => join(folder, safePath(name));
  const list = async (pattern: RegExp): Promise<string[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  };
  const size = async (): Promise<number> => {
    let total = sizes.get(folder);
    if (total !== undefined) return total;
    total = 0;
    for (const name of await list(/./)) total += (await stat(join(folder, name))).size;
    sizes.set(folder, total);
    return total;
  };
  return {
    pathOf,
    list,
    async append(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      if (await rm(finished(path)).then(is(true), is(false))) await rm(path, { force: true });
      const before = await stat(path).then(
        (known) => known.size,
        () => 0,
      );
      const room = limits.totalBytes - (await size());
      // Counted again when it fails.
      sizes.delete(folder);
      const file = await open(path, 'a');
      try {
        for await (const piece of bounded(bytes, Math.min(limits.partBytes, room))) await file.appendFile(piece);
      } catch (error) {
        // Half a part: it is sent again, and must not be there twice.
        await file.truncate(before);
        throw error;
      } finally {
        await file.close();
      }
      sizes.set(folder, limits.totalBytes - room + (await stat(path)).size - before);
    },
    async unpack() {
      for (const name of await list(/\.zip$/i)) {
        await unpackZip(join(folder, name), folder, {
          bytes: limits.totalBytes - (await size()),
          files: limits.files,
        });
        await rm(join(folder, name));
        sizes.delete(folder);
      }
    },
    async read(name) {
      const path = pathOf(name);
      const known = await stat(path).catch(() => null);
      if (!known?.isFile()) throw new ImportError(`Файл ${name.slice(0, 100)} не был передан.`);
      return piecesOf(path);
    },
    finish: (name) => writeFile(finished(pathOf(name)), ''),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Opened when the first piece is taken. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 });
}

async function* bounded(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let left = most;
  // To its end: a server that stops reading a request hangs up, and the other side would never know why.
  for await (const piece of bytes) {
    left -= piece.length;
    if (left >= 0) yield piece;
  }
  if (left < 0) throw new ImportError('Файл слишком велик: больше, чем сайт принимает за один раз.');
}

/** Deletes the folders of exchanges that are over. */
export async function sweepExchanges(root: string, now: Date): Promise<void> {
  const folders = await readdir(root).catch(() => []);
  for (const name of folders) {
    const changed = await stat(join(root, name)).catch(() => null);
    if (changed && now.getTime() - changed.mtimeMs > keptMs)
      await rm(join(root, name), { recursive: true, force: true });
  }
}
