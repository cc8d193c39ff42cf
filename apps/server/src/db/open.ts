import { Kysely, PostgresDialect } from 'kysely';
import { pglitePool } from './pglite-pool.js';
import type { Db, Tables } from './schema.js';

/** Where the shop's data is. Exactly one of the three; none means `memory`. */
export interface DatabasePlace {
  /** A PostgreSQL server: any number of server processes may share it. */
  databaseUrl?: string | undefined;
  /** A folder for the embedded database: one process. */
  dataDir?: string | undefined;
  /** For tests: an image from `dumpDataDir`, or `true` for an empty one. */
  memory?: Blob | true | undefined;
  /** Connections to a PostgreSQL server. @default 10 */
  poolSize?: number | undefined;
}

/** An open database. `close` ends every connection and frees the folder. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/**
 * Opens the shop's database; schema changes are left to `migrate`.
 * The two engines are imported on demand: a server on PostgreSQL never loads the embedded one.
 * @throws StartError with one clear line for the operator.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.databaseUrl) {
    const { openPostgres } = await import('./postgres-open.js');
    const pool = await openPostgres(place.databaseUrl, place.poolSize ?? 10);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { db, kind: 'postgres', close: () => db.destroy() };
  }
  const { openPgliteFolder, openPgliteMemory } = await import('./pglite-open.js');
  const { pglite, unlock } = place.dataDir
    ? await openPgliteFolder(place.dataDir)
    : { pglite: await openPgliteMemory(place.memory === true ? undefined : place.memory), unlock: () => undefined };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pglitePool(pglite, unlock) }) });
  return { db, kind: 'pglite', close: () => closeOnce(db) };
}

/** Kysely opens its driver lazily: a database closed before its first query would never be released. */
async function closeOnce(db: Db): Promise<void> {
  await db.connection().execute(async () => undefined);
  await db.destroy();
}
