import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/**
 * Moves a guest's favourites, comparison, basket and votes to a user; of two quantities the larger stays.
 * Orders of this session are moved too, so that the user sees a payment started as a guest.
 */
export async function mergeVisitors(trx: Db, from: number, to: number): Promise<void> {
  // An import of goods locks the baskets and every product for as long as it lasts. A guest who has neither need not wait for it;
  // one who has anything waits at the baskets, before a product is touched, so that the two never wait for each other.
  if (await hasGoods(trx, from)) await mergeGoods(trx, from, to);
  await sql`
    insert into review_votes (review_id, visitor_id, voted_at)
    select v.review_id, ${to}, v.voted_at from review_votes v join reviews r on r.id = v.review_id
     where v.visitor_id = ${from}
       -- A guest may have voted for what turns out to be the guest's own.
       and not exists (select from users u where u.visitor_id = ${to} and u.id = r.user_id)
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('review_votes').where('visitor_id', '=', from).execute();
  await trx.updateTable('orders').set({ visitor_id: to }).where('visitor_id', '=', from).execute();
}

async function hasGoods(trx: Db, visitorId: number): Promise<boolean> {
  for (const table of ['baskets', 'favorites', 'comparison'] as const) {
    const own = await trx
      .selectFrom(table)
      .select('visitor_id')
      .where('visitor_id', '=', visitorId)
      .limit(1)
      .executeTakeFirst();
    if (own) return true;
  }
  return false;
}

async function mergeGoods(trx: Db, from: number, to: number): Promise<void> {
  await lockBaskets(trx, [from, to]);
  for (const list of ['favorites', 'comparison'] as const) {
    await sql`
      insert into ${sql.table(list)} (visitor_id, product_id, added_at)
      select ${to}, product_id, added_at from ${sql.table(list)} where visitor_id = ${from}
      on conflict do nothing`.execute(trx);
    await trx.deleteFrom(list).where('visitor_id', '=', from).execute();
  }
  await moveBasket(trx, from, to);
}

async function moveBasket(trx: Db, from: number, to: number): Promise<void> {
  const moved = await sql`
    insert into basket_lines (visitor_id, variant_id, product_id, quantity, added_at)
    select ${to}, variant_id, product_id, quantity, added_at from basket_lines where visitor_id = ${from}
    on conflict (visitor_id, variant_id)
      do update set quantity = greatest(basket_lines.quantity, excluded.quantity)`.execute(trx);
  if (moved.numAffectedRows) {
    await trx.deleteFrom('basket_lines').where('visitor_id', '=', from).execute();
    await sql`
      update baskets set version = version + 1, updated_at = now(),
        promo_code = coalesce(promo_code, (select promo_code from baskets where visitor_id = ${from}))
       where visitor_id = ${to}`.execute(trx);
  }
  await trx.deleteFrom('baskets').where('visitor_id', '=', from).execute();
}

/**
 * Locks baskets, creating missing ones, in sorted order and before any line: every change of a basket takes the
 * same two steps, so no deadlock is possible.
 */
async function lockBaskets(trx: Db, visitorIds: readonly number[]): Promise<void> {
  const sorted = [...visitorIds].sort((a, b) => a - b);
  await trx
    .insertInto('baskets')
    .values(sorted.map((visitor_id) => ({ visitor_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('baskets')
    .select('version')
    .where('visitor_id', 'in', sorted)
    .orderBy('visitor_id')
    .forUpdate()
    .execute();
}
