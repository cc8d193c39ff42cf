import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** A page of the shop's own, or what it says of a page that is always there. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Sanitised when it was written; '' where the page has its text elsewhere. */
  readonly html: string;
  /** `yyyy-mm-dd`. */
  readonly changed: string;
}

/** Every page of the shop's own, by path. */
export async function getOwnPages(db: Db): Promise<ReadonlyMap<string, OwnPage>> {
  const rows = await db
    .selectFrom('content_pages')
    .select(['path', 'title', 'description', 'html'])
    .select(sql<string>`to_char(changed_at at time zone shop_time_zone(), 'YYYY-MM-DD')`.as('changed'))
    .orderBy('path')
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
}
