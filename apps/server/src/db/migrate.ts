import { sql } from 'kysely';
import { migrations } from './migrations/index.js';
import type { Migration } from './migrations/index.js';
import type { Db } from './schema.js';

/** Any number will do, as long as every server process uses the same one. */
const lockKey = 7_301_424;

/**
 * Brings the database to the newest schema, all steps in one transaction.
 * Two processes that start together take turns through an advisory lock; the second finds nothing to do.
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`create table if not exists schema_migrations (
      name text primary key, applied_at timestamptz not null default now())`.execute(trx);
    const done = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
    const applied = new Set(done.rows.map((row) => row.name));
    const waiting = steps.filter((step) => !applied.has(step.name));
    for (const step of waiting) {
      await sql.raw(step.sql).execute(trx);
      await sql`insert into schema_migrations (name) values (${step.name})`.execute(trx);
    }
    return waiting.map((step) => step.name);
  });
}
