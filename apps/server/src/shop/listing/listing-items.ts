import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import { cardColumns, toCard } from '../product/cards.js';
import type { CardRow, ProductCard } from '../product/cards.js';
import type { QueryMeaning } from '../search/asked-words.js';
import { codeFirst, pointsFirst } from '../search/search-sql.js';

/** Sort orders of a list: `field-direction`. Without a query relevance is popularity. */
export type ListingSort = 'name-asc' | 'price-desc' | 'price-asc' | 'popularity-desc' | 'relevance-desc';

/** What cannot be bought comes after what can, in every order (decision 59). */
const isAvailable = sql`(cardinality(p.stores) > 0) desc`;
const fame = sql`p.demand desc, p.popularity desc, p.id`;

const orders: Record<Exclude<ListingSort, 'relevance-desc'>, RawBuilder<unknown>> = {
  'name-asc': sql`p.title_sort, p.id`,
  'price-asc': sql`p.price_kopecks, p.id`,
  'price-desc': sql`p.price_kopecks desc, p.id desc`,
  'popularity-desc': fame,
};

const orderOf = (sort: ListingSort, meaning: QueryMeaning | undefined): RawBuilder<unknown> => {
  if (sort !== 'relevance-desc') return sql`${isAvailable}, ${orders[sort]}`;
  if (!meaning) return orderOf('popularity-desc', undefined);
  return sql.join([...codeFirst(meaning), isAvailable, ...pointsFirst(meaning), fame]);
};

/** The page of a list and how many goods there are in all, in one query. */
export async function getListingItems(
  db: Db,
  condition: RawBuilder<boolean>,
  args: { sort: ListingSort; meaning?: QueryMeaning | undefined; limit: number; page: number },
): Promise<{ count: number; items: ProductCard[] }> {
  const order = orderOf(args.sort, args.meaning);
  const { rows } = await sql<CardRow & { count: number; id: number | null }>`
    with page as (
      select p.id, row_number() over (order by ${order}) as place
        from products p where ${condition}
       order by ${order} limit ${args.limit} offset ${(args.page - 1) * args.limit}
    ), total as (select count(*) as count from products p where ${condition})
    select total.count, ${cardColumns}
      from total
      left join page on true
      left join products p on p.id = page.id
     order by page.place`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    items: rows.filter((row) => row.id !== null).map(toCard),
  };
}
