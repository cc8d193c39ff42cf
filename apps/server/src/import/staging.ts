import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { createHash } from 'node:crypto';
import type { Offer } from './check-offer.js';
import { adoptModels, nameTwins } from './name-twins.js';
import type { SkipReport } from './skip-report.js';

/** Variants of one product at most: more is a mistake in the feed, and no page could show them. */
export const maxVariants = 500;

/** Tables that live as long as the import's transaction: the feed is sorted in the database, not in memory. */
export async function createStaging(trx: Db): Promise<void> {
  await sql`
    create temporary table import_offers (
      seq integer primary key, id text not null, group_key text not null, category_id text not null, body jsonb not null,
      -- The group by the feed itself; what the title, and what everything that a variant is chosen by, are known by.
      own_key text not null, title_mark text not null, mark text not null
    ) on commit drop`.execute(trx);
  await sql`
    create temporary table import_values (
      product_id integer not null, variant_id integer, name text not null, value text not null, position integer not null
    ) on commit drop`.execute(trx);
  await sql`create temporary table import_changed (product_id integer primary key) on commit drop`.execute(trx);
}

const markOf = (...parts: unknown[]): string =>
  createHash('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/**
 * Stages offers; `firstSeq` numbers them in the feed's order.
 * @param change What the offers are staged as instead.
 */
export async function stageOffers(
  trx: Db,
  offers: readonly Offer[],
  firstSeq: number,
  change: (offer: Offer) => Offer = (offer) => offer,
): Promise<void> {
  const rows = offers.map((own, index) => {
    const offer = change(own);
    const title = own.title.toLowerCase();
    return {
      seq: firstSeq + index,
      id: offer.id,
      group_key: offer.groupKey,
      own_key: own.groupKey,
      category_id: offer.categoryId,
      title_mark: markOf(title),
      mark: markOf(title, own.params),
      body: offer,
    };
  });
  await sql`
    insert into import_offers (seq, id, group_key, own_key, category_id, title_mark, mark, body)
    select seq, id, group_key, own_key, category_id, title_mark, mark, body
      from json_to_recordset(${JSON.stringify(rows)}::json) as rows(
        seq int, id text, group_key text, own_key text, category_id text, title_mark text, mark text, body jsonb
      )`.execute(trx);
}

interface Dropped {
  n: number;
  examples: string[];
}

/** Drops what can only be judged once the whole feed is read: duplicate ids, unknown categories, oversized groups. */
export async function weedStaging(
  trx: Db,
  knownCategories: readonly string[],
  { skipped: report, notes }: { readonly skipped: SkipReport; readonly notes: SkipReport },
  isJoiningColours: boolean,
): Promise<void> {
  const tell = (reason: string, dropped: Dropped | undefined): void => {
    if (!dropped || dropped.n === 0) return;
    for (const id of dropped.examples) report.add(reason, id);
    report.add(reason, '', dropped.n - dropped.examples.length);
  };
  const count = sql`count(*)::int as n, (array_agg(id order by seq))[1:5] as examples`;
  const repeated = await sql<Dropped>`
    with gone as (
      delete from import_offers o using (
        select seq, row_number() over (partition by group_key, id, mark order by seq) as turn from import_offers
      ) t where t.seq = o.seq and t.turn > 1 returning o.id, o.seq
    ) select ${count} from gone`.execute(trx);
  tell('id уже был', repeated.rows[0]);
  const twins = await nameTwins(trx);
  if (twins > 0) notes.add('один id у разных товаров: загружены все', '', twins);
  if (isJoiningColours) await adoptModels(trx);
  const homeless = await sql<Dropped>`
    with gone as (
      delete from import_offers where category_id not in (
        select value from json_array_elements_text(${JSON.stringify(knownCategories)}::json)
      ) returning id, seq
    ) select ${count} from gone`.execute(trx);
  tell('нет такого раздела', homeless.rows[0]);
  await sql`
    create temporary table import_groups on commit drop as
      select group_key, min(seq) as first from import_offers group by group_key`.execute(trx);
  const endless = await sql<Dropped>`
    with gone as (
      delete from import_offers o using (
        select seq, row_number() over (partition by group_key order by seq) as turn from import_offers
      ) t where t.seq = o.seq and t.turn > ${maxVariants} returning o.id, o.seq
    ) select ${count} from gone`.execute(trx);
  tell(`больше ${maxVariants} вариантов у одного товара`, endless.rows[0]);
  await sql`create index on import_groups (first)`.execute(trx);
  await sql`create index on import_offers (group_key, seq)`.execute(trx);
  await sql`analyze import_groups, import_offers`.execute(trx);
}

/** Categories that have offers. */
export async function stagedCategories(trx: Db): Promise<Set<string>> {
  const { rows } = await sql<{ category_id: string }>`select distinct category_id from import_offers`.execute(trx);
  return new Set(rows.map((row) => row.category_id));
}

/** The offers of one product, and what they became in the shop at the last import. */
export interface StagedGroup {
  readonly key: string;
  readonly offers: [Offer, ...Offer[]];
  readonly known: { readonly id: number; readonly hash: string } | null;
  /** Ids of the variants that offers became, by the offer's id. */
  readonly variantIds: Map<string, number>;
}

/** The key of a variant: an offer that moves to another group is another one. */
export const variantKey = (offer: Pick<Offer, 'groupKey' | 'id'>): string => `${offer.groupKey}\n${offer.id}`;
/** The same in SQL, of a row of `import_offers`. */
export const variantKeyOf = (row: string) => sql`${sql.ref(`${row}.group_key`)} || chr(10) || ${sql.ref(`${row}.id`)}`;

interface GroupRow {
  first: number;
  group_key: string;
  body: Offer;
  known_id: number | null;
  hash: string | null;
  variant_id: number | null;
}

/** Offers group by group in the order of the feed, some hundred groups at a time. */
export async function* stagedGroups(trx: Db, groupsAtOnce = 250): AsyncGenerator<StagedGroup[]> {
  for (let last = -1; ;) {
    const { rows } = await sql<GroupRow>`
      select g.first, g.group_key, o.body, p.id as known_id, p.hash, v.id as variant_id from (
        select group_key, first from import_groups where first > ${last} order by first limit ${groupsAtOnce}
      ) g join import_offers o on o.group_key = g.group_key
        left join import_keys p on p.kind = 'product' and p.key = g.group_key
        left join import_keys v on v.kind = 'variant' and v.key = ${variantKeyOf('o')}
      order by g.first, o.seq`.execute(trx);
    if (rows.length === 0) return;
    const groups = new Map<number, StagedGroup>();
    for (const { first, group_key: key, body, known_id: id, hash, variant_id: variantId } of rows) {
      const known = id === null ? null : { id, hash: hash ?? '' };
      const group = groups.get(first);
      const { variantIds } = group ?? { variantIds: new Map<string, number>() };
      if (variantId !== null) variantIds.set(body.id, variantId);
      if (group) group.offers.push(body);
      else groups.set(first, { key, offers: [body], known, variantIds });
      last = Math.max(last, first);
    }
    yield [...groups.values()];
  }
}
