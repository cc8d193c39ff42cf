import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './files.js';

/**
 * Keeps files in a folder of the shop's data. Names that visitors gave never become paths: the key is random, and
 * only a plain extension survives.
 */
export function createDiskFiles(folder: string): FileStore {
  return {
    async save({ name, bytes }) {
      await mkdir(folder, { recursive: true });
      const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
      const key = `${randomBytes(16).toString('hex')}.${extension}`;
      const temporary = join(folder, `${key}.part`);
      try {
        await writeFile(temporary, bytes, { flag: 'wx' });
        await rename(temporary, join(folder, key));
      } catch (error) {
        // A full disk is not made fuller.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
      return key;
    },
    async remove(key) {
      if (!/^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(key)) throw new Error('not a key of this store');
      await rm(join(folder, key), { force: true });
    },
  };
}
