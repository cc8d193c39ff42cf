import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import { cardTag, rowsTag } from '../catalogue-index/tag-versions.js';
import type { Tag } from '../catalogue-index/tag-versions.js';
import { cardColumns, toCard } from './cards.js';
import type { CardRow, ProductCard } from './cards.js';

/** Rows that the index page makes of the goods themselves, below its offers. */
export interface IndexRows {
  readonly newItems: ProductCard[];
  readonly popular: ProductCard[];
  /** What they depend on. */
  readonly tags: readonly Tag[];
}

const perRow = 8;
/** Fewer do not make a row: a wide window shows four at once. */
const fewest = 4;

async function rowOf(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products p
     where cardinality(p.stores) > 0 and p.picture <> '' and ${condition}
     order by ${order}, p.id limit ${perRow}`.execute(db);
  return rows.length < fewest ? [] : rows.map(toCard);
}

/**
 * New: what is marked so, and what has come in the last two months after the shop was first filled. Popular: what sells most.
 * No product is in two rows; a row of fewer than four is left out.
 * @param shown the offers above the rows
 */
export async function getIndexRows(db: Db, shown: readonly ProductCard[]): Promise<IndexRows> {
  const idsOf = (cards: readonly ProductCard[]): number[] => cards.map(({ id }) => Number(id));
  const newItems = await rowOf(
    db,
    sql`(p.new_item or p.created_at > greatest(now() - interval '60 days',
          (select min(created_at) + interval '1 day' from products)))`,
    sql`p.created_at desc`,
  );
  const others = sql`p.id <> all(${sql.val(idsOf([...shown, ...newItems]))}::int[])`;
  // Without reduced goods the offers above are the popular ones already.
  const isShown = !shown.some((card) => card.recommended || (card.oldPrice ?? 0) > card.price);
  const popular = isShown ? [] : await rowOf(db, others, sql`p.demand desc, p.popularity desc`);
  return {
    newItems,
    popular,
    tags: [rowsTag(null), ...idsOf([...newItems, ...popular]).map(cardTag)],
  };
}
