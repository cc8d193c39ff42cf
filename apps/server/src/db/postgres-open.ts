import pg from 'pg';
import { StartError } from './start-error.js';

const int8Oid = 20;
const dateOid = 1082;

/** Ids and kopecks in `bigint` columns stay far below 2^53. */
const toSafeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`);
  return value;
};

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8Oid) return toSafeNumber;
    // A date is a day, not an instant: as text it cannot shift across midnight.
    if (oid === dateOid) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** An error from the server is a refusal; anything else means that the connection is lost. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof pg.DatabaseError)) throw error;
};

/**
 * What every connection has, to a primary and to its replicas: parsers of column types, and no JIT. JIT pays off for
 * queries that run for seconds; ours take milliseconds, and compiling one statement of each search cost about 40 ms. It is
 * a `set`, because poolers refuse start-up options that they do not know; an engine that only speaks PostgreSQL's protocol
 * may refuse it, and is used all the same.
 */
export const everyConnection = {
  types,
  onConnect: (client) => client.query('set jit = off').then(() => undefined, unlessRefused),
} satisfies pg.PoolConfig;

const placeOf = (databaseUrl: string): string => {
  try {
    const url = new URL(databaseUrl);
    return `${url.hostname || 'local socket'}:${url.port || '5432'}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

/**
 * Connects to a PostgreSQL server (15 or newer).
 * @throws StartError when it does not respond; the message names the host, never the password.
 */
export async function openPostgres(databaseUrl: string, poolSize: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    ...everyConnection,
  });
  // A connection that the server closes must not end the process, whether it is idle or in use: the query gets the
  // failure, the pool opens another connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const answer = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    if (Number(answer.rows[0]?.version) < 150_000) throw new Error('PostgreSQL 15 or newer is needed');
    return pool;
  } catch (error) {
    await pool.end().catch(() => undefined);
    const { message, code } = error as { message: string; code?: string };
    throw new StartError(`The database at ${placeOf(databaseUrl)} does not respond: ${message || code}`);
  }
}
