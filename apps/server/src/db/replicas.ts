import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Probe } from './open.js';
import { everyConnection } from './postgres-open.js';
import { probePostgres } from './postgres-probe.js';
import type { Db, Tables } from './schema.js';

/** A replica to read from; `followReplicas` decides whether it may be used. */
export interface Replica {
  /** Host and port: in the log and in metrics. */
  readonly name: string;
  readonly db: Db;
  readonly probe: Probe;
  close(): Promise<void>;
}

/**
 * A query of a public page takes milliseconds. The server cancels one that takes this long, and its connection is free again;
 * `pg` alone would only stop waiting, and hand the busy connection to the next read.
 */
const statementTimeoutMs = 4_000;
/** A replica that is silent for this long counts as gone. */
const queryTimeoutMs = 5_000;

/** Opens the pools without connecting: a replica that is down now may come up later, and the shop starts without it. */
export function openReplicas(urls: readonly string[], poolSize = 10): Replica[] {
  return urls.map((url) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 1_000,
      statement_timeout: statementTimeoutMs,
      query_timeout: queryTimeoutMs,
      ...everyConnection,
    });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const { probe, end } = probePostgres(url);
    const { hostname, port } = new URL(url);
    return {
      name: `${hostname}:${port || '5432'}`,
      db,
      probe,
      async close() {
        // Not through `db`: Kysely opens its driver lazily, and would leave a pool that was never used.
        await Promise.all([pool.end(), end()]);
      },
    };
  });
}
