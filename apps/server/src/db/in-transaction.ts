import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost, isUndoneByRivals } from './database-trouble.js';
import type { Db } from './schema.js';

/** Tries in all. Rivals rarely meet twice, and a database that is away longer is the visitor's «later». */
const maxTries = 4;
/** Milliseconds before the second try at most; doubled before each further one. */
const firstPause = 40;

/**
 * Runs `work` in one transaction. Undone by the database — a deadlock, a connection cut before the commit was begun —
 * it is run again from the beginning, so `work` must change nothing but through `trx`. A connection that breaks during
 * the commit is told to the caller: nobody knows then whether the transaction stands.
 * @throws what `work` throws, or the database's failure after the last try
 */
export async function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      const isUndone = isUndoneByRivals(error) || (isConnectionLost(error) && !isCommitting);
      if (!isUndone || tries === maxTries) throw error;
      // At random, or the rivals would meet again.
      await pause(Math.random() * firstPause * 2 ** (tries - 1));
    }
  }
}
