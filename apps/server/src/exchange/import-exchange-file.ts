import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { decodeFeed } from '../import/feed-encoding.js';
import { importPieces, type ImportResult } from '../import/import-yml.js';
import { forgetUnsaid, mergeFile, type ExchangeFile } from './goods-mirror.js';
import { mirrorFeed, type GoodsRules } from './mirror-feed.js';
import { readCommerceml } from './read-commerceml.js';

/** Name of the source in the records of imports. */
export const exchangeSource = '1С';

/** How a file is imported. */
export interface ExchangeImport {
  readonly file: ExchangeFile;
  readonly rules: GoodsRules;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Imports a file of goods, offers, prices or stock: merges it into what the accounting system said before and brings the
 * shop's goods to all of that, in one transaction. A file that is broken anywhere changes nothing.
 *
 * @returns null when it says nothing new
 * @throws ImportError with one Russian line
 */
export async function importExchangeFile(
  db: Db,
  bytes: AsyncIterable<Buffer>,
  { file, rules, signal }: ExchangeImport,
): Promise<ImportResult | null> {
  return bringGoods(db, { file, rules, signal }, async (trx) => {
    const { isChanged, saysStock } = await mergeFile(trx, file, readCommerceml(decodeFeed(bytes)), signal);
    return isChanged || saysStock;
  });
}

/** The exchange has ended: goods that its files of all goods did not name are removed. @throws ImportError */
export async function endExchange(db: Db, options: ExchangeImport): Promise<ImportResult | null> {
  return bringGoods(db, options, (trx) => forgetUnsaid(trx, options.file));
}

async function bringGoods(
  db: Db,
  { file, rules, signal }: ExchangeImport,
  merge: (trx: Db) => Promise<boolean>,
): Promise<ImportResult | null> {
  return importPieces(
    db,
    async (trx) => {
      const isNew = await merge(trx);
      const hasOtherRules = await noteRules(trx, file, rules);
      return isNew || hasOtherRules || !(await isInShop(trx)) ? mirrorFeed(trx, file, rules) : null;
    },
    { source: exchangeSource, isEmptyAllowed: true, isOrderedApart: true, signal },
  );
}

/** Whether the settings have changed since the goods were read by them. */
async function noteRules(trx: Db, { exchange, name }: ExchangeFile, rules: GoodsRules): Promise<boolean> {
  const body = JSON.stringify({ ...rules, warehouses: [...rules.warehouses] });
  const { rows } = await sql<{ is_changed: boolean }>`
    with known as (select body from exchange_items where kind = 'rules'),
    written as (
      insert into exchange_items (kind, id, body, exchange, file) values ('rules', '', ${body}::jsonb, ${exchange}, ${name})
      on conflict (kind, id) do update set body = excluded.body
    ) select not exists (select from known where body = ${body}::jsonb) as is_changed`.execute(trx);
  return rows[0]?.is_changed ?? true;
}

/** A feed may have been loaded by hand meanwhile. */
async function isInShop(trx: Db): Promise<boolean> {
  const goods = await trx.selectFrom('settings').select('value').where('key', '=', 'goods').executeTakeFirst();
  return (goods?.value as { feed?: unknown } | undefined)?.feed === exchangeSource;
}
