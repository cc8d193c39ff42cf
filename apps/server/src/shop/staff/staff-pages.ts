import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { unknownFacts } from '../content/page-facts.js';
import { getOwnPages } from '../content/own-pages.js';
import type { OwnPage } from '../content/own-pages.js';
import { blockPages, isPagePath, lawfulPages } from '../content/page-path.js';
import { writeAudit } from './audit.js';
import { cleanPageHtml } from './clean-page-html.js';
import type { StaffActor } from './staff-keys.js';
import { invalid, notFound } from './staff-refusal.js';

/** A page of text as the staff writes it. */
export type StaffPage = Omit<OwnPage, 'changed'>;

/** All pages of text. */
export const listPages = async (db: Db): Promise<OwnPage[]> => [...(await getOwnPages(db)).values()];

/** A page of text. @throws StaffRefusal when there is none */
export async function readPage(db: Db, path: string): Promise<OwnPage> {
  const page = (await getOwnPages(db)).get(path);
  if (!page) throw notFound('such page');
  return page;
}

/** The cleaned text of a page. @throws StaffRefusal for one that no page could show */
function textOf({ path, html }: StaffPage): string {
  if (!isPagePath(path)) throw invalid(`A page of text cannot have the path ${path}.`);
  const cleaned = cleanPageHtml(html);
  const elsewhere = path === '/project/' ? 'project' : blockPages[path];
  if (elsewhere !== undefined && cleaned !== '')
    throw invalid(`The text of this page is the block «${elsewhere}»: write it there, and leave html empty here.`);
  if (elsewhere === undefined && cleaned === '') throw invalid('The page has no text.');
  const unknown = unknownFacts(cleaned);
  if (unknown.length > 0) throw invalid(`The shop knows nothing to put for ${unknown.join(', ')}.`);
  return cleaned;
}

/** Writes a page of text whole, its HTML cleaned. @throws StaffRefusal for one that no page could show */
export async function writePage(db: Db, actor: StaffActor, page: StaffPage): Promise<OwnPage> {
  const { path, title, description, heading } = page;
  const values = { title, description, heading, html: textOf(page) };
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`page:${path}`}))`.execute(trx);
    const before = (await getOwnPages(trx)).get(path) ?? null;
    await trx
      .insertInto('content_pages')
      .values({ path, ...values })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ ...values, changed_at: sql<Date>`now()` }))
      .execute();
    const after = await readPage(trx, path);
    await writeAudit(trx, actor, { action: 'page.set', subject: `page:${path}`, before, after });
    return after;
  });
}

/** Deletes a page of text; the audit keeps it. @throws StaffRefusal when there is none, or no shop may be without it */
export async function deletePage(db: Db, actor: StaffActor, path: string): Promise<void> {
  if (lawfulPages.includes(path)) throw invalid(`No shop may sell without ${path}: write another text instead.`);
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`page:${path}`}))`.execute(trx);
    const before = await readPage(trx, path);
    await trx.deleteFrom('content_pages').where('path', '=', path).execute();
    await writeAudit(trx, actor, { action: 'page.delete', subject: `page:${path}`, before, after: null });
  });
}
