import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, IncomingFile } from './files.js';

const keyPattern = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/;
const randomName = (): string => randomBytes(16).toString('hex');

/** No request lives this long, milliseconds: an upload still unfinished by then will never be finished. */
const longestUpload = 3_600_000;

/**
 * Keeps files in a folder of the shop's data. Names that visitors gave never become paths: the key is random, and
 * only a plain extension survives. Files being uploaded are in a folder beside it until they are kept or dropped.
 */
export function createDiskFiles(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const paths = new WeakMap<IncomingFile, string>();
  return {
    async receive(bytes) {
      await mkdir(incoming, { recursive: true });
      const path = join(incoming, randomName());
      const drop = (): Promise<void> => rm(path, { force: true });
      // Opened first: if the stream failed while opening, the file would be created after it was dropped.
      const handle = await open(path, 'wx');
      try {
        await writeFile(handle, bytes);
        const { size } = await handle.stat();
        await handle.close();
        const file: IncomingFile = { size, read: () => createReadStream(path) as AsyncIterable<Buffer>, drop };
        paths.set(file, path);
        return file;
      } catch (error) {
        // Do not fill a full disk further.
        await handle.close().catch(() => undefined);
        await drop().catch(() => undefined);
        throw error;
      }
    },
    async save({ name, content }) {
      const path = paths.get(content);
      if (path === undefined) throw new Error('not a file of this store');
      const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
      const key = `${randomName()}.${extension}`;
      await rename(path, join(folder, key));
      return key;
    },
    async remove(key) {
      if (!keyPattern.test(key)) throw new Error('not a key of this store');
      await rm(join(folder, key), { force: true });
    },
    async sweep(keptSince) {
      const kept = await sweepFolder(folder, (name) => keyPattern.test(name), keptSince.getTime());
      return kept + (await sweepFolder(incoming, () => true, Date.now() - longestUpload));
    },
  };
}

async function sweepFolder(folder: string, isOurs: (name: string) => boolean, before: number): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = isOurs(name) ? await stat(path).catch(() => null) : null;
    // Not `>=`, which is false for an invalid date: that must delete nothing.
    if (age === null || !age.isFile() || !(age.mtimeMs < before)) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}
