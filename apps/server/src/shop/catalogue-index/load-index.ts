import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { CatalogueIndex } from './catalogue-index.js';
import { readVersion } from './change-feed.js';
import { readFrame } from './frame.js';
import { GoodsIndex } from './goods-index.js';
import { Misfit } from './misfit.js';
import { factColumns, toFacts } from './product-row.js';
import type { FactRow } from './product-row.js';

/** Products read at once: a few milliseconds of the thread, between which requests are served. */
const portion = 250;
/** A larger catalogue would take more memory than a process of this shop is given. */
const maxProducts = 1_000_000;

/**
 * Builds the index from the database. What changes meanwhile may be in it or not, so the changes since its version
 * must be applied before it is used.
 * @throws Misfit when the catalogue does not fit
 */
export async function loadIndex(db: Db, signal: AbortSignal): Promise<CatalogueIndex> {
  const version = await readVersion(db);
  const frame = await readFrame(db);
  const goods = new GoodsIndex(frame.shops.size + 1);
  let last: { title_sort: string; id: number } | undefined;
  for (;;) {
    signal.throwIfAborted();
    const from = last ? sql`where (p.title_sort, p.id) > (${last.title_sort}, ${last.id})` : sql``;
    const { rows } = await sql<FactRow & { title_sort: string }>`
      select ${factColumns}, p.title_sort from products p ${from} order by p.title_sort, p.id limit ${portion}`.execute(
      db,
    );
    for (const row of rows) goods.load(toFacts(row));
    if (goods.columns.slots.size > maxProducts) throw new Misfit('more products than the index takes');
    last = rows.at(-1);
    if (rows.length < portion || !last) break;
    await pause();
  }
  goods.finish();
  return new CatalogueIndex(goods, frame, version);
}
