import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingFile } from './files.js';

/** A random name that is also a plain file name. */
export const randomName = (): string => randomBytes(16).toString('hex');

/** The keys of kept files. */
export const keyPattern = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/;

/** A new key: random, since names that visitors gave never become paths; only a plain extension survives. */
export function newKey(name: string): string {
  return `${randomName()}.${/\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'}`;
}

/** No request lives this long, milliseconds: an upload still unfinished by then will never be finished. */
const longestUpload = 3_600_000;

/** Where an incoming file is until it is kept or dropped. */
export interface IncomingPlace {
  readonly path: string;
  /** SHA-256, hex. */
  readonly sha256: string;
}

/** Files being uploaded, in a folder of this process's machine. */
export interface IncomingFiles {
  /** Writes a file as it arrives. An incomplete one leaves nothing behind. */
  receive(bytes: AsyncIterable<Buffer>): Promise<IncomingFile>;
  /** @throws Error for a file of another store */
  placeOf(file: IncomingFile): IncomingPlace;
  /** Deletes what a process that died has left; returns how many files. */
  sweep(): Promise<number>;
}

/** Receives files into `folder`. */
export function createIncomingFiles(folder: string): IncomingFiles {
  const places = new WeakMap<IncomingFile, IncomingPlace>();
  return {
    async receive(bytes) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomName());
      const drop = (): Promise<void> => rm(path, { force: true });
      // Opened first: if the stream failed while opening, the file would be created after it was dropped.
      const handle = await open(path, 'wx');
      const digest = createHash('sha256');
      const counted = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of bytes) {
          digest.update(chunk);
          yield chunk;
        }
      };
      try {
        await writeFile(handle, counted());
        const { size } = await handle.stat();
        await handle.close();
        const file: IncomingFile = { size, read: () => createReadStream(path) as AsyncIterable<Buffer>, drop };
        places.set(file, { path, sha256: digest.digest('hex') });
        return file;
      } catch (error) {
        // Do not fill a full disk further.
        await handle.close().catch(() => undefined);
        await drop().catch(() => undefined);
        throw error;
      }
    },
    placeOf(file) {
      const place = places.get(file);
      if (place === undefined) throw new Error('not a file of this store');
      return place;
    },
    sweep: () => sweepFolder(folder, () => true, Date.now() - longestUpload),
  };
}

/** Deletes the files of a folder that are ours and were changed before `before`, ms; returns how many. */
export async function sweepFolder(folder: string, isOurs: (name: string) => boolean, before: number): Promise<number> {
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
