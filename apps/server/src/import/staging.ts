import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { createHash } from 'node:crypto';
import type { Offer, OfferBody } from './check-offer.js';
import { adoptModels, nameTwins } from './name-twins.js';
import type { OfferBodies } from './offer-bodies.js';
import type { SkipReport } from './skip-report.js';

/** Variants of one product at most: more is a mistake in the feed, and no page could show them. */
export const maxVariants = 500;

/** Tables that live as long as the import's transaction: the feed is sorted in the database, not in memory. */
export async function createStaging(trx: Db): Promise<void> {
  await sql`
    create temporary table import_offers (
      seq integer primary key, id text not null, group_key text not null, category_id text not null,
      -- The group by the feed itself; what the title, and what everything that a variant is chosen by, are known by.
      own_key text not null, title_mark text not null, mark text not null,
      -- Of the body, and where it lies. The stock is not part of it: it changes every night.
      hash text not null, at bigint not null, length integer not null, stock jsonb not null, keeps_stock boolean not null
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
  bodies: OfferBodies,
  offers: readonly Offer[],
  firstSeq: number,
  change: (offer: Offer) => Offer = (offer) => offer,
): Promise<void> {
  const staged = offers.map((own) => {
    const { stock, keepsStock = false, ...body } = change(own);
    return { own, body, text: JSON.stringify(body), stock, keepsStock };
  });
  const places = await bodies.add(staged.map(({ text }) => text));
  const rows = staged.map(({ own, body, text, stock, keepsStock }, index) => {
    const title = own.title.toLowerCase();
    return {
      seq: firstSeq + index,
      id: body.id,
      group_key: body.groupKey,
      own_key: own.groupKey,
      category_id: body.categoryId,
      title_mark: markOf(title),
      mark: markOf(title, own.params),
      hash: createHash('sha1').update(text).digest('base64'),
      ...places[index],
      stock,
      keeps_stock: keepsStock,
    };
  });
  await sql`
    insert into import_offers
      (seq, id, group_key, own_key, category_id, title_mark, mark, hash, at, length, stock, keeps_stock)
    select seq, id, group_key, own_key, category_id, title_mark, mark, hash, at, length, stock, keeps_stock
      from json_to_recordset(${JSON.stringify(rows)}::json) as rows(
        seq int, id text, group_key text, own_key text, category_id text, title_mark text, mark text,
        hash text, at bigint, length int, stock jsonb, keeps_stock boolean
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
  const endless = await sql<Dropped>`
    with gone as (
      delete from import_offers o using (
        select seq, row_number() over (partition by group_key order by seq) as turn from import_offers
      ) t where t.seq = o.seq and t.turn > ${maxVariants} returning o.id, o.seq
    ) select ${count} from gone`.execute(trx);
  tell(`больше ${maxVariants} вариантов у одного товара`, endless.rows[0]);
  // What a group was made of the last time, and in which order, is known from its marks.
  await sql`
    create temporary table import_groups on commit drop as
      select group_key, min(seq) as first, (array_agg(category_id order by seq))[1] as category_id,
             md5(string_agg(id || ' ' || hash, chr(10) order by seq)) as marks
        from import_offers group by group_key`.execute(trx);
  await sql`create index on import_groups (first)`.execute(trx);
  await sql`create index on import_offers (group_key, seq)`.execute(trx);
  await sql`analyze import_groups, import_offers`.execute(trx);
}

/** Categories that have offers. */
export async function stagedCategories(trx: Db): Promise<Set<string>> {
  const { rows } = await sql<{ category_id: string }>`select distinct category_id from import_offers`.execute(trx);
  return new Set(rows.map((row) => row.category_id));
}

/** A product of the feed, and what it became in the shop at the last import. */
export interface StagedGroup {
  readonly key: string;
  /** Place of its first offer in the feed. */
  readonly first: number;
  readonly categoryId: string;
  /** Of its offers and their order. */
  readonly marks: string;
  readonly known: { readonly id: number; readonly hash: string; readonly fingerprint: string } | null;
}

/** The offers of a product. */
export interface GroupOffers {
  readonly offers: [OfferBody, ...OfferBody[]];
  /** Ids of the variants that offers became, by the offer's id. */
  readonly variantIds: Map<string, number>;
}

/** The key of a variant: an offer that moves to another group is another one. */
export const variantKey = (offer: Pick<Offer, 'groupKey' | 'id'>): string => `${offer.groupKey}\n${offer.id}`;
/** The same in SQL, of a row of `import_offers`. */
export const variantKeyOf = (row: string) => sql`${sql.ref(`${row}.group_key`)} || chr(10) || ${sql.ref(`${row}.id`)}`;

interface GroupRow {
  key: string;
  first: number;
  category_id: string;
  marks: string;
  id: number | null;
  hash: string | null;
  fingerprint: string | null;
}

/** Groups in the order of the feed, some at a time. */
export async function* stagedGroups(trx: Db, groupsAtOnce = 250): AsyncGenerator<StagedGroup[]> {
  for (let last = -1; ;) {
    const { rows } = await sql<GroupRow>`
      select g.group_key as key, g.first, g.category_id, g.marks, k.id, k.hash, k.fingerprint from import_groups g
        left join import_keys k on k.kind = 'product' and k.key = g.group_key
       where g.first > ${last} order by g.first limit ${groupsAtOnce}`.execute(trx);
    if (rows.length === 0) return;
    yield rows.map(({ category_id: categoryId, id, hash, fingerprint, ...group }) => ({
      ...group,
      categoryId,
      known: id === null ? null : { id, hash: hash ?? '', fingerprint: fingerprint ?? '' },
    }));
    last = rows.at(-1)?.first ?? last;
  }
}

interface OfferRow {
  group_key: string;
  id: string;
  at: string;
  length: number;
  variant_id: number | null;
}

/** The offers of these groups, by the group's key. */
export async function offersOf(
  trx: Db,
  bodies: OfferBodies,
  keys: readonly string[],
): Promise<ReadonlyMap<string, GroupOffers>> {
  const { rows } = await sql<OfferRow>`
    select o.group_key, o.id, o.at, o.length, v.id as variant_id from import_offers o
      left join import_keys v on v.kind = 'variant' and v.key = ${variantKeyOf('o')}
     where o.group_key in (select value from json_array_elements_text(${JSON.stringify(keys)}::json))
     order by o.seq`.execute(trx);
  const texts = await bodies.read(rows.map(({ at, length }) => ({ at: Number(at), length })));
  const found = new Map<string, GroupOffers>();
  for (const [index, { group_key: groupKey, id, variant_id: variantId }] of rows.entries()) {
    // Twins have a mark, in their rows alone.
    const offer: OfferBody = { ...(JSON.parse(texts[index]!) as OfferBody), groupKey, id };
    const group = found.get(groupKey);
    if (group) group.offers.push(offer);
    const { variantIds } = group ?? { variantIds: new Map<string, number>() };
    if (!group) found.set(groupKey, { offers: [offer], variantIds });
    if (variantId !== null) variantIds.set(id, variantId);
  }
  return found;
}
