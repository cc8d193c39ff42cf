import type { PageDataWire } from '@tropa/api-client/wire';
import { basketToWire } from '../../api/basket.wire.js';
import type { Db } from '../../db/schema.js';
import { readBasket } from '../../shop/basket/basket.js';
import { getAccessories } from '../../shop/product/product-widgets.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/basket` (S2 §7): the basket, whether a promo code works, and what goes well with the goods. */
export async function getBasketPageData(
  db: Db,
  session: Session,
  now: Date,
): Promise<Pick<PageDataWire, '_basket' | '_isBasketPromocodeApplied' | '_basketExtraItems'>> {
  const basket = await readBasket(db, session.visitorId, now);
  const productIds = [...new Set(basket.lines.map((line) => line.productId))];
  return {
    _basket: basketToWire(basket),
    _isBasketPromocodeApplied: basket.isPromoApplied,
    _basketExtraItems: productIds.length > 0 ? await getAccessories(db, productIds) : { safety: [], comfort: [] },
  };
}
