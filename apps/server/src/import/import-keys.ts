import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { variantKeyOf } from './staging.js';

/** A product that has been missing from the feed for so many days is deleted; its address then responds with 410. */
const keptDays = 90;

/** What a thing of the feed became. */
export interface FeedKey {
  readonly key: string;
  readonly id: number;
  /** Hashes of what was written, and of what it was made from. */
  readonly hash?: string;
  readonly fingerprint?: string;
}

/** Remembers what things of the feed became, for the next import. */
export async function writeKeys(
  trx: Db,
  kind: 'section' | 'product' | 'variant',
  keys: readonly FeedKey[],
): Promise<void> {
  await bulkInsert(
    trx,
    'import_keys',
    { kind: 'text', key: 'text', id: 'int', hash: 'text', fingerprint: 'text' },
    keys.map(({ key, id, hash = '', fingerprint = '' }) => ({ kind, key, id, hash, fingerprint })),
    { key: ['kind', 'key'], update: ['id', 'hash', 'fingerprint'] },
  );
}

/** Whether the shop's goods came from a feed whose things are known. */
export async function hasKeys(trx: Db): Promise<boolean> {
  return (await trx.selectFrom('import_keys').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** How many products left the feed, and how many came back. */
export interface Departures {
  readonly gone: number;
  readonly returned: number;
}

/**
 * Takes off sale what the feed does not have any more: products stay, with their address, reviews and places in baskets, and
 * are out of stock. Those that have been gone for three months are deleted; their addresses are remembered.
 */
export async function putAway(trx: Db): Promise<Departures> {
  const inFeed = sql`exists (select from import_groups g where g.group_key = k.key)`;
  const returned = await sql`
    update products p set gone_at = null from import_keys k
     where k.kind = 'product' and k.id = p.id and p.gone_at is not null and ${inFeed}
    returning p.id`.execute(trx);
  const gone = await sql`
    update products p set gone_at = now() from import_keys k
     where k.kind = 'product' and k.id = p.id and p.gone_at is null and not ${inFeed}
    returning p.id`.execute(trx);
  await rememberMoves(trx);
  await sql`
    update stock s set amount = 0 from import_keys k
     where s.amount > 0 and k.kind = 'variant' and k.id = s.variant_id
       and not exists (select from import_offers o where ${variantKeyOf('o')} = k.key)`.execute(trx);
  await sql`
    with old as (
      delete from products where gone_at < now() - make_interval(days => ${sql.lit(keptDays)}) returning slug
    ) insert into gone_products (slug) select slug from old on conflict do nothing`.execute(trx);
  await forgetKeys(trx);
  return { gone: gone.rows.length, returned: returned.rows.length };
}

/** Products that are variants of another one now, because colours are joined: their addresses lead there. */
async function rememberMoves(trx: Db): Promise<void> {
  await sql`
    delete from moved_products m using products p where p.slug = m.slug and p.gone_at is null`.execute(trx);
  await sql`
    insert into moved_products (slug, product_id, variant_id)
    select distinct on (p.slug) p.slug, joined.id, variant.id
      from import_offers o
      join import_keys own on own.kind = 'product' and own.key = o.own_key
      join products p on p.id = own.id and p.gone_at is not null
      join import_keys joined on joined.kind = 'product' and joined.key = o.group_key
      join import_keys variant on variant.kind = 'variant' and variant.key = ${variantKeyOf('o')}
     where o.group_key <> o.own_key
     order by p.slug, o.seq
    on conflict (slug) do update set product_id = excluded.product_id, variant_id = excluded.variant_id`.execute(trx);
}

/** Forgets what is not in the shop any more. */
async function forgetKeys(trx: Db): Promise<void> {
  for (const [kind, table] of [
    ['product', 'products'],
    ['variant', 'variants'],
    ['section', 'sections'],
  ] as const) {
    await sql`
      delete from import_keys k where k.kind = ${kind}
         and not exists (select from ${sql.table(table)} t where t.id = k.id)`.execute(trx);
  }
}
