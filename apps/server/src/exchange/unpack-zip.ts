import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../import/import-error.js';
import { safePath } from './safe-path.js';

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** What an archive may hold. */
export interface ZipLimits {
  readonly bytes: number;
  readonly files: number;
}

/**
 * Unpacks an archive into a folder. The sizes that it declares are summed before anything is written, and no entry may
 * become larger than it declares: an archive that would fill the disk is rejected at once.
 *
 * @throws ImportError for a broken archive, one that is too large, and names that lead out of the folder
 */
export async function unpackZip(path: string, folder: string, limits: ZipLimits): Promise<void> {
  try {
    const entries = await readEntries(path, limits);
    const zip = await openZip(path, { lazyEntries: true, autoClose: false });
    try {
      const readStream = promisify(zip.openReadStream.bind(zip) as OpenStream);
      for (const entry of entries) {
        const target = join(folder, safePath(entry.fileName));
        await mkdir(dirname(target), { recursive: true });
        await pipeline(await readStream(entry), createWriteStream(target));
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    // An error of the operating system is not the archive's fault.
    if (error instanceof ImportError || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new ImportError(`Архив повреждён: ${(error as Error).message}`);
  }
}

type OpenStream = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void;

async function readEntries(path: string, { bytes, files }: ZipLimits): Promise<Entry[]> {
  const zip = await openZip(path, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let total = 0;
    const fail = (error: Error): void => {
      zip.close();
      reject(error);
    };
    zip.on('error', fail);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName.endsWith('/')) return zip.readEntry();
      total += entry.uncompressedSize;
      entries.push(entry);
      if (total > bytes) return fail(new ImportError('Архив слишком велик.'));
      if (entries.length > files) return fail(new ImportError('В архиве слишком много файлов.'));
      return zip.readEntry();
    });
    zip.readEntry();
  });
}
