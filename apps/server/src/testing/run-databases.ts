import { randomBytes } from 'node:crypto';
import { onServer } from './postgres-templates.js';

/** The PostgreSQL server of the tests. */
export const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

const prefix = 'tropa_test_';

/** Longer than any run takes: the databases of an older one were left by a run that was killed. */
const longestRunMs = 6 * 60 * 60_000;

/** How many are dropped at once: the server flushes what it has in memory for each, for several together as well. */
const atOnce = 4;

/** When this run of Jest began, in ms since 1970. Its workers inherit it from the set-up. */
export const beginRun = (): void => void (process.env.TEST_RUN = String(Date.now()));

/** A name that no other database has, and that tells which run made it. */
export const nameDatabase = (): string => `${prefix}${process.env.TEST_RUN}_${randomBytes(6).toString('hex')}`;

/**
 * Drops the databases of this run, and of those that were killed. At the end of a run and not as each suite ends: ext4
 * does not give out again what was freed in the last minutes, and passed over all the files of the dropped databases for
 * each file of a new one. That took a fifth of the processor.
 */
export async function dropRunDatabases(): Promise<void> {
  const list = `select datname as name from pg_database where datname ~ '^${prefix}\\d+_'`;
  // Without a server there are none.
  const rows = await onServer(serverUrl, async (client) => (await client.query<{ name: string }>(list)).rows).catch(
    () => [],
  );
  const isOver = (run: number): boolean => run === Number(process.env.TEST_RUN) || run < Date.now() - longestRunMs;
  const names = rows.map(({ name }) => name).filter((name) => isOver(parseInt(name.slice(prefix.length), 10)));
  const dropNext = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const statement = `drop database ${name} with (force)`;
      await onServer(serverUrl, (client) => client.query(statement));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, dropNext));
}
