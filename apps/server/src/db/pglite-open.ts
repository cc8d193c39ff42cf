import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { lockDataDir } from './data-dir-lock.js';
import { StartError } from './start-error.js';

const majorVersion = '18';
const dateOid = 1082;

const options = {
  extensions: { pg_trgm, unaccent },
  // A date is a day, not an instant: as text it cannot shift across midnight.
  parsers: { [dateOid]: (text: string) => text },
};

/** Runs in a process of its own: initdb needs 841 MB, and WASM memory is never given back. */
const initScript = `
const { PGlite } = require(process.argv[1]);
PGlite.create({ dataDir: process.argv[2] }).then((db) => db.close()).then(() => process.exit(0), (error) => {
  process.stderr.write(String(error && error.message || error));
  process.exit(1);
});`;

async function initialise(dataDir: string, databaseDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('pg.init-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const temporary = join(dataDir, `pg.init-${process.pid}`);
  const pglitePath = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['-e', initScript, pglitePath, temporary]);
  } catch (error) {
    const detail = (error as { stderr?: string }).stderr || (error as Error).message;
    throw new StartError(`The embedded database could not be created in ${dataDir}: ${detail.split('\n')[0]}`);
  }
  // Only a complete database gets its final name: a process killed in the middle leaves a folder that nobody opens.
  renameSync(temporary, databaseDir);
}

/**
 * Opens the embedded database in `dataDir`, creating it at the first start.
 * @throws StartError when the folder is in use, cannot be written or holds something else.
 */
export async function openPgliteFolder(dataDir: string): Promise<{ pglite: PGlite; unlock: () => void }> {
  const unlock = lockDataDir(dataDir);
  try {
    const databaseDir = join(dataDir, 'pg');
    if (!existsSync(databaseDir)) await initialise(dataDir, databaseDir);
    const versionFile = join(databaseDir, 'PG_VERSION');
    const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : '';
    if (version !== majorVersion) {
      throw new StartError(`${databaseDir} is not an embedded database of version ${majorVersion}: move it away.`);
    }
    const pglite = await PGlite.create({ ...options, dataDir: databaseDir }).catch((error: unknown) => {
      throw new StartError(`The embedded database in ${databaseDir} does not open: ${(error as Error).message}`);
    });
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the database of `dataDir` from what `PGlite.dumpDataDir` gave. */
export async function createPgliteFolder(dataDir: string, image: Blob): Promise<PGlite> {
  return PGlite.create({ ...options, dataDir: join(dataDir, 'pg'), loadDataDir: image });
}

/** Its files are in memory already: the usual 128 MB of buffers would only double the time to open it. */
const memoryParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A database that lives as long as the process; `image` is what `PGlite.dumpDataDir` gave, and skips initdb. */
export async function openPgliteMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: memoryParams, ...(image ? { loadDataDir: image } : {}) });
}
