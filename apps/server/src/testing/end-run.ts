// Jest's global tear-down runs without its module mapping: this file may import packages alone.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server of the tests. */
export const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

const prefix = 'tropa_test_';

/** A name for a database of this run, `tropa_test_<when the run began>_…`. */
export function newDatabaseName(): string {
  const run = process.env.TEST_RUN;
  if (run === undefined) throw new Error('TEST_RUN is not set: the global set-up of Jest did not run.');
  return `${prefix}${run}_${randomBytes(6).toString('hex')}`;
}

/** Longer than any run takes: the databases of an older one were left by a run that was killed. */
const longestRunMs = 6 * 60 * 60_000;

/** How many are dropped at once: each makes the server write a checkpoint, and several share one. */
const atOnce = 4;

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  return client;
};

/**
 * Drops the databases of this run, and of those that were killed. Not when each suite ends: for minutes ext4 passes over
 * the inodes of deleted files for each new one, and a database is hundreds of files. That took a fifth of the CPU time.
 */
export default async function endRun(): Promise<void> {
  // Where no server answers there are none.
  const first = await connect().catch(() => undefined);
  if (!first) return;
  const { rows } = await first.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^${prefix}\\d+_'`,
  );
  await first.end();
  const isOver = (run: number): boolean => run === Number(process.env.TEST_RUN) || run < Date.now() - longestRunMs;
  const names = rows.map(({ name }) => name).filter((name) => isOver(parseInt(name.slice(prefix.length), 10)));
  const dropNext = async (): Promise<void> => {
    const client = await connect();
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      // Another run may be dropping it too.
      await client.query(`drop database if exists ${name} with (force)`);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, names.length) }, dropNext));
}
