import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { inStatement } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { liveSession, noSession, plainSession, sessionOf } from './sessions.js';
import type { FoundSession, SessionRow } from './sessions.js';

/** Something that the database does for one visitor in one statement. */
export interface VisitorCall<Result> {
  /** The SQL expression, given the visitor's id in SQL. */
  of(visitor: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Whether running it twice is the same as running it once. */
  readonly isRepeatable: boolean;
  /** What its value means. @throws ShopRefusal */
  // The value is whatever the expression is: only the two together make sense.
  // oxlint-disable-next-line typescript/no-explicit-any
  read(value: any): Result;
}

/** Runs a call for a visitor. @throws ShopRefusal */
export async function askFor<Result>(db: Db, visitorId: number, call: VisitorCall<Result>): Promise<Result> {
  const asked = sql<{ value: unknown }>`select ${call.of(sql`${visitorId}::bigint`)} as value`;
  // Inside a transaction it is the transaction that is run again.
  const { rows } = await (db.isTransaction ? asked.execute(db) : inStatement(() => asked.execute(db), call));
  return call.read(rows[0]?.value);
}

/**
 * Runs a call for the visitor of a cookie, in one statement with the look-up of the session. `value`: for `call.read`;
 * undefined without a live session.
 */
export async function askWithSession(
  db: Db,
  token: string,
  now: Date,
  call: VisitorCall<unknown>,
): Promise<{ readonly session: FoundSession; readonly value: unknown }> {
  const asked = sql<SessionRow & { value: unknown }>`
    select id, visitor_id, user_id, city_id, seen_at, ${call.of(sql`sessions.visitor_id`)} as value
      from sessions where ${liveSession(token, now)}`;
  const { rows } = await inStatement(() => asked.execute(db), call);
  const [row] = rows;
  if (!row) return { session: { ...noSession, isAging: false }, value: undefined };
  // The call is done: a session that cannot be prolonged now is prolonged by the next one.
  const session = await sessionOf(db, row, now).catch(() => ({ ...plainSession(row), isAging: false }));
  return { session, value: row.value };
}
