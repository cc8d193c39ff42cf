import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { copyKey, isUploadedPicture } from '../pictures/copy-key.js';

/** Where the picture with this key is on another site; null when no goods have it. */
export async function urlOfCopy(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('remote_pictures').select('url').where('key', '=', key).executeTakeFirst();
  return row?.url ?? null;
}

/** Browsers load pictures of other sites over https only; most hosts serve both. */
const hotLink = (url: string): string => url.replace(/^http:/, 'https:');

/** What goods have instead of the addresses of their pictures: keys of copies, or the addresses themselves. */
export async function writeCopies(
  trx: Db,
  urls: readonly string[],
  isHotLinking: boolean,
): Promise<(url: string) => string> {
  if (isHotLinking) return (url) => (isUploadedPicture(url) ? copyKey(url) : hotLink(url));
  const remote = urls.filter((url) => !isUploadedPicture(url));
  const rows = [...new Set(remote)].map((url) => ({ key: copyKey(url), url }));
  await bulkInsert(trx, 'remote_pictures', { key: 'text', url: 'text' }, rows, { key: ['key'], update: ['url'] });
  return copyKey;
}

/** Forgets pictures that no goods have any more. */
export async function dropCopies(trx: Db): Promise<void> {
  await sql`
    delete from remote_pictures r where not exists (select from pictures p where p.key = r.key)`.execute(trx);
}
