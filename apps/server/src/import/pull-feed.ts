import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { inTransaction } from '../db/in-transaction.js';
import type { FeedSettings } from '../settings/feed-settings.js';
import { queueMessage } from '../shop/outbox/outbox.js';
import type { QueuedMessage } from '../shop/outbox/outbox.js';
import { downloadFeed } from './download-feed.js';
import type { DownloadLimits, FeedVersion } from './download-feed.js';
import { feedSource } from './feed-address.js';
import { failedLetter, hasChangedGoods, importedLetter, recoveredLetter } from './feed-letter.js';
import { ImportError } from './import-error.js';
import { importYml } from './import-yml.js';
import type { ImportResult } from './import-yml.js';

/** What became of one turn of the feed. `early`: it is not due yet, or another process loads it. */
export type PullOutcome =
  | { readonly kind: 'early' | 'unchanged' | 'abandoned' }
  | { readonly kind: 'imported'; readonly result: ImportResult }
  | { readonly kind: 'failed'; readonly reason: string; readonly error: unknown };

/** What a turn needs besides the feed. */
export interface PullOptions {
  /** Who is notified; '' is nobody. */
  readonly staffEmail: string;
  readonly signal?: AbortSignal;
  readonly limits?: DownloadLimits;
}

/** A process that loads the feed keeps renewing its turn; that of a dead one is over after this time. */
const leaseMs = 3 * 60_000;
/** A feed that failed is requested again after this time, or at its usual one if that is sooner. */
const retryMs = 30 * 60_000;

const after = (ms: number) => sql<Date>`clock_timestamp() + ${ms}::bigint * interval '1 millisecond'`;

interface Claimed {
  etag: string;
  last_modified: string;
  last_error: string;
}

/**
 * Claims the feed's turn when it is due: of several processes one succeeds. A turn that is further
 * ahead than the interval is due too: the owner has shortened the interval.
 */
async function claim(db: Db, source: string, everyMs: number): Promise<Claimed | undefined> {
  const longest = Math.max(everyMs, leaseMs);
  const { rows } = await sql<Claimed>`
    insert into feed_pulls (source, due_at) values (${source}, ${after(leaseMs)})
    on conflict (source) do update set due_at = excluded.due_at
      where feed_pulls.due_at <= clock_timestamp() or feed_pulls.due_at > ${after(longest)}
    returning etag, last_modified, last_error`.execute(db);
  return rows[0];
}

/** A feed may be requested «if changed» only while its goods are in the shop: those of another may have been loaded since. */
async function isInShop(db: Db, source: string): Promise<boolean> {
  const goods = await db.selectFrom('settings').select('value').where('key', '=', 'goods').executeTakeFirst();
  return (goods?.value as { feed?: unknown } | undefined)?.feed === source;
}

/**
 * Loads the feed when its turn has come, and notifies the staff of the outcome: when goods have changed, and once for
 * each failure. A feed that fails changes nothing.
 */
export async function pullFeed(db: Db, feed: FeedSettings, options: PullOptions): Promise<PullOutcome> {
  const source = feedSource(feed.url);
  const was = await claim(db, source, feed.everyMs);
  if (!was) return { kind: 'early' };
  const hold = (): void =>
    void db
      .updateTable('feed_pulls')
      .set({ due_at: after(leaseMs) })
      .where('source', '=', source)
      .execute()
      .catch(() => undefined);
  const held = setInterval(hold, leaseMs / 3);
  held.unref();
  let version: FeedVersion = { etag: was.etag, lastModified: was.last_modified };
  try {
    const known = (await isInShop(db, source)) ? version : undefined;
    const download = await downloadFeed(feed.url, { ...options, known });
    if (download === null) {
      clearInterval(held);
      await settle(db, source, feed.everyMs, { ...version, error: '' }, recovery(was, source, options));
      return { kind: 'unchanged' };
    }
    version = { etag: download.etag, lastModified: download.lastModified };
    const result = await importYml(db, download.read(), {
      source,
      isJoiningColours: feed.isJoiningColours,
      isHotLinking: feed.isHotLinking,
      signal: options.signal,
    }).finally(() => download.discard());
    clearInterval(held);
    const letter =
      options.staffEmail !== '' && hasChangedGoods(result)
        ? importedLetter(options.staffEmail, source, result)
        : recovery(was, source, options);
    await settle(db, source, feed.everyMs, { ...version, error: '' }, letter);
    return { kind: 'imported', result };
  } catch (error) {
    clearInterval(held);
    if (options.signal?.aborted) {
      await release(db, source);
      return { kind: 'abandoned' };
    }
    const reason =
      error instanceof ImportError
        ? error.message
        : 'Загрузка не удалась, магазин не изменён: причина в журнале сервера.';
    const isNews = reason !== was.last_error && options.staffEmail !== '';
    const letter = isNews ? failedLetter(options.staffEmail, source, reason) : null;
    const pause = Math.min(retryMs, feed.everyMs);
    await settle(db, source, pause, { etag: was.etag, lastModified: was.last_modified, error: reason }, letter);
    return { kind: 'failed', reason, error };
  } finally {
    clearInterval(held);
  }
}

const recovery = (was: Claimed, source: string, { staffEmail }: PullOptions): QueuedMessage | null =>
  was.last_error !== '' && staffEmail !== '' ? recoveredLetter(staffEmail, source) : null;

/** Another process may begin at once. */
const release = (db: Db, source: string): Promise<unknown> =>
  db
    .updateTable('feed_pulls')
    .set({ due_at: sql<Date>`clock_timestamp()` })
    .where('source', '=', source)
    .execute()
    .catch(() => undefined);

/** Writes what is known now, and the letter about it. */
async function settle(
  db: Db,
  source: string,
  pauseMs: number,
  { etag, lastModified, error }: FeedVersion & { readonly error: string },
  letter: QueuedMessage | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('feed_pulls')
      .set({ due_at: after(pauseMs), etag, last_modified: lastModified, last_error: error })
      .where('source', '=', source)
      .execute();
    if (letter) await queueMessage(trx, letter);
  });
}
