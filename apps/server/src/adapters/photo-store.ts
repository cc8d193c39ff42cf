import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomName } from './incoming-files.js';
import type { Bucket } from './s3/s3-bucket.js';

/** Keeps the photos of reviews for as long as their reviews: nothing in it expires or is evicted to make room. */
export interface PhotoStore {
  /** Keeps an encoded photo and returns its unguessable key. @throws when it could not be kept */
  save(data: Buffer): Promise<string>;
  /** Null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** A no-op when there is none. */
  remove(key: string): Promise<void>;
}

/** The keys of kept photos. */
export const isPhotoKey = (key: string): boolean => /^[\da-f]{32}$/.test(key);

const fileOf = (key: string): string => {
  // Keys become paths.
  if (!isPhotoKey(key)) throw new Error('not a key of this store');
  return `${key}.webp`;
};

/** Photos in a folder: they appear whole, by rename. */
export function createDiskPhotos(folder: string): PhotoStore {
  return {
    async save(data) {
      const key = randomName();
      const path = join(folder, fileOf(key));
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(`${path}.part`, data);
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true }).catch(() => undefined);
        throw error;
      }
      return key;
    },
    read: (key) =>
      readFile(join(folder, fileOf(key))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(join(folder, fileOf(key)), { force: true }),
  };
}

/** Where the bucket has them. */
export const photosPrefix = 'reviews/';

/** Photos in a bucket that all processes of a shop share. */
export function createS3Photos(bucket: Bucket): PhotoStore {
  return {
    async save(data) {
      const key = randomName();
      await bucket.put(photosPrefix + fileOf(key), data, 'image/webp');
      return key;
    },
    read: (key) => bucket.get(photosPrefix + fileOf(key)),
    remove: (key) => bucket.remove(photosPrefix + fileOf(key)),
  };
}
