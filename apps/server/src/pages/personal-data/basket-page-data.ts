import type { PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { readBasket } from '../../shop/basket/basket.js';
import { getAccessories } from '../../shop/product/product-widgets.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/basket` (S2 §7): whether a promo code works, and what goes well with the goods. */
export async function getBasketPageData(
  db: Db,
  session: Session,
  now: Date,
): Promise<Pick<PageDataWire, '_isBasketPromocodeApplied' | '_basketExtraItems'>> {
  const { lines, isPromoApplied } = await readBasket(db, session.visitorId, now);
  const productIds = [...new Set(lines.map((line) => line.productId))];
  return {
    _isBasketPromocodeApplied: isPromoApplied,
    _basketExtraItems: productIds.length > 0 ? await getAccessories(db, productIds) : { safety: [], comfort: [] },
  };
}
