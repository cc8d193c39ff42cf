import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { cleanPageHtml } from '../staff/clean-page-html.js';

/** A page of the owner's own, or the owner's metadata for a page that always exists. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The heading above its text; '': the title. */
  readonly heading: string;
  /** Sanitised; '' where the page has its text elsewhere. */
  readonly html: string;
  /** `yyyy-mm-dd`; '' where nobody knows. */
  readonly changed: string;
}

// Loaded by the few shops that need it.
const demoPages = async (): Promise<OwnPage[]> => (await import('../../demo/demo-content.js')).readDemoPages();

/** Every page of text of the shop, by path; where nobody has said who the shop is, those of the demo as well. */
export async function getOwnPages(db: Db): Promise<ReadonlyMap<string, OwnPage>> {
  const rows = await db
    .selectFrom('content_pages')
    .select(['path', 'title', 'description', 'heading', 'html'])
    .select(sql<string>`to_char(changed_at at time zone shop_time_zone(), 'YYYY-MM-DD')`.as('changed'))
    .orderBy('path')
    .execute();
  const said = await db.selectFrom('shop_identity').select('id').executeTakeFirst();
  // A database tool writes whatever it is given.
  const own = rows.map((row) => ({ ...row, html: cleanPageHtml(row.html) }));
  const pages = said === undefined ? [...(await demoPages()), ...own] : own;
  return new Map(pages.map((page) => [page.path, page]));
}
