import pg from 'pg';
import type { Probe } from './open.js';
import { probeMs } from './within.js';

/** One connection that nothing else uses, opened on demand and closed when it has been idle for a while. */
export function probePostgres(databaseUrl: string): { readonly probe: Probe; end(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    idleTimeoutMillis: 10_000,
    application_name: 'tropa-probe',
  });
  // When the server closes the connection, the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    probe: async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows,
    end: () => pool.end(),
  };
}
