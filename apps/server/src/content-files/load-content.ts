import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction.js';
import type { Db } from '../db/schema.js';
import { demoPromoCodes } from '../demo/promo-codes.js';
import type { ShopIdentity } from '../shop/identity/identity.js';
import { ContentError } from './content-error.js';
import { byName, hashOf, itemKinds, nameOf } from './item.js';
import type { Item } from './item.js';
import { readItems, unnamedPlace } from './read-items.js';
import { removeItem, writeItem } from './write-item.js';

/** What a load did, by names: `article pervyj-snoubord`. */
export interface LoadedContent {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Those of the staff's own that the folder does not have: they stay. */
  readonly kept: readonly string[];
  readonly unchanged: number;
}

/** Only one load at a time. */
const lockKey = 7_301_426;

const overwriteHint =
  'Bring these changes into the folder (npm run export -- <folder> writes them), or load with --overwrite: the folder wins.';

/**
 * Brings the content of the shop to what the folder says, all or nothing. What is the same is not touched, so ids and
 * addresses stay. What the staff has changed since the last load is not overwritten unless forced.
 *
 * @throws ContentError when the staff has changed something, or a shop that would be removed has stock or open orders
 */
export const loadContent = (
  db: Db,
  wanted: readonly Item[],
  options: { isOverwriting?: boolean } = {},
): Promise<LoadedContent> => inTransaction(db, (trx) => loadContentIn(trx, wanted, options));

/** The same in a transaction that does more. */
export async function loadContentIn(
  trx: Db,
  wanted: readonly Item[],
  { isOverwriting = false }: { isOverwriting?: boolean } = {},
): Promise<LoadedContent> {
  await lockLoads(trx);
  const current = byName(await readItems(trx));
  const loads = await trx.selectFrom('content_loads').selectAll().execute();
  const loaded = new Map(loads.map(({ kind, key, hash }) => [key === '' ? kind : `${kind} ${key}`, hash]));
  /** Whether nobody but the folder has written it. */
  const isUntouched = (name: string, item: Item): boolean => loaded.get(name) === hashOf(item.value);

  const added: Item[] = [];
  const changed: Item[] = [];
  const faults: string[] = [];
  let unchanged = 0;
  /** Names of the database's items that the folder has, under the folder's name or as an unnamed place. */
  const met = new Set<string>();
  for (const item of wanted) {
    const name = nameOf(item);
    const known = current.has(name) ? name : placeName(item, wanted);
    const before = current.get(known);
    if (before === undefined) {
      if (loaded.has(name) && !isOverwriting) faults.push(`${name}: the staff has deleted it`);
      added.push(item);
      continue;
    }
    met.add(known);
    if (known === name && hashOf(before.value) === hashOf(item.value)) {
      unchanged += 1;
      continue;
    }
    if (known === name && !isUntouched(name, before) && !isOverwriting) {
      faults.push(
        `${name}: ${loaded.has(name) ? 'the staff has changed it since the last load' : 'the staff has written it as well'}`,
      );
    }
    changed.push(item);
  }
  const gone = [...current].filter(([name]) => !met.has(name));
  const removed = gone.filter(([name, item]) => loaded.has(name) || isUntouched(name, item));
  for (const [name, item] of removed) {
    if (!isUntouched(name, item) && !isOverwriting)
      faults.push(`${name}: it is gone from the folder, and the staff has changed it since the last load`);
  }
  if (faults.length > 0) throw new ContentError([...faults, overwriteHint]);

  const ids = await readPlaceIds(trx);
  const idOf = (item: Item): number | null => ids.get(nameOf(item)) ?? ids.get(placeName(item, wanted)) ?? null;
  await requireEmptyShops(
    trx,
    removed.map(([, item]) => item),
    idOf,
  );
  for (const kind of itemKinds) {
    for (const item of [...added, ...changed].filter(({ kind: of }) => of === kind)) {
      await writeItem(trx, item, idOf(item));
    }
  }
  // After the writing: a shop may have moved out of a city that is removed. Shops are deleted before their cities.
  for (const kind of [...itemKinds].reverse()) {
    for (const [, item] of removed.filter(([, { kind: of }]) => of === kind)) await removeItem(trx, item, idOf(item));
  }
  const isDemo = ({ value }: Item): boolean => (value as ShopIdentity).isDemo;
  const [before, after] = [current.get('identity'), wanted.find(({ kind }) => kind === 'identity')];
  if ((before === undefined || isDemo(before)) && after !== undefined && !isDemo(after)) await dropDemoPromos(trx);
  await rememberLoad(trx, wanted);
  return {
    added: added.map(nameOf),
    changed: changed.map(nameOf),
    removed: removed.map(([name]) => name),
    kept: gone.map(([name]) => name).filter((name) => !removed.some(([other]) => other === name)),
    unchanged,
  };
}

/** Adds what the shop does not have; nothing of it may be there yet. */
export async function addContentIn(trx: Db, items: readonly Item[]): Promise<void> {
  await lockLoads(trx);
  for (const item of items) await writeItem(trx, item, null);
  await trx.insertInto('content_loads').values(rowsOfLoad(items)).execute();
}

async function lockLoads(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
}

/** The demo shop's codes are known to everybody who has read its sources. */
async function dropDemoPromos(trx: Db): Promise<void> {
  const codes = demoPromoCodes.map(({ code }) => code);
  await trx.deleteFrom('promo_codes').where('code', 'in', codes).execute();
}

/** How the database knows a place that no folder has named yet. */
function placeName({ kind, key, value }: Item, all: readonly Item[]): string {
  if (kind === 'city') return `city ${unnamedPlace((value as { title?: string }).title ?? key)}`;
  if (kind !== 'shop') return nameOf({ kind, key });
  const { city, address } = value as { city: string; address: string };
  const home = all.find((item) => item.kind === 'city' && item.key === city)?.value as { title: string } | undefined;
  return `shop ${unnamedPlace(home?.title ?? city.slice(1), address)}`;
}

/** Ids of cities and shops by the names of their items. */
async function readPlaceIds(trx: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: 'city' | 'shop'; id: number; key: string | null; title: string; address: string }>`
    select 'city' as kind, id, key, title, '' as address from cities
    union all
    select 'shop', s.id, s.key, c.title, s.address from shops s join cities c on c.id = s.city_id`.execute(trx);
  return new Map(
    rows.map(({ kind, id, key, title, address }) => [
      nameOf({ kind, key: key ?? (kind === 'city' ? unnamedPlace(title) : unnamedPlace(title, address)) }),
      id,
    ]),
  );
}

/** Goods must not vanish with their shop, nor an order lose the shelf that it is collected from. */
async function requireEmptyShops(
  trx: Db,
  removed: readonly Item[],
  idOf: (item: Item) => number | null,
): Promise<void> {
  const faults: string[] = [];
  for (const item of removed.filter(({ kind }) => kind === 'shop')) {
    const id = idOf(item);
    const { rows } = await sql<{ pieces: number; orders: number }>`
      select (select coalesce(sum(amount), 0)::int from stock where shop_id = ${id}) as pieces,
             (select count(*)::int from orders o where o.status not in ('done', 'cancelled', 'expired')
                and (o.shop_id = ${id} or exists (select from order_lines l join order_stock t on t.order_line_id = l.id
                                                   where l.order_id = o.id and t.shop_id = ${id}))) as orders`.execute(
      trx,
    );
    const { pieces = 0, orders = 0 } = rows[0] ?? {};
    if (pieces > 0 || orders > 0)
      faults.push(
        `${nameOf(item)}: it is gone from the folder and has ${pieces} pieces in stock, ${orders} open orders`,
      );
  }
  if (faults.length > 0)
    throw new ContentError([
      ...faults,
      'Set its stock to 0 (import or staff API) and close its orders first, or leave it in shops.yaml. Closed orders keep its address.',
    ]);
}

const rowsOfLoad = (items: readonly Item[]) =>
  items.map(({ kind, key, value }) => ({ kind, key, hash: hashOf(value) }));

async function rememberLoad(trx: Db, items: readonly Item[]): Promise<void> {
  await trx.deleteFrom('content_loads').execute();
  if (items.length > 0) await trx.insertInto('content_loads').values(rowsOfLoad(items)).execute();
}
