import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { sessionLongestLifetime } from './sessions.js';

/** A session as shown to its owner. */
export interface ListedSession {
  /** Identifies a session and grants no access: neither the cookie nor its hash. */
  readonly id: string;
  /** «Chrome, Android»; '' when unknown. */
  readonly device: string;
  readonly begunAt: string;
  /** Exact to the day. */
  readonly seenAt: string;
  readonly isCurrent: boolean;
}

/** Nobody reads more than these. */
const mostListed = 50;

/** The public id of a session. */
export const shownId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

/** The live sessions of a user: the current one first, then the last used. */
export async function listSessions(db: Db, userId: number, currentId: string, now: Date): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - sessionLongestLifetime))
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(({ id, device, created_at, seen_at }) => ({
    id: shownId(id),
    device,
    begunAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isCurrent: id === currentId,
  }));
}
