import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.js';
import { migrations } from '../db/migrations/index.js';
import { openDatabase } from '../db/open.js';
import type { OpenDatabase } from '../db/open.js';

const defaultServer = 'postgres://postgres@127.0.0.1:5432/postgres';

/** A migrated embedded database, kept as an image between runs: initdb takes seconds, loading a fraction of one. */
async function pgliteImage(): Promise<Blob> {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `tropa-test-pglite-18-${key}.tar`);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const { openPgliteMemory } = await import('../db/pglite-open.js');
  const { pglitePool } = await import('../db/pglite-pool.js');
  const { Kysely, PostgresDialect } = await import('kysely');
  const pglite = await openPgliteMemory();
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: pglitePool(pglite, () => undefined) }),
  });
  await migrate(db as never);
  const image = await pglite.dumpDataDir('none');
  await db.destroy();
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, Buffer.from(await image.arrayBuffer()));
  renameSync(temporary, path);
  return image;
}

/** A migrated, empty embedded database in memory. */
export async function openPgliteForTest(): Promise<OpenDatabase> {
  return openDatabase({ memory: await pgliteImage() });
}

/** A database of its own on a server, dropped at close; `url` lets a second server process share it. */
async function openPostgresForTest(): Promise<TestDatabase> {
  const name = `tropa_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3_000 });
    await client.connect().catch((error: Error) => {
      throw new Error(`No PostgreSQL for the tests: set TEST_DATABASE_URL (${error.message}).`);
    });
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const open = await openDatabase({ databaseUrl: url.href, poolSize: 5 });
  await migrate(open.db);
  return {
    ...open,
    url: url.href,
    async close() {
      await open.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** A migrated, empty database. `url` is there on PostgreSQL only. */
export interface TestDatabase extends OpenDatabase {
  readonly url?: string;
}

const serverUrl = process.env.TEST_DATABASE_URL || defaultServer;

/** Jest wants to know at once which suites there are, so the question is asked in a child process that can be awaited. */
function isPostgresExpected(): boolean {
  if (process.env.TEST_DATABASE_URL || process.env.CI === 'true') return true;
  const { hostname, port } = new URL(serverUrl);
  const script = `require('net').connect(${port || 5432}, ${JSON.stringify(hostname)}, () => process.exit(0))
    .on('error', () => process.exit(1)); setTimeout(() => process.exit(1), 2000)`;
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}

const engines = ['pglite', 'postgres'] as const;

/**
 * Runs one suite on the embedded database and on PostgreSQL. Inside, call `open()` in `beforeAll` and close what it
 * gave in `afterAll`. Without a PostgreSQL server its half is reported as skipped; with `CI=true` it fails.
 */
export function describeOnDatabases(
  name: string,
  suite: (open: () => Promise<TestDatabase>, engine: (typeof engines)[number]) => void,
): void {
  describe(`${name} (pglite)`, () => suite(openPgliteForTest, 'pglite'));
  (isPostgresExpected() ? describe : describe.skip)(`${name} (postgres)`, () => {
    suite(openPostgresForTest, 'postgres');
  });
}

/** Runs a suite on PostgreSQL alone: what several connections do to one another, which the embedded database has not. */
export function describeOnPostgres(name: string, suite: (open: () => Promise<TestDatabase>) => void): void {
  (isPostgresExpected() ? describe : describe.skip)(`${name} (postgres)`, () => suite(openPostgresForTest));
}
