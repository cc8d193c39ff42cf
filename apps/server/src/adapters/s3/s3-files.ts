import { createReadStream } from 'node:fs';
import type { FileStore } from '../files.js';
import { createIncomingFiles, keyPattern, newKey } from '../incoming-files.js';
import type { Bucket } from './s3-bucket.js';

/** Where the bucket has the files of visitors. */
export const uploadsPrefix = 'uploads/';

/**
 * Keeps files in a bucket that all processes of a shop share. A file being uploaded waits in `incomingFolder` of its
 * process until its form is accepted: files of a rejected form are never sent.
 */
export function createS3Files(bucket: Bucket, incomingFolder: string): FileStore {
  const incoming = createIncomingFiles(incomingFolder);
  return {
    receive: incoming.receive,
    async save({ name, content }) {
      const { path, sha256 } = incoming.placeOf(content);
      const key = newKey(name);
      // Opened when the first bytes are read: `fetch` does not close the stream of a request that never got that far.
      const read = async function* () {
        yield* createReadStream(path);
      };
      try {
        await bucket.put(uploadsPrefix + key, { size: content.size, sha256, read });
      } catch (error) {
        // A lost response may have been a success, and then nobody would ever know this key.
        await bucket.remove(uploadsPrefix + key).catch(() => undefined);
        throw error;
      }
      await content.drop();
      return key;
    },
    async remove(key) {
      if (!keyPattern.test(key)) throw new Error('not a key of this store');
      await bucket.remove(uploadsPrefix + key);
    },
    async sweep(keptSince) {
      let swept = await incoming.sweep();
      for await (const { key, changedAt } of bucket.list(uploadsPrefix)) {
        // Not `>=`, which is false for an invalid date: that must delete nothing.
        if (!keyPattern.test(key.slice(uploadsPrefix.length)) || !(changedAt < keptSince.getTime())) continue;
        await bucket.remove(key);
        swept += 1;
      }
      return swept;
    },
  };
}
