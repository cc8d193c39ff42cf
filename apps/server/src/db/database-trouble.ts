/** Messages of `pg` and its pool, without a code, about a broken connection. */
const brokenConnection =
  /^Connection terminated(?: unexpectedly)?$|^Client (?:has encountered a connection error|was closed) and is not queryable$/;

/** Their messages about a connection that timed out. */
const noConnection = /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/;

/** Codes of the operating system for a peer that is not there (any longer). */
const networkCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A disk or a quota is full: the operating system's codes and PostgreSQL's. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100']);

const codeAndMessage = (error: unknown): { code: string; message: string } => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
};

/** Whether the connection broke, was ended by the server (57P01 and its like, class 08) or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = codeAndMessage(error);
  return /^(?:08...|57P0[1-5])$/.test(code) || networkCodes.has(code) || brokenConnection.test(message);
}

/** Whether PostgreSQL rolled back a transaction that conflicted with another one: retried, it may well succeed. */
export function isUndoneByRivals(error: unknown): boolean {
  const { code } = codeAndMessage(error);
  return code === '40P01' || code === '40001';
}

/** Whether a disk was full, the database's or the server's own. */
export function isDiskFull(error: unknown): boolean {
  return fullDisk.has(codeAndMessage(error).code);
}

/**
 * Why a request that is itself fine failed now — the database is unreachable, overloaded or full — in words that are
 * the same for every request; null for any other failure.
 */
export function passingTrouble(error: unknown): string | null {
  const { code, message } = codeAndMessage(error);
  if (isDiskFull(error)) return 'the disk is full';
  if (/^53...$/.test(code) || noConnection.test(message)) return 'no database connection was free';
  if (isConnectionLost(error)) return 'the connection to the database was lost';
  if (isUndoneByRivals(error)) return 'the database rolled back a conflicting transaction';
  // A server that has become a replica accepts no writes until its address points to the new primary.
  return code === '25006' ? 'the database accepts no writes' : null;
}
