import { pageDataWire } from '@tropa/api-client/wire';
import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { writeAudit } from './audit.js';
import { cleanPageHtml, cleanValue } from './clean-page-html.js';
import type { StaffActor } from './staff-keys.js';
import { invalid, notFound } from './staff-refusal.js';

const text = v.strictObject({ html: v.string() });

/** Parts of pages that the staff writes, with the schema that the pages read them by. */
export const blockSchemas = {
  mainSlider: pageDataWire._mainSlider,
  banners: pageDataWire._banners,
  social: pageDataWire._social,
  partners: pageDataWire._partners,
  project: pageDataWire._project,
  instructors: pageDataWire._instructors,
  flipCounter: pageDataWire._flipCounter,
  vacancies: pageDataWire._vacancies,
  history: text,
  work: text,
  service: text,
} satisfies Record<string, v.GenericSchema>;
export type BlockName = keyof typeof blockSchemas;
export const blockNames = Object.keys(blockSchemas) as BlockName[];

/** A part of a page; null where it was never written. */
export async function readBlock(db: Db, name: BlockName): Promise<unknown> {
  const row = await db.selectFrom('content_blocks').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a part of a page, its HTML cleaned. Returns it as it is stored. @throws StaffRefusal for one no page could show */
export async function writeBlock(db: Db, actor: StaffActor, name: BlockName, value: unknown): Promise<unknown> {
  const checked = v.safeParse(blockSchemas[name], value);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw invalid(`«value.${v.getDotPath(issue) ?? ''}»: ${issue.message}`);
  }
  const after = cleanValue(checked.output);
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`block:${name}`}))`.execute(trx);
    const before = await readBlock(trx, name);
    const json = JSON.stringify(after);
    await trx
      .insertInto('content_blocks')
      .values({ name, value: json })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
      .execute();
    await writeAudit(trx, actor, { action: 'block.set', subject: `block:${name}`, before, after });
  });
  return after;
}

/** An article as the staff writes it. */
export interface StaffArticle {
  readonly slug: string;
  readonly title: string;
  readonly preview: string;
  readonly html: string;
  readonly img: string;
  readonly isBig: boolean;
  readonly rubric: string;
  readonly publishedAt: string;
}

const articleRows = (db: Db) =>
  db
    .selectFrom('articles')
    .select(['slug', 'title', 'text_preview as preview', 'body_html as html', 'img', 'rubric'])
    .select([sql<boolean>`format = 'big'`.as('isBig'), sql<string>`iso_moment(published_at)`.as('publishedAt')]);

/** Articles, the newest first. */
export const listArticles = (db: Db, { limit, skip }: { limit: number; skip: number }): Promise<StaffArticle[]> =>
  articleRows(db).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(skip).execute();

/** An article. @throws StaffRefusal when there is none */
export async function readArticle(db: Db, slug: string): Promise<StaffArticle> {
  const row = await articleRows(db).where('slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound('such article');
  return row;
}

/** Writes an article whole, its HTML cleaned; its address is its slug. Returns it as it is stored. */
export async function writeArticle(db: Db, actor: StaffActor, article: StaffArticle): Promise<StaffArticle> {
  const { slug, title, preview, img, rubric, publishedAt } = article;
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`article:${slug}`}))`.execute(trx);
    const before = await articleRows(trx).where('slug', '=', slug).executeTakeFirst();
    const values = {
      title,
      text_preview: preview,
      body_html: cleanPageHtml(article.html),
      img,
      format: article.isBig ? ('big' as const) : ('' as const),
      rubric,
      published_at: publishedAt,
    };
    await trx
      .insertInto('articles')
      .values({ slug, ...values })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .execute();
    const after = await readArticle(trx, slug);
    await writeAudit(trx, actor, { action: 'article.set', subject: `article:${slug}`, before: before ?? null, after });
    return after;
  });
}

/** Deletes an article; the audit keeps it. @throws StaffRefusal when there is none */
export async function deleteArticle(db: Db, actor: StaffActor, slug: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await readArticle(trx, slug);
    await trx.deleteFrom('articles').where('slug', '=', slug).execute();
    await writeAudit(trx, actor, { action: 'article.delete', subject: `article:${slug}`, before, after: null });
  });
}
