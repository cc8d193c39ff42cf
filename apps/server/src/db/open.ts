import { Kysely, PostgresDialect, sql } from 'kysely';
import { pglitePool } from './pglite-pool.js';
import type { Db, Tables } from './schema.js';
import { probeMs, within } from './within.js';

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

/** Calls `onNotice` for each NOTIFY on a channel, until the function that it returns is called. Some may be lost. */
export type Listen = (channel: string, onNotice: () => void) => () => void;

/** Runs a query without parameters. */
export type Probe = <Row extends object>(text: string) => Promise<readonly Row[]>;

/** How busy a pool is. */
export interface PoolState {
  readonly max: number;
  readonly inUse: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** An open database. `close` ends every connection and frees the folder. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  readonly listen: Listen;
  /**
   * One short query outside the pool, completed within a second or rejected: a busy pool is not a database that
   * does not respond.
   */
  readonly probe: Probe;
  /** Connections of the pool now. */
  pool(): PoolState;
  close(): Promise<void>;
}

/**
 * Opens the shop's database; schema changes are left to `migrate`.
 * The two engines are imported on demand: a server on PostgreSQL never loads the embedded one.
 * @throws StartError with one clear line for the operator.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.databaseUrl) {
    const [{ openPostgres }, { listenOnPostgres }, { probePostgres }] = await Promise.all([
      import('./postgres-open.js'),
      import('./postgres-listen.js'),
      import('./postgres-probe.js'),
    ]);
    const max = place.poolSize ?? 10;
    const pool = await openPostgres(place.databaseUrl, max);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const { probe, end } = probePostgres(place.databaseUrl);
    return {
      db,
      kind: 'postgres',
      listen: listenOnPostgres(place.databaseUrl),
      probe,
      pool: () => ({ max, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
      async close() {
        await Promise.all([db.destroy(), end()]);
      },
    };
  }
  const { openPgliteFolder, openPgliteMemory } = await import('./pglite-open.js');
  const { pglite, unlock } = place.dataDir
    ? await openPgliteFolder(place.dataDir)
    : { pglite: await openPgliteMemory(place.memory === true ? undefined : place.memory), unlock: () => undefined };
  const pool = pglitePool(pglite, unlock);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Its one connection: outside the pool it would be a query inside somebody's transaction.
  const probe: Probe = async <Row extends object>(text: string) =>
    (await within(probeMs, sql.raw<Row>(text).execute(db))).rows;
  const listen: Listen = (channel, onNotice) => {
    // Outside the queue of the pool: PGlite itself runs calls one after the other.
    const listening = pglite.listen(channel, onNotice).catch(() => undefined);
    return () => void listening.then((unlisten) => unlisten?.()).catch(() => undefined);
  };
  return { db, kind: 'pglite', listen, probe, pool: () => pool.state(), close: () => closeOnce(db) };
}

/** Kysely opens its driver lazily: a database closed before its first query would never be released. */
async function closeOnce(db: Db): Promise<void> {
  await db.connection().execute(async () => undefined);
  await db.destroy();
}
