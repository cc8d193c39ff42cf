import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/**
 * Deletes all goods, with sections, brands, properties and everything that references products. Visitors, orders, shops
 * and articles stay. Banners and sales of the demo shop are deleted too: they advertise goods that no longer exist.
 */
export async function clearShop(trx: Db): Promise<void> {
  await lockGoods(trx);
  const goods = await sql<{
    value: { source?: string } | null;
  }>`select value from settings where key = 'goods'`.execute(trx);
  await sql`delete from products`.execute(trx);
  await sql`delete from sections`.execute(trx);
  await sql`delete from popular_requests`.execute(trx);
  await sql`delete from properties`.execute(trx);
  await sql`delete from brands`.execute(trx);
  await sql`delete from import_keys`.execute(trx);
  await sql`delete from remote_pictures`.execute(trx);
  if (goods.rows[0]?.value?.source === 'demo') {
    await sql`delete from sales`.execute(trx);
    await sql`delete from content_blocks where name in ('mainSlider', 'banners', 'social', 'video')`.execute(trx);
  }
}

/**
 * Locks baskets and stock before the goods: orders in progress finish first, the next ones wait. Then the version, as
 * publishing a review takes it before the product. Reads go on.
 */
export async function lockGoods(trx: Db): Promise<void> {
  await sql`lock table baskets, stock in exclusive mode`.execute(trx);
  await sql`select from catalogue_version where id = 1 for update`.execute(trx);
}
