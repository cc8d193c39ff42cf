import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './files.js';
import { createIncomingFiles, keyPattern, newKey, sweepFolder } from './incoming-files.js';

/**
 * Keeps files in a folder of the shop's data. Files being uploaded are in a folder beside it until they are kept or
 * dropped.
 */
export function createDiskFiles(folder: string): FileStore {
  const incoming = createIncomingFiles(join(folder, 'incoming'));
  return {
    receive: incoming.receive,
    async save({ name, content }) {
      const { path } = incoming.placeOf(content);
      const key = newKey(name);
      await rename(path, join(folder, key));
      return key;
    },
    async remove(key) {
      if (!keyPattern.test(key)) throw new Error('not a key of this store');
      await rm(join(folder, key), { force: true });
    },
    async sweep(keptSince) {
      const kept = await sweepFolder(folder, (name) => keyPattern.test(name), keptSince.getTime());
      return kept + (await incoming.sweep());
    },
  };
}
