import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { articleLink } from '../../shop/content/articles.js';
import { getOwnPages } from '../../shop/content/own-pages.js';
import { productLink } from '../../shop/product/cards.js';
import { sectionLink } from '../page-config.js';
import { textPaths } from '../shop-look.js';
import type { PublicAddress } from './sitemap-xml.js';

/** How many products there are. */
export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Pages of products in the order of their ids; a page changes with its product and with each review of it. */
export async function productAddresses(db: Db, limit: number, offset: number): Promise<PublicAddress[]> {
  const { rows } = await sql<{ slug: string; changed: string }>`
    with part as (select id, slug, created_at from products order by id limit ${limit} offset ${offset})
    select part.slug, to_char(greatest(part.created_at, max(r.created_at)), 'YYYY-MM-DD') as changed
      from part left join reviews r on r.product_id = part.id and r.status = 'published'
     group by part.id, part.slug, part.created_at order by part.id`.execute(db);
  return rows.map(({ slug, changed }) => ({ path: productLink(slug), changed }));
}

/** Pages of sections: they change with the newest product below them. */
async function sectionAddresses(db: Db): Promise<PublicAddress[]> {
  const { rows } = await sql<{ slug: string; changed: string | null }>`
    with recursive below as (
      select id as top, id from sections
      union all
      select below.top, s.id from sections s join below on s.parent_id = below.id
    ), newest as (
      select section_id, max(created_at) as moment from products group by section_id
    )
    select s.slug, to_char(max(newest.moment), 'YYYY-MM-DD') as changed
      from sections s join below on below.top = s.id left join newest on newest.section_id = below.id
     group by s.id order by s.position, s.id`.execute(db);
  return rows.map(({ slug, changed }) => ({ path: sectionLink(slug), changed }));
}

async function articleAddresses(db: Db): Promise<PublicAddress[]> {
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    .select(sql<string>`to_char(published_at, 'YYYY-MM-DD')`.as('changed'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ slug, changed }) => ({ path: articleLink(slug), changed }));
}

const newestOf = (pages: readonly PublicAddress[]): string | undefined =>
  pages
    .map(({ changed }) => changed ?? '')
    .sort()
    .at(-1) || undefined;

/**
 * Everything but products. A list is as new as the newest item in it; a page without a known date gets none.
 *
 * @param paths addresses of the shop's standalone pages: `/`, `/sale/`, `/contacts/`.
 */
export async function otherAddresses(db: Db, paths: readonly string[]): Promise<PublicAddress[]> {
  const [sections, articles] = [await sectionAddresses(db), await articleAddresses(db)];
  const ownPages = await getOwnPages(db);
  const ofGoods = newestOf(sections);
  const changes: Record<string, string | undefined> = {
    '/': ofGoods,
    '/catalog/': ofGoods,
    '/sale/': ofGoods,
    '/best-offers/': ofGoods,
    '/articles/': newestOf(articles),
    ...Object.fromEntries([...ownPages].map(([path, { changed }]) => [path, changed || undefined])),
  };
  // A shop has the pages of text that it brought, and no others.
  const isThere = (path: string) => !path.includes(':') && (ownPages.has(path) || !textPaths.includes(path));
  const more = [...ownPages.keys()].filter((path) => !paths.includes(path));
  const hasArticles = paths.includes('/articles/:slug/');
  return [
    ...[...paths.filter(isThere), ...more].map((path) => ({ path, changed: changes[path] })),
    ...sections,
    ...(hasArticles ? articles : []),
  ];
}
