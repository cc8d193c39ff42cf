import { migrations } from './migrations/index.js';
import type { Probe } from './open.js';

/** `outdated`: the schema lacks the newest migration of this program; `unreachable`: the database did not respond. */
export type DatabaseState = 'current' | 'outdated' | 'unreachable';

const newestMigration = migrations.at(-1)?.name ?? '';
const schemaQuery = `select exists (select from schema_migrations where name = '${newestMigration}') as is_current`;

/** `undefined_table`: a database without any schema, such as one that is being restored. */
const isTableMissing = (error: unknown): boolean => (error as { code?: unknown }).code === '42P01';

/** Whether the database responds, and with the schema of this program. Never throws. */
export async function probeDatabaseState(probe: Probe): Promise<DatabaseState> {
  try {
    const [row] = await probe<{ is_current: boolean }>(schemaQuery);
    return row?.is_current ? 'current' : 'outdated';
  } catch (error) {
    return isTableMissing(error) ? 'outdated' : 'unreachable';
  }
}
