import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import type { OpenDatabase } from '../db/open.js';
import { createPgliteFolder, openPgliteMemory } from '../db/pglite-open.js';
import { pglitePool } from '../db/pglite-pool.js';
import type { Db, Tables } from '../db/schema.js';
import { newDatabaseName, serverUrl } from './end-run.js';
import { copyTemplate } from './postgres-templates.js';
import { imageName, seeds } from './seeds.js';
import type { Seed } from './seeds.js';

async function fill(db: Db, seed: Seed): Promise<void> {
  await migrate(db);
  await seeds[seed](db);
}

const imagePrefix = 'tropa-test-pglite-18-';

/** PGlite reads an image by `arrayBuffer` alone; a plain `Blob` copies it piece by piece, a third of the time of an opening. */
class Image extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

/** A filled embedded database, kept as an image between runs: initdb takes seconds, loading a fraction of one. */
async function pgliteImage(seed: Seed): Promise<Blob> {
  const file = `${imagePrefix}${imageName(seed)}.tar`;
  const path = join(tmpdir(), file);
  try {
    return new Image(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const pglite = await openPgliteMemory(seed === 'empty' ? undefined : await pgliteImage('empty'));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pglitePool(pglite, () => undefined) }),
  });
  await fill(db, seed);
  // What is written down already need not be recovered at each opening.
  await pglite.exec('checkpoint');
  const image = await pglite.dumpDataDir('none');
  await db.destroy();
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, Buffer.from(await image.arrayBuffer()));
  renameSync(temporary, path);
  // Images of the same seed from before the sources changed are not needed any more.
  for (const old of readdirSync(tmpdir()).filter(
    (name) => name.startsWith(`${imagePrefix}${seed}_`) && !name.startsWith(file),
  )) {
    rmSync(join(tmpdir(), old), { force: true });
  }
  return image;
}

/** Puts an embedded database that holds the seed into a data folder, as a server that was stopped leaves it. */
export async function writePgliteFolder(dataDir: string, seed: Seed): Promise<void> {
  await (await createPgliteFolder(dataDir, await pgliteImage(seed))).close();
}

/** A migrated embedded database in memory, empty by default. */
export async function openPgliteForTest(seed: Seed = 'empty'): Promise<OpenDatabase> {
  return openDatabase({ memory: await pgliteImage(seed) });
}

/** A database of its own on a server, dropped when the run ends; `url` lets a second server process share it. */
async function openPostgresForTest(seed: Seed = 'empty'): Promise<TestDatabase> {
  const url = await copyTemplate(serverUrl, imageName(seed), newDatabaseName(), async (databaseUrl) => {
    const template = await openDatabase({ databaseUrl, poolSize: 1 });
    await fill(template.db, seed).finally(() => template.close());
  });
  return { ...(await openDatabase({ databaseUrl: url, poolSize: 5 })), url };
}

/** A migrated database. `url` is there on PostgreSQL only. */
export interface TestDatabase extends OpenDatabase {
  readonly url?: string;
}

/** Jest wants to know at once which suites there are, so the question is asked in a child process that can be awaited. */
function isPostgresExpected(): boolean {
  if (process.env.TEST_DATABASE_URL || process.env.CI === 'true') return true;
  const { hostname, port } = new URL(serverUrl);
  const script = `require('net').connect(${port || 5432}, ${JSON.stringify(hostname)}, () => process.exit(0))
    .on('error', () => process.exit(1)); setTimeout(() => process.exit(1), 2000)`;
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}

const engines = ['pglite', 'postgres'] as const;

/** Opens a database of a test's own that holds the seed; the schema alone by default. */
export type OpenForTest = (seed?: Seed) => Promise<TestDatabase>;

type Suite = (open: OpenForTest, engine: (typeof engines)[number]) => void;

/**
 * Runs one suite on the embedded database and on PostgreSQL. Inside, call `open()` in `beforeAll` and close what it
 * gave in `afterAll`. Without a PostgreSQL server its half is reported as skipped; with `CI=true` it fails.
 */
export function describeOnDatabases(name: string, suite: Suite): void {
  describe(`${name} (pglite)`, () => suite(openPgliteForTest, 'pglite'));
  (isPostgresExpected() ? describe : describe.skip)(`${name} (postgres)`, () => {
    suite(openPostgresForTest, 'postgres');
  });
}

/**
 * Runs a suite that is about rules and calls rather than the database, or is heavy: on PostgreSQL, or on the embedded
 * database where there is no server. With `SOAK=1` it runs on both.
 */
export function describeOnOneDatabase(name: string, suite: Suite): void {
  if (process.env.SOAK === '1') return describeOnDatabases(name, suite);
  if (isPostgresExpected()) return describe(`${name} (postgres)`, () => suite(openPostgresForTest, 'postgres'));
  describe(`${name} (pglite)`, () => suite(openPgliteForTest, 'pglite'));
}

/** Runs a suite on PostgreSQL alone: what several connections do to one another, which the embedded database does not have. */
export function describeOnPostgres(name: string, suite: (open: OpenForTest) => void): void {
  (isPostgresExpected() ? describe : describe.skip)(`${name} (postgres)`, () => suite(openPostgresForTest));
}
