import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/open.js';
import type { Db } from '../db/schema.js';
import { writePgliteFolder } from '../testing/databases.js';
import type { OpenForTest, TestDatabase } from '../testing/databases.js';
import { startServerProcess } from './server-process.js';
import type { ServerProcess } from './server-process.js';

type Engine = 'pglite' | 'postgres';

/** Which part of the full counts the default run does. The embedded database has one process and is several times slower. */
const defaultPart = { postgres: 1 / 50, pglite: 1 / 200 } as const;

/** Full counts under SOAK=1, a part of them in the default run. */
export const sample = (full: number, engine: Engine): number =>
  process.env.SOAK === '1' ? full : Math.ceil(full * defaultPart[engine]);

/** A database that server processes work on, with the known goods in it. */
export interface SoakShop {
  /** The data folder of its processes, where uploads go. */
  readonly dataDir: string;
  /** How many server processes may share it. */
  readonly maxProcesses: number;
  start(env?: { readonly DRAIN_SECONDS?: string }): Promise<ServerProcess>;
  /** Looks into the database; on the embedded one no server process may run meanwhile. */
  look<Result>(at: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** PostgreSQL shared by several processes, or a folder of the embedded database. */
export async function openSoakShop(open: OpenForTest, engine: Engine): Promise<SoakShop> {
  return engine === 'postgres' ? onPostgres(await open('goods')) : onFolder();
}

async function onPostgres(database: TestDatabase): Promise<SoakShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropa-soak-'));
  return {
    dataDir,
    maxProcesses: 2,
    start: (env) => startServerProcess({ ...env, DATABASE_URL: database.url ?? '', DATA_DIR: dataDir }),
    look: (at) => at(database.db),
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onFolder(): Promise<SoakShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropa-soak-'));
  const look = async <Result>(at: (db: Db) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openDatabase({ dataDir });
    try {
      return await at(db);
    } finally {
      await close();
    }
  };
  await writePgliteFolder(dataDir, 'goods');
  return {
    dataDir,
    maxProcesses: 1,
    start: (env) => startServerProcess({ ...env, DATA_DIR: dataDir }),
    look,
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}
