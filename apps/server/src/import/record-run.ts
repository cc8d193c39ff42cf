import type { Db } from '../db/schema.js';
import type { ImportResult } from './import-yml.js';

/** Remembers what an import did, and where the goods of the shop are from. */
export async function recordRun(
  trx: Db,
  source: string,
  startedAt: Date,
  result: ImportResult,
  skipped: number,
): Promise<void> {
  await trx
    .insertInto('import_runs')
    .values({
      source,
      started_at: startedAt,
      finished_at: new Date(),
      products: result.products,
      skipped,
      report: JSON.stringify({ skipped: result.skipped, notes: result.notes }),
    })
    .execute();
  const value = JSON.stringify({ source: 'import', feed: source, shop: result.shopName });
  await trx
    .insertInto('settings')
    .values({ key: 'goods', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
