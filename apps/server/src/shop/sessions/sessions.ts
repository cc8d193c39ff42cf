import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { SessionsTable } from '../../db/tables/visitors.js';
import { wrongPassword } from '../auth/sign-in.js';
import { mergeVisitors } from './merge-visitors.js';

const day = 86_400_000;
/** How long a session lives after its last use. */
export const sessionLifetime = 60 * day;
/**
 * How long a signed-in one lives at most, however often it is used: a stolen cookie must not open an account forever. A
 * guest's session opens none, and ending it would lose the basket for good.
 */
export const sessionLongestLifetime = 180 * day;

/** The caller. Without a session all four are empty. */
export interface Session {
  /** Hash of the cookie; '' without a session. */
  readonly id: string;
  /** Owner of basket, favourites and comparison. */
  readonly visitorId: number | null;
  /** Signed-in user. */
  readonly userId: number | null;
  readonly cityId: number | null;
}

/** A visitor who has changed nothing yet. */
export const noSession: Session = { id: '', visitorId: null, userId: null, cityId: null };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A session as it was looked up. `isAging`: the cookie should be renewed. */
export interface FoundSession extends Session {
  readonly isAging: boolean;
}

/** What is stored of a session. */
export type SessionRow = Pick<Selectable<SessionsTable>, 'id' | 'visitor_id' | 'user_id' | 'city_id' | 'seen_at'>;

/** The condition under which a row of `sessions` is the live session of a cookie. */
export const liveSession = (token: string, now: Date): RawBuilder<boolean> =>
  sql`sessions.id = ${hashOf(token)} and sessions.expires_at > ${now}
    and (sessions.user_id is null or sessions.created_at > ${new Date(now.getTime() - sessionLongestLifetime)})`;

/** The live session of a cookie, or `noSession`. */
export async function findSession(db: Db, token: string, now: Date): Promise<FoundSession> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'visitor_id', 'user_id', 'city_id', 'seen_at'])
    .where(liveSession(token, now))
    .executeTakeFirst();
  return row ? sessionOf(db, row, now) : { ...noSession, isAging: false };
}

/** A session as its row has it. */
export const plainSession = (row: SessionRow): Session => ({
  id: row.id,
  visitorId: row.visitor_id,
  userId: row.user_id,
  cityId: row.city_id,
});

/** A session from its row; one that was last used more than a day ago is prolonged. */
export async function sessionOf(db: Db, row: SessionRow, now: Date): Promise<FoundSession> {
  const isAging = now.getTime() - row.seen_at.getTime() > day;
  if (isAging) {
    await db
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: new Date(now.getTime() + sessionLifetime) })
      .where('id', '=', row.id)
      .execute();
  }
  return { ...plainSession(row), isAging };
}

/** Starts a session for a visitor (a new one unless given). The token goes into the cookie and is stored nowhere. */
export async function openSession(
  trx: Db,
  now: Date,
  owner: { visitorId?: number | null; userId?: number | null; cityId?: number | null; device?: string } = {},
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(32).toString('base64url');
  const [userId, cityId] = [owner.userId ?? null, owner.cityId ?? null];
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const visitor = owner.visitorId
    ? sql`select ${owner.visitorId}::bigint as id`
    : sql`insert into visitors default values returning id`;
  // One statement: a new visitor's first click should not wait for a transaction of four.
  const { rows } = await sql<{ visitor_id: number }>`
    with visitor as (${visitor})
    insert into sessions (id, visitor_id, user_id, city_id, device, created_at, seen_at, expires_at)
    select ${hashOf(token)}, visitor.id, ${userId}::int, ${cityId}::int, ${owner.device ?? ''}::text,
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz from visitor
    returning visitor_id`.execute(trx);
  return { token, session: { id: hashOf(token), visitorId: rows[0]?.visitor_id ?? null, userId, cityId } };
}

/** Who signs in, with the password hash that was compared, unless the account was created just now. */
export interface Proof {
  readonly userId: number;
  readonly passwordHash?: string;
}

/**
 * Signs a user in: the old session ends, a new token is created (so a planted cookie gains nothing), and the guest's
 * basket and lists are merged into the user's. `device` is shown to the owner (`deviceName`).
 * @throws ShopRefusal when the password was changed since it was compared.
 */
export async function rotateSession(
  trx: Db,
  now: Date,
  old: Session,
  { userId, passwordHash }: Proof,
  device = '',
): Promise<{ token: string; session: Session }> {
  // Locked until commit: a password change happens either before, and is seen here, or after, and ends this session
  // too.
  const user = await trx
    .selectFrom('users')
    .select(['visitor_id', 'password_hash'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (passwordHash !== undefined && passwordHash !== user.password_hash) throw wrongPassword();
  if (old.visitorId !== null && old.visitorId !== user.visitor_id && old.userId === null) {
    await mergeVisitors(trx, old.visitorId, user.visitor_id);
  }
  await closeSession(trx, old);
  return openSession(trx, now, { visitorId: user.visitor_id, userId, cityId: old.cityId, device });
}

/** Notes the city that the visitor chose. */
export async function rememberCity(db: Db, session: Session, cityId: number): Promise<void> {
  await db.updateTable('sessions').set({ city_id: cityId }).where('id', '=', session.id).execute();
}

/** Ends a session for good. */
export async function closeSession(db: Db, session: Session): Promise<void> {
  if (session.id) await db.deleteFrom('sessions').where('id', '=', session.id).execute();
}

/** Ends every session of a user but one: «Выйти на всех других устройствах». */
export async function closeOtherSessions(db: Db, userId: number, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptId).execute();
}
