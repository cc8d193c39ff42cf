import { LRUCache } from 'lru-cache';
import type { PictureShelf } from './picture-shelf.js';

/** Encoded pictures: the hot ones in memory, all on the shelf within its budget. */
export interface PictureStore {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, data: Buffer): Promise<void>;
}

/** Bounds of a store, in bytes. */
export interface PictureStoreLimits {
  memoryBytes: number;
  shelfBytes: number;
}

const defaultLimits: PictureStoreLimits = { memoryBytes: 24 * 2 ** 20, shelfBytes: 512 * 2 ** 20 };

/**
 * Keeps pictures on `shelf`, which may be shared by several server processes. One that cannot be written to costs
 * speed, never a picture. Without a shelf only memory is used.
 */
export function createPictureStore(shelf: PictureShelf | null, limits = defaultLimits): PictureStore {
  const memory = new LRUCache<string, Buffer>({
    maxSize: limits.memoryBytes,
    sizeCalculation: (data) => data.length || 1,
  });
  let used: Promise<number | null> | null = null;
  let written = 0;

  async function hasRoom(on: PictureShelf, bytes: number): Promise<boolean> {
    used ??= on.size();
    const size = await used;
    // Checked again by the next picture: the free room is unknown.
    if (size === null) used = null;
    return size !== null && size + written + bytes <= limits.shelfBytes;
  }

  return {
    async read(name) {
      const hot = memory.get(name);
      if (hot || !shelf) return hot;
      const data = await shelf.read(name);
      if (data) memory.set(name, data);
      return data;
    },

    async write(name, data) {
      memory.set(name, data);
      if (!shelf || !(await hasRoom(shelf, data.length))) return;
      written += data.length;
      await shelf.write(name, data);
    },
  };
}
