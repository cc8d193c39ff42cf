import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { PromoCode } from '../promo/promo-code.js';
import { refusal } from '../refusals.js';

/** Takes one use of the code for an order. Conditional: concurrent orders cannot both get the last use. */
export async function usePromo(trx: Db, promo: PromoCode, orderId: number, phone: string, now: Date): Promise<void> {
  const taken = await trx
    .updateTable('promo_codes')
    .set({ uses: sql<number>`uses + 1` })
    .where('code', '=', promo.code)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('code')
    .executeTakeFirst();
  if (!taken) throw refusal('promo', 'Промокод уже использован: цена изменилась, проверьте корзину');
  const kept = await trx
    .insertInto('promo_uses')
    .values({
      code: promo.code,
      order_id: orderId,
      phone,
      used_at: now,
      once_phone: promo.is_once_per_phone ? phone : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!kept) throw refusal('promo', 'Вы уже использовали этот промокод: цена изменилась, проверьте корзину');
}

/**
 * Releases the use when an order is cancelled; the order is locked already. The code is locked before its use, as in
 * `usePromo`.
 */
export async function givePromoBack(trx: Db, orderId: number): Promise<void> {
  const used = await trx
    .selectFrom('promo_uses')
    .select('code')
    .where('order_id', '=', orderId)
    .orderBy('code')
    .execute();
  for (const { code } of used) {
    await trx
      .updateTable('promo_codes')
      .set({ uses: sql<number>`uses - 1` })
      .where('code', '=', code)
      .where('uses', '>', 0)
      .execute();
  }
  await trx.deleteFrom('promo_uses').where('order_id', '=', orderId).execute();
}

/** Removes a code that stopped working from the basket. */
export async function dropPromo(db: Db, visitorId: number): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ promo_code: null, version: sql<number>`version + 1` })
    .where('visitor_id', '=', visitorId)
    .where('promo_code', 'is not', null)
    .execute();
}
