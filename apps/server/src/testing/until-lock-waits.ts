import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/** Waits until that many connections to the database wait for a lock; the embedded database has one, which never does. */
export async function untilLockWaits(db: Db, wanted = 1): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows[0]?.count === wanted) return;
    await pause(10);
  }
  throw new Error(`${wanted} connections were to wait for a lock`);
}
