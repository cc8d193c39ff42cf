/** What PostgreSQL answers when it takes no more connections. */
const tooManyConnections = '53300';

/** What `pg` says, without a code, of a connection that did not come in time. */
const noConnection = /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/;

/** Whether nothing is wrong but the crowd: no connection to the database was free in time. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === tooManyConnections || (typeof message === 'string' && noConnection.test(message));
}
