import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolState } from './open.js';

interface Answer {
  command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
  rowCount: number;
  rows: never[];
}

/**
 * The pool that Kysely's PostgreSQL dialect requires, over the one connection that PGlite has: further callers queue.
 * That is why a transaction may use only `trx`: using `db` inside it is a deadlock.
 */
export function pglitePool(pglite: PGlite, onEnd: () => void): PostgresPool & { state(): PoolState } {
  let isTaken = false;
  const waiting: ((client: PostgresPoolClient) => void)[] = [];

  const query = async (text: string, parameters: readonly unknown[]): Promise<Answer> => {
    if (parameters.length === 0 && text.includes(';')) {
      await pglite.exec(text);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
    const result = await pglite.query(text, [...parameters]);
    return {
      command: result.command as Answer['command'],
      rowCount: result.rowCount ?? result.affectedRows ?? 0,
      rows: result.rows as never[],
    };
  };

  const makeClient = (): PostgresPoolClient => {
    let isReleased = false;
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release() {
        if (isReleased) return;
        isReleased = true;
        const next = waiting.shift();
        if (next) next(makeClient());
        else isTaken = false;
      },
    };
  };

  return {
    connect() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      return Promise.resolve(makeClient());
    },
    state: () => ({ max: 1, inUse: isTaken ? 1 : 0, waiting: waiting.length }),
    async end() {
      await pglite.close();
      onEnd();
    },
  };
}
