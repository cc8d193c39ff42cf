import type { IncomingMessage } from 'node:http';

/** Limits of a visitor's connection. Times are in milliseconds. */
export interface IncomingLimits {
  /** A request's headers must be complete after this time; also the idle timeout of a connection. */
  readonly headTimeout: number;
  /** A body has this time, plus the time that its bytes take at the slowest pace. */
  readonly bodyGrace: number;
  /** The slowest pace of a body, bytes per second: that of an old phone at the edge of a mobile network. */
  readonly bodyPace: number;
  /** A whole request, however fast: uploading a résumé of five 10 MB files takes minutes on a phone. */
  readonly requestTimeout: number;
  /** How long a closing server waits for unfinished bodies. */
  readonly closingGrace: number;
  /**
   * How long after the same moment everything still open is cut off: a response that nobody reads must not keep the
   * process alive.
   */
  readonly closingLimit: number;
}

export const usualIncomingLimits: IncomingLimits = {
  headTimeout: 20_000,
  bodyGrace: 10_000,
  bodyPace: 4_096,
  requestTimeout: 300_000,
  closingGrace: 1_000,
  closingLimit: 8_000,
};

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
