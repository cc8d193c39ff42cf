import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { toCard } from '../product/cards.js';
import type { ProductCard } from '../product/cards.js';
import { factColumns, toFacts } from './product-row.js';
import type { FactRow, ProductFacts } from './product-row.js';

/** A product that has changed. */
export interface ChangedProduct {
  readonly id: number;
  /** Null: it is gone. */
  readonly facts: ProductFacts | null;
  /** Null: it is gone. */
  readonly card: ProductCard | null;
  /** The product before it in the order of names; null: it is the first, or gone. */
  readonly after: number | null;
  /** Several versions have changed it: what was rendered from one in between differs from both ends. */
  readonly isRepeated?: boolean;
}

/** What has changed since a version. */
export interface Changes {
  readonly version: number;
  /** Null: too much, or unknown. Else in the order of names. */
  readonly products: readonly ChangedProduct[] | null;
  /** Something that pages show beside goods has changed: articles, banners, relations. */
  readonly hasOtherContent: boolean;
}

/** Beyond this number rereading everything is faster than merging the changes. */
const maxProducts = 500;

/** The version of the catalogue that a transaction which began now would see. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Reads the change feed (migration 0014) and the goods that it names in one statement, so that they are of one moment.
 * A version that nothing explains, because somebody wrote the number by hand or its rows were deleted long ago, may
 * have changed anything.
 */
export async function readChanges(db: Db, since: number): Promise<Changes> {
  const { rows } = await sql<
    Omit<FactRow, 'id'> & {
      version: number;
      is_everything: boolean;
      is_content: boolean;
      is_repeated: boolean | null;
      changed_id: number | null;
      id: number | null;
      after: number | null;
    }
  >`
    with now as materialized (select version from catalogue_version where id = 1),
    log as materialized (
      select c.version, c.product_id from catalogue_changes c, now
       where c.version > ${since}::bigint and c.version <= now.version
    ), verdict as materialized (
      select now.version,
        now.version - ${since}::bigint <> (select count(distinct version) from log)
          or exists (select from log where product_id = 0)
          or (select count(distinct product_id) from log) > ${sql.lit(maxProducts)} as is_everything,
        exists (select from log where product_id = -1) as is_content
        from now
    ), changed as materialized (
      select product_id, count(distinct version) > 1 as is_repeated from log where product_id > 0 group by product_id
    )
    select verdict.version, verdict.is_everything, verdict.is_content,
      changed.product_id as changed_id, changed.is_repeated, ${factColumns},
      (select q.id from products q where (q.title_sort, q.id) < (p.title_sort, p.id)
        order by q.title_sort desc, q.id desc limit 1) as after
      from verdict
      left join changed on not verdict.is_everything
      left join products p on p.id = changed.product_id
     order by p.title_sort, p.id`.execute(db);
  const first = rows[0];
  if (!first) return { version: since, products: [], hasOtherContent: false };
  const { version, is_everything: isEverything, is_content: hasOtherContent } = first;
  if (isEverything) return { version, products: null, hasOtherContent };
  const products = rows.flatMap(({ changed_id, is_repeated, after, ...row }) => {
    if (changed_id === null) return [];
    const found = row.id === null ? null : { ...row, id: row.id };
    const [facts, card] = found ? [toFacts(found), toCard(found)] : [null, null];
    return [{ id: changed_id, facts, card, after, isRepeated: is_repeated === true }];
  });
  return { version, products, hasOtherContent };
}
