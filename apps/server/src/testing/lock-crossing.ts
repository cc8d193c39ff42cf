import type { RawBuilder } from 'kysely';
import { openDatabase } from '../db/open.js';
import type { OpenDatabase } from '../db/open.js';
import type { Db } from '../db/schema.js';
import { untilLockWaits } from './until-lock-waits.js';

/**
 * Connections on which PostgreSQL breaks no deadlock: two transactions that wait for one another do so until the test
 * loses its patience, and no retry can hide them.
 */
export function openWithoutDeadlockCheck(url: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: `${url}?options=${encodeURIComponent('-c deadlock_timeout=1h')}`, poolSize: 5 });
}

const patienceMs = 4_000;

/**
 * Lets two pieces of work cross: both are stopped by a lock on `held`, the first in front, and go on together when it
 * is freed. Returns what became of them, or fails when they wait for one another.
 */
export async function cross(
  db: Db,
  held: RawBuilder<unknown>,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  let free = (): void => undefined;
  let isHeld = (): void => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const holding = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holder = db.transaction().execute(async (trx) => {
    await held.execute(trx);
    isHeld();
    await freed;
  });
  await Promise.race([holding, holder]);
  const works: Promise<PromiseSettledResult<unknown>>[] = [];
  try {
    works.push(settled(first()));
    await untilLockWaits(db, 1);
    works.push(settled(second()));
    await untilLockWaits(db, 2);
  } finally {
    // Whatever went wrong, the database can be closed only when nobody holds it.
    free();
    await holder;
  }
  const done = await Promise.race([Promise.all(works), pause(patienceMs).then(() => null)]);
  if (done === null) throw new Error('two transactions wait for one another');
  return done;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const settled = async (work: Promise<unknown>): Promise<PromiseSettledResult<unknown>> =>
  (await Promise.allSettled([work]))[0];
