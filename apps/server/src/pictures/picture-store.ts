import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Encoded pictures: the hot ones in memory, all on disk within the folder's budget. */
export interface PictureStore {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, data: Buffer): Promise<void>;
}

/** Bounds of a store, in bytes. */
export interface PictureStoreLimits {
  memoryBytes: number;
  diskBytes: number;
}

const defaultLimits: PictureStoreLimits = { memoryBytes: 24 * 2 ** 20, diskBytes: 512 * 2 ** 20 };

/**
 * Keeps pictures in `folder`, which may be shared by several server processes: files appear atomically, by rename.
 * A folder that cannot be written to costs speed, never a picture. Without a folder only memory is used.
 */
export function createPictureStore(folder: string | null, limits = defaultLimits): PictureStore {
  const memory = new LRUCache<string, Buffer>({
    maxSize: limits.memoryBytes,
    sizeCalculation: (data) => data.length || 1,
  });
  let used: Promise<number> | null = null;
  let written = 0;

  async function hasRoom(bytes: number): Promise<boolean> {
    used ??= folderSize(folder ?? '').catch(() => 0);
    return (await used) + written + bytes <= limits.diskBytes;
  }

  return {
    async read(name) {
      const hot = memory.get(name);
      if (hot || !folder) return hot;
      const data = await readFile(join(folder, name)).catch(() => undefined);
      // A disk that became full in the middle of a write may have left an empty file behind.
      if (!data || data.length === 0) return undefined;
      memory.set(name, data);
      return data;
    },

    async write(name, data) {
      memory.set(name, data);
      if (!folder || !(await hasRoom(data.length))) return;
      written += data.length;
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
  };
}

async function folderSize(folder: string): Promise<number> {
  if (!folder) return 0;
  let total = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) total += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return total;
}
