import type { IncomingMessage } from 'node:http';

/** What a visitor's connection may take. Times are milliseconds. */
export interface IncomingLimits {
  /** A request's head must be whole after this time; so long a connection may say nothing, too. */
  readonly headTimeout: number;
  /** A body has this time, and that of its bytes at the slowest pace. */
  readonly bodyGrace: number;
  /** The slowest pace of a body, bytes a second: an old phone's at the edge of the net. */
  readonly bodyPace: number;
  /** The whole of a request, however fast: a résumé of five files of 10 MB goes up from a phone for minutes. */
  readonly requestTimeout: number;
  /** From the moment the server begins to end, unfinished bodies are waited for so long. */
  readonly closingGrace: number;
  /** So long after the same moment, everything that is still open is cut: an answer that nobody reads holds no process. */
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
