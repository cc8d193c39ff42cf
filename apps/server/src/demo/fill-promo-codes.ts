import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import type { DemoShop } from './demo-shop.js';

/** Promo codes, and a note of where the goods come from. */
export async function fillPromoCodes(trx: Db, shop: Pick<DemoShop, 'promoCodes' | 'seed'>): Promise<void> {
  await bulkInsert(
    trx,
    'promo_codes',
    {
      code: 'text',
      percent: 'int',
      amount_kopecks: 'int',
      min_total_kopecks: 'int',
      ends_at: 'timestamptz',
      max_uses: 'int',
    },
    shop.promoCodes.map(({ code, percent, amount, minTotal, endsAt, maxUses }) => ({
      code,
      percent,
      amount_kopecks: amount === null ? null : amount * 100,
      min_total_kopecks: minTotal * 100,
      ends_at: endsAt,
      max_uses: maxUses,
    })),
  );
  await bulkInsert(trx, 'settings', { key: 'text', value: 'jsonb' }, [
    { key: 'goods', value: { source: 'demo', seed: shop.seed } },
  ]);
}
