import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { describeOnPostgres } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { openDatabase } from './open.js';
import { everyConnection } from './postgres-open.js';
import { openReplicas } from './replicas.js';
import type { Db } from './schema.js';

describeOnPostgres('a connection to PostgreSQL', (open) => {
  let database: TestDatabase;
  let url: string;
  beforeAll(async () => {
    database = await open();
    url = database.url!;
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    // As most servers have it, whatever this one says.
    await sql`alter database ${sql.id(rows[0]!.name)} set jit = on`.execute(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const opened: Record<string, () => Promise<{ db: Db; close: () => Promise<void> }>> = {
    'the primary': () => openDatabase({ databaseUrl: url, poolSize: 3 }),
    'a replica': () => Promise.resolve(openReplicas([url], 3)[0]!),
  };

  it.each(Object.keys(opened))('to %s compiles no statement', async (place) => {
    const { db, close } = await opened[place]!();
    try {
      // At once, so that each is another connection.
      const answers = await Promise.all(
        [1, 2, 3].map(() => sql<{ jit: string }>`select current_setting('jit') as jit, pg_sleep(0.1)`.execute(db)),
      );
      expect(answers.map(({ rows }) => rows[0]?.jit)).toEqual(['off', 'off', 'off']);
    } finally {
      await close();
    }
  });

  it('opens where the server has no such setting', async () => {
    const refuses = { query: () => Promise.reject(new Error('unrecognized configuration parameter "jit"')) };
    await expect(everyConnection.onConnect(refuses as unknown as ClientBase)).resolves.toBeUndefined();
  });
});
