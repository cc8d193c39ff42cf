import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { readBasket } from '../basket/basket.js';
import type { Basket } from '../basket/basket.js';
import { touchBasket } from '../basket/change-basket.js';
import { refusal } from '../refusals.js';
import { findPromoCode, normalizePromoCode, unknownPromo } from './promo-code.js';

/** Applies a promo code. A code that gives no discount now is rejected, and the previous one stays. */
export async function applyPromo(db: Db, visitorId: number, typed: string, now: Date): Promise<Basket> {
  return inTransaction(db, async (trx) => {
    const promo = await findPromoCode(trx, normalizePromoCode(typed));
    if (!promo) throw refusal('promo', unknownPromo);
    await touchBasket(trx, visitorId);
    await setPromo(trx, visitorId, promo.code);
    const basket = await readBasket(trx, visitorId, now);
    if (basket.lines.length === 0) throw refusal('emptyBasket', 'В корзине нет товаров');
    if (basket.promoProblem) throw refusal('promo', basket.promoProblem.message);
    return basket;
  });
}

/** Removes the promo code. Without one nothing changes (decision 20a). */
export async function cancelPromo(db: Db, visitorId: number, now: Date): Promise<Basket> {
  return inTransaction(db, async (trx) => {
    await touchBasket(trx, visitorId);
    await setPromo(trx, visitorId, null);
    return readBasket(trx, visitorId, now);
  });
}

async function setPromo(trx: Db, visitorId: number, code: string | null): Promise<void> {
  await trx.updateTable('baskets').set({ promo_code: code }).where('visitor_id', '=', visitorId).execute();
}
