import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { safeError } from './db/safe-error.js';

/** Fields that never reach the log, at the top level of a logged object and one level below. */
const hidden = ['password', 'passwordConfirm', 'headers.cookie'].flatMap((field) => [field, `*.${field}`]);

/** The log of a server process: JSON lines without secrets and without the parameters of SQL. */
export const createLog = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, redact: hidden, serializers: { err: safeError } }, stream ?? pino.destination(1));
