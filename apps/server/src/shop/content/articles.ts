import { sql } from 'kysely';
import type { ArticleWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';

const articleDate = sql<string>`to_char(published_at at time zone 'Asia/Yekaterinburg', 'DD.MM.YYYY')`;

/** Address of an article's page. */
export const articleLink = (slug: string): string => `/articles/${slug}/`;

/**
 * A page of articles, the newest first. `filter.rubric` narrows them; `preCount`: how many went before this page.
 * `S1 §7`, decision 20a
 */
export async function getArticles(
  db: Db,
  args: { page: number; limit: number; filter?: unknown },
): Promise<{ items: ArticleWire[]; count: number; preCount: number }> {
  const rubric = (args.filter as { rubric?: unknown } | null | undefined)?.rubric;
  const matching = db
    .selectFrom('articles')
    .$if(typeof rubric === 'string' && rubric !== '', (query) => query.where('rubric', '=', rubric as string));
  const preCount = (args.page - 1) * args.limit;
  const rows = await matching
    .select(['id', 'slug', 'title', 'text_preview', 'img', 'format'])
    .select(articleDate.as('date'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(args.limit)
    .offset(preCount)
    .execute();
  const { count } = await matching
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ slug, text_preview, ...row }) => ({
      ...row,
      link: articleLink(slug),
      textPreview: text_preview,
    })),
    count,
    preCount: Math.min(preCount, count),
  };
}

/** An article's own page, or null. Its HTML was sanitised when it was written. */
export async function getArticle(
  db: Db,
  slug: string,
): Promise<{ title: string; date: string; img: string; html: string } | null> {
  const row = await db
    .selectFrom('articles')
    .select(['title', 'img', 'body_html as html'])
    .select(articleDate.as('date'))
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}
