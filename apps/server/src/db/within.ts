import { setTimeout as pause } from 'node:timers/promises';

/** How long a probe waits (`OpenDatabase.probe`), ms. */
export const probeMs = 1_000;

/** The database did not respond in time. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * The result, unless the database takes longer than `ms`. The work itself goes on.
 * @throws TooLate, or what the work throws
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const tooLong = new AbortController();
  const limit = pause(ms, undefined, { ref: false, signal: tooLong.signal }).then(
    () => Promise.reject(new TooLate(`The database has not answered for ${ms} ms`)),
    // The result was there first.
    () => work,
  );
  try {
    return await Promise.race([work, limit]);
  } finally {
    tooLong.abort();
  }
}
