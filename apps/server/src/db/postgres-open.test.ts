import { sql } from 'kysely';
import pg from 'pg';
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
    // The usual default, whatever this server's is.
    await sql`alter database ${sql.id(rows[0]!.name)} set jit = on`.execute(database.db);
    // Otherwise there would be nothing to switch off: the probe's connections have the server's defaults.
    const told = await database.probe<{ jit: string }>(`select current_setting('jit') as jit`);
    expect(told[0]?.jit).toBe('on');
  }, 60_000);
  afterAll(() => database.close());

  const opened: Record<string, () => Promise<{ db: Db; close: () => Promise<void> }>> = {
    'the primary': () => openDatabase({ databaseUrl: url, poolSize: 3 }),
    'a replica': () => Promise.resolve(openReplicas([url], 3)[0]!),
  };

  it.each(Object.keys(opened))('to %s compiles no statement', async (place) => {
    const { db, close } = await opened[place]!();
    try {
      const answers = await Promise.all(
        // At once and for a moment, so that each is another connection.
        [1, 2, 3].map(() =>
          sql<{ jit: string; pid: number }>`
            select current_setting('jit') as jit, pg_backend_pid() as pid, pg_sleep(0.3)`.execute(db),
        ),
      );
      const rows = answers.flatMap((answer) => answer.rows);
      expect(rows.map(({ jit }) => jit)).toEqual(['off', 'off', 'off']);
      expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3);
    } finally {
      await close();
    }
  });
});

describe('the settings of a connection', () => {
  const connect = (error: Error) =>
    everyConnection.onConnect({ query: () => Promise.reject(error) } as unknown as ClientBase);

  it('may be refused by the server', async () => {
    await expect(connect(new pg.DatabaseError('unrecognized configuration parameter "jit"', 0, 'error'))).resolves.toBe(
      undefined,
    );
  });

  it('fail with a connection that is lost or silent', async () => {
    await expect(connect(new Error('Query read timeout'))).rejects.toThrow('Query read timeout');
  });
});
