import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { cardColumns, getCards, toCard } from './cards.js';
import type { CardRow, ProductCard } from './cards.js';
import { cardTag, lateCardTag, rowsTag } from '../catalogue-index/tag-versions.js';
import type { Tag } from '../catalogue-index/tag-versions.js';

/** Goods shown beside a product. */
export interface ProductWidgets {
  readonly similar: ProductCard[];
  readonly accessories: { safety: ProductCard[]; comfort: ProductCard[] };
  /** What they depend on: the goods shown, and the sections that they were chosen from. */
  readonly tags: readonly Tag[];
}

const perRow = 12;
/** Fewer per tab: the page contains both, one of them hidden. */
const perTab = 8;

/** Named relations first; where the shop gave none, the same section by similar price, or related sections. */
export async function getProductWidgets(db: Db, productId: number): Promise<ProductWidgets> {
  const named = await db
    .selectFrom('product_relations')
    .select(['related_id', 'kind'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('related_id')
    .execute();
  const namedIds = (kind: string): number[] => named.filter((row) => row.kind === kind).map((row) => row.related_id);
  const offered = await getAccessories(db, [productId]);
  const similar = await orElse(db, namedIds('similar').slice(0, perRow), () => getNearest(db, productId));
  const safety = await orElse(db, namedIds('safety').slice(0, perTab), async () => offered.safety);
  const comfort = await orElse(db, namedIds('comfort').slice(0, perTab), async () => offered.comfort);
  return {
    similar,
    accessories: { safety, comfort },
    tags: [
      ...[...similar, ...safety, ...comfort].map(({ id }) => lateCardTag(Number(id))),
      // Named goods that are not there may come back.
      ...named.map((row) => lateCardTag(row.related_id)),
      ...(await getSectionsBeside(db, productId)).map(rowsTag),
    ],
  };
}

/** The sections that goods beside a product are chosen from: its own, and those related to it. */
async function getSectionsBeside(db: Db, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive own as (
      select s.id, s.parent_id from sections s join products p on p.section_id = s.id where p.id = ${productId}
      union
      select s.id, s.parent_id from sections s join own on own.parent_id = s.id
    )
    select section_id as id from products where id = ${productId}
    union
    select r.related_section_id from section_relations r join own on own.id = r.section_id`.execute(db);
  return rows.map(({ id }) => id);
}

const orElse = async (db: Db, ids: number[], other: () => Promise<ProductCard[]>): Promise<ProductCard[]> =>
  ids.length > 0 ? getCards(db, ids) : other();

/** Goods of the same section: what is in stock first, then the nearest in price. */
async function getNearest(db: Db, productId: number): Promise<ProductCard[]> {
  const inSection = sql`p.section_id = own.section_id and (cardinality(p.stores) > 0) = stocked.is_available`;
  // The nearest are among the first on either side of the price; a section may have thousands.
  const { rows } = await sql<CardRow>`
    with own as materialized (select id, section_id, price_kopecks from products where id = ${productId}),
    nearest as (
      select beside.id from own
       cross join (values (true), (false)) as stocked (is_available)
       cross join lateral (
         (select p.id from products p where ${inSection} and p.price_kopecks >= own.price_kopecks and p.id <> own.id
           order by p.price_kopecks, p.popularity desc, p.id limit ${perRow})
         union all
         (select p.id from products p where ${inSection} and p.price_kopecks < own.price_kopecks
           order by p.price_kopecks desc, p.popularity desc, p.id limit ${perRow})
       ) beside
    )
    select ${cardColumns} from nearest join products p on p.id = nearest.id cross join own
     order by cardinality(p.stores) > 0 desc, abs(p.price_kopecks - own.price_kopecks), p.popularity desc, p.id
     limit ${perRow}`.execute(db);
  return rows.map(toCard);
}

/** Accessories to a set of goods (a product's page, a basket): from sections related to theirs, the popular first. */
export async function getAccessories(
  db: Db,
  productIds: readonly number[],
): Promise<{ safety: ProductCard[]; comfort: ProductCard[] }> {
  const ids = sql`${sql.val([...productIds])}::int[]`;
  const { rows } = await sql<CardRow & { kind: 'safety' | 'comfort' }>`
    with recursive own as (
      select s.id, s.parent_id from sections s
        join products p on p.section_id = s.id where p.id = any(${ids})
      union
      select s.id, s.parent_id from sections s join own on own.parent_id = s.id
    ), related as (
      select r.kind, r.related_section_id as id, min(r.position) as position from section_relations r
        join own on own.id = r.section_id where r.kind in ('safety', 'comfort') group by r.kind, r.related_section_id
    ), offered as (
      select related.kind, best.id as product_id,
        -- By section before id: a place beyond the last one stays there whoever takes it (rowsTag).
        row_number() over (partition by related.kind order by best.turn, related.position, related.id) as place
        from related cross join lateral (
          -- No more of one section than are shown in all: thousands need not be sorted.
          select p.id, row_number() over (order by p.popularity desc, p.id) as turn from products p
           where p.section_id = related.id and cardinality(p.stores) > 0 and p.id <> all(${ids})
           order by p.popularity desc, p.id limit ${perTab}
        ) best
    )
    select offered.kind, ${cardColumns} from offered join products p on p.id = offered.product_id
     where offered.place <= ${perTab} order by offered.place`.execute(db);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(toCard);
  return { safety: ofKind('safety'), comfort: ofKind('comfort') };
}

/** This many fill a row. */
const perOffers = 12;

/**
 * Cards of `/best-offers/` and of the slider: reduced or recommended goods that are in stock. A shop without any,
 * such as one whose feed has no old prices, shows its most popular goods instead.
 */
export async function getBestOffers(db: Db, limit: number): Promise<ProductCard[]> {
  const offers = await getReducedOffers(db, limit);
  if (offers.length > 0) return offers;
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products p
     where cardinality(p.stores) > 0 order by p.picture <> '' desc, p.popularity desc, p.id
     limit ${Math.min(limit, perOffers)}`.execute(db);
  return rows.map(toCard);
}

async function getReducedOffers(db: Db, limit: number): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products p
     where cardinality(p.stores) > 0 and (p.recommended or p.old_price_kopecks > p.price_kopecks)
     order by (p.recommended and coalesce(p.old_price_kopecks > p.price_kopecks, false)) desc,
       p.popularity desc, p.id
     limit ${limit}`.execute(db);
  return rows.map(toCard);
}

/** What a row of best offers depends on. */
export const bestOffersTags = (cards: readonly ProductCard[]): Tag[] => [
  rowsTag(null),
  ...cards.map(({ id }) => cardTag(Number(id))),
];
