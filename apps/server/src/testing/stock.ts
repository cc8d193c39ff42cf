import type { Db } from '../db/schema.js';

/** Pieces of a variant in each shop that keeps it, in the order of the shops. */
export async function stockByShop(db: Db, variant: number): Promise<number[]> {
  const rows = await db
    .selectFrom('stock')
    .select('amount')
    .where('variant_id', '=', variant)
    .orderBy('shop_id')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** Pieces of a variant in all shops. */
export const stockOf = async (db: Db, variant: number): Promise<number> =>
  (await stockByShop(db, variant)).reduce((sum, amount) => sum + amount, 0);
