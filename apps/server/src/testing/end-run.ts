// Jest's global tear-down runs without its module mapping: this file may import packages alone.
import pg from 'pg';

/** The PostgreSQL server of the tests. */
export const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** `tropa_test_<when its run began>_…`: the name of a database of one test. */
export const testDatabasePrefix = 'tropa_test_';

/** Longer than any run takes: the databases of an older one were left by a run that was killed. */
const longestRunMs = 6 * 60 * 60_000;

/** How many are dropped at once: the server writes down what it has in memory for each, for several together as well. */
const atOnce = 4;

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  return client;
};

/**
 * Drops the databases of this run, and of those that were killed. Not when each suite ends: ext4 does not give out again
 * what was freed in the last minutes, and passed over all the files of the dropped databases for each file of a new one.
 * That took a fifth of the processor.
 */
export default async function endRun(): Promise<void> {
  // Where no server answers there are none.
  const first = await connect().catch(() => undefined);
  if (!first) return;
  const { rows } = await first.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^${testDatabasePrefix}\\d+_'`,
  );
  await first.end();
  const isOver = (run: number): boolean => run === Number(process.env.TEST_RUN) || run < Date.now() - longestRunMs;
  const names = rows
    .map(({ name }) => name)
    .filter((name) => isOver(parseInt(name.slice(testDatabasePrefix.length), 10)));
  const dropNext = async (): Promise<void> => {
    const client = await connect();
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      await client.query(`drop database ${name} with (force)`);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, names.length) }, dropNext));
}
