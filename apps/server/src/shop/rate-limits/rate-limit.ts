import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { refusal } from '../refusals.js';

/** At most `max` hits in a window that starts with the first of them. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts a hit, unless the window is full: one conditional write, so that any number of server processes together
 * never let more through than `max`. Returns how long to wait in ms, 0 when the hit was counted.
 */
export async function takeHit(db: Db, limit: Limit, now: Date): Promise<number> {
  const windowEnd = new Date(now.getTime() - limit.windowMs);
  const { rows } = await sql`
    insert into rate_limits (key, window_start, hits) values (${limit.key}, ${now}, 1)
    on conflict (key) do update set
      window_start = case when rate_limits.window_start <= ${windowEnd} then excluded.window_start
                          else rate_limits.window_start end,
      hits = case when rate_limits.window_start <= ${windowEnd} then 1 else rate_limits.hits + 1 end
    where rate_limits.window_start <= ${windowEnd} or rate_limits.hits < ${limit.max}
    returning hits`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db
    .selectFrom('rate_limits')
    .select('window_start')
    .where('key', '=', limit.key)
    .executeTakeFirstOrThrow();
  return Math.max(new Date(row.window_start).getTime() + limit.windowMs - now.getTime(), 1);
}

/** Counts a hit unconditionally; returns the count in the window. */
export async function countHit(db: Db, { key, windowMs }: Omit<Limit, 'max'>, now: Date): Promise<number> {
  const windowEnd = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_start, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      window_start = case when rate_limits.window_start <= ${windowEnd} then excluded.window_start
                          else rate_limits.window_start end,
      hits = case when rate_limits.window_start <= ${windowEnd} then 1 else rate_limits.hits + 1 end
    returning hits`.execute(db);
  return rows[0]?.hits ?? 1;
}

/** Whether the window is full; does not count a hit. */
export async function isFull(db: Db, limit: Limit, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', limit.key)
    .where('window_start', '>', new Date(now.getTime() - limit.windowMs))
    .executeTakeFirst();
  return row !== undefined && row.hits >= limit.max;
}

/** Uncounts a hit. */
export async function giveHitBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

/** Counts a hit or refuses in Russian. */
export async function requireHit(db: Db, limit: Limit, now: Date): Promise<void> {
  const waitMs = await takeHit(db, limit, now);
  if (waitMs > 0) throw refusal('tooOften', `Слишком много попыток. Повторите через ${waitText(waitMs)}`);
}

/** Resets a key, and with `isPrefix` every key that begins with it. */
export async function forgetHits(db: Db, key: string, isPrefix = false): Promise<void> {
  const hits = db.deleteFrom('rate_limits');
  await (isPrefix ? hits.where(sql<boolean>`starts_with(key, ${key})`) : hits.where('key', '=', key)).execute();
}

/** How long to wait, in words that fit after «через»: «12 с», «5 мин», «3 ч». */
export function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds}\u00A0с`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes}\u00A0мин` : `${Math.ceil(minutes / 60)}\u00A0ч`;
}
