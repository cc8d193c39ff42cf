import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from '../adapters/s3/s3-bucket.js';

/** Where encoded pictures last longer than the process, shared by several of them. Never throws: a picture that is not there is rendered again. */
export interface PictureShelf {
  /** Undefined when it has none, or cannot be read now. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a picture, if it can. */
  write(name: string, data: Buffer): Promise<void>;
  /** Bytes of all that it has; null when that is unknown now. */
  size(): Promise<number | null>;
}

/** Pictures in a folder: files appear atomically, by rename. */
export function createFolderShelf(folder: string): PictureShelf {
  return {
    async read(name) {
      const data = await readFile(join(folder, name)).catch(() => undefined);
      // A disk that became full in the middle of a write may have left an empty file behind.
      return data && data.length > 0 ? data : undefined;
    },
    async write(name, data) {
      const path = join(folder, name);
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, data);
        await rename(draft, path);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    size: () => folderSize(folder).catch(() => 0),
  };
}

async function folderSize(folder: string): Promise<number> {
  let total = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) total += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return total;
}

/** Milliseconds without the bucket after it failed: no visitor waits for a store that is known to be away. */
const usualRest = 15_000;

/**
 * Pictures in a bucket, under `prefix`. While the bucket is away pictures are drawn and nothing is kept; `onTrouble` is
 * called once for each time that it goes away.
 */
export function createBucketShelf(
  bucket: Bucket,
  prefix: string,
  onTrouble: (error: unknown) => void = () => undefined,
  rest = usualRest,
): PictureShelf {
  let awayUntil = 0;
  const unlessAway = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (Date.now() < awayUntil) return undefined;
    try {
      return await work();
    } catch (error) {
      if (Date.now() >= awayUntil) onTrouble(error);
      awayUntil = Date.now() + rest;
      return undefined;
    }
  };
  return {
    read: async (name) => (await unlessAway(() => bucket.get(prefix + name))) ?? undefined,
    async write(name, data) {
      await unlessAway(() => bucket.put(prefix + name, data, `image/${name.split('.').at(-1) ?? ''}`));
    },
    async size() {
      const sum = async (): Promise<number> => {
        let total = 0;
        for await (const { size } of bucket.list(prefix)) total += size;
        return total;
      };
      return (await unlessAway(sum)) ?? null;
    },
  };
}
