import { sql } from 'kysely';
import type { OpenDatabase } from './open.js';

/** Not the lock id of `migrate`, which runs in a transaction of its own. */
const lockKey = 7_301_425;

/**
 * Runs work that only one of several server processes may do at a time: the others wait, and find it done.
 * The lock belongs to a connection, so a process that dies releases it. The embedded database has one process anyway.
 */
export async function withStartLock(database: OpenDatabase, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return work();
  return database.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(holder);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(holder);
    }
  });
}
