import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost, isUndoneByRivals } from './database-trouble.js';
import type { Db } from './schema.js';

/** Attempts in all. Conflicts rarely repeat, and when the database is unreachable for longer the visitor gets a 503. */
const maxTries = 4;
/** Maximum milliseconds before the second attempt; doubled before each further one. */
const firstPause = 40;

/**
 * Runs `work` in one transaction. When the database rolls it back — a deadlock, a connection lost before the commit
 * began — it is run again from the beginning, so `work` must change nothing except through `trx`. A connection lost
 * during the commit is an error for the caller: nobody knows then whether the transaction was committed.
 * @throws what `work` throws, or the database's failure after the last attempt
 */
export async function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  let isCommitting = false;
  return retried(
    () => {
      isCommitting = false;
      return db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isCommitting = true;
        return result;
      });
    },
    () => !isCommitting,
  );
}

/**
 * Runs one statement outside of a transaction, again when the database rolls it back. With a lost connection nobody knows
 * whether it was run: only one that `isRepeatable` is run again.
 * @throws what `statement` throws, or the database's failure after the last attempt
 */
export async function inStatement<Result>(
  statement: () => Promise<Result>,
  { isRepeatable }: { readonly isRepeatable: boolean },
): Promise<Result> {
  return retried(statement, () => isRepeatable);
}

async function retried<Result>(work: () => Promise<Result>, isUndoneByLoss: () => boolean): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isUndone = isUndoneByRivals(error) || (isConnectionLost(error) && isUndoneByLoss());
      if (!isUndone || tries === maxTries) throw error;
      // At random, or the same transactions would collide again.
      await pause(Math.random() * firstPause * 2 ** (tries - 1));
    }
  }
}
