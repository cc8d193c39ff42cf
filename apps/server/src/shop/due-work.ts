import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema.js';

/** A row that was claimed. */
export interface ClaimedRow {
  /** Includes this attempt. */
  readonly tries: number;
}

/**
 * Calls to external services that are stored as rows first: e-mails and texts, refunds, notifications of a credit
 * partner, webhooks. The table has the columns `due_at`, `tries` and `last_error`.
 */
export interface DueWork<Row extends ClaimedRow> {
  readonly table: 'outbox' | 'refunds' | 'credit_applications' | 'staff_events';
  readonly key: 'id' | 'order_id';
  /** The key of a claimed row. */
  keyOf(row: Row): number;
  /** Which rows are still to be done. */
  readonly waiting: RawBuilder<unknown>;
  /** The columns that the work needs, by the names in `Row`. */
  readonly columns: RawBuilder<unknown>;
  /** Calls the service. May happen twice for one row, when a process dies in between. */
  ask(row: Row): Promise<unknown>;
  /** Writes that it is done. */
  done(row: Row): Promise<unknown>;
  /** The pause before a new try doubles from `first` up to `longest`, in seconds. */
  readonly pause: { readonly first: number; readonly longest: number };
  /**
   * Called for each failed attempt; what it returns is written to the row, for example the mark of a row that was given
   * up.
   */
  failed?(row: Row, error: unknown): Readonly<Record<string, unknown>> | void;
}

/** Work claimed by a dead process is done by another after this time; every call to a service ends earlier. */
const leaseSeconds = 120;

/**
 * Does what is due, one row after the other. A row is claimed by a conditional write before the service is called, so
 * two processes never call at once; claims expire, so a process that dies loses nothing. What failed is retried with
 * growing pauses. After `signal` nothing further is claimed. Returns how many rows were done.
 */
export async function doDueWork<Row extends ClaimedRow>(
  db: Db,
  work: DueWork<Row>,
  { signal, most = Infinity }: { readonly signal?: AbortSignal | undefined; readonly most?: number } = {},
): Promise<number> {
  let done = 0;
  for (let count = 0; count < most && !signal?.aborted; count += 1) {
    const row = await claimNext(db, work);
    if (!row) break;
    try {
      await work.ask(row);
    } catch (error) {
      await putOff(db, work, row, error);
      continue;
    }
    await work.done(row);
    done += 1;
  }
  return done;
}

async function claimNext<Row extends ClaimedRow>(db: Db, work: DueWork<Row>): Promise<Row | undefined> {
  const [table, key] = [sql.table(work.table), sql.ref(work.key)];
  const { rows } = await sql<Row>`
    update ${table} set due_at = clock_timestamp() + ${leaseSeconds}::int * interval '1 second', tries = tries + 1
     where ${key} = (select ${key} from ${table}
                      where ${work.waiting} and due_at <= clock_timestamp()
                      order by due_at, ${key} limit 1 for update skip locked)
    returning tries, ${work.columns}`.execute(db);
  return rows[0];
}

async function putOff<Row extends ClaimedRow>(db: Db, work: DueWork<Row>, row: Row, error: unknown): Promise<void> {
  const pause = Math.min(work.pause.first * 2 ** Math.min(row.tries - 1, 20), work.pause.longest);
  await db
    .updateTable(work.table as 'outbox')
    .set({
      due_at: sql<Date>`clock_timestamp() + ${pause}::int * interval '1 second'`,
      last_error: String((error as Error).message).slice(0, 500),
      ...work.failed?.(row, error),
    })
    .where(sql<boolean>`${sql.ref(work.key)} = ${work.keyOf(row)}`)
    // What was begun again meanwhile has its own time.
    .where('tries', '=', row.tries)
    .execute();
}
