import { sql } from 'kysely';
import type { ArticleWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { cleanPageHtml } from '../staff/clean-page-html.js';

const articleDate = sql<string>`to_char(published_at at time zone shop_time_zone(), 'DD.MM.YYYY')`;

/** Address of an article's page. */
export const articleLink = (slug: string): string => `/articles/${slug}/`;

interface CardRow {
  id: number;
  slug: string;
  title: string;
  text_preview: string;
  img: string;
  format: 'big' | '';
  date: string;
}

const cardRows = (db: Db) =>
  db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'text_preview', 'img', 'format'])
    .select(articleDate.as('date'));

const toCard = ({ slug, text_preview: textPreview, ...row }: CardRow): ArticleWire => ({
  ...row,
  link: articleLink(slug),
  textPreview,
});

/**
 * A page of articles, the newest first. `filter.rubric` narrows them; `preCount`: how many precede this page.
 * `S1 §7`, decision 20a
 */
export async function getArticles(
  db: Db,
  args: { page: number; limit: number; filter?: unknown },
): Promise<{ items: ArticleWire[]; count: number; preCount: number }> {
  const rubric = (args.filter as { rubric?: unknown } | null | undefined)?.rubric;
  const wanted = typeof rubric === 'string' && rubric !== '' ? rubric : null;
  const preCount = (args.page - 1) * args.limit;
  const rows = await cardRows(db)
    .$if(wanted !== null, (query) => query.where('rubric', '=', wanted))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(args.limit)
    .offset(preCount)
    .execute();
  const { count } = await db
    .selectFrom('articles')
    .$if(wanted !== null, (query) => query.where('rubric', '=', wanted))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(toCard),
    count,
    preCount: Math.min(preCount, count),
  };
}

/** An article's own page, or null. Its HTML is cleaned here as well: a database tool may have written it. */
export async function getArticle(
  db: Db,
  slug: string,
): Promise<{ title: string; preview: string; date: string; img: string; html: string } | null> {
  const row = await db
    .selectFrom('articles')
    .select(['title', 'text_preview as preview', 'img', 'body_html as html'])
    .select(articleDate.as('date'))
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, html: cleanPageHtml(row.html) };
}

/** Related articles: those of the same rubric first, newest first. */
export async function getOtherArticles(db: Db, slug: string, limit: number): Promise<ArticleWire[]> {
  const rows = await cardRows(db)
    .where('slug', '!=', slug)
    .orderBy(sql`rubric = (select rubric from articles where slug = ${slug})`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toCard);
}
