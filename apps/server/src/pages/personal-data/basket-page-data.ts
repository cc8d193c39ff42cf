import type { PageDataWire } from '@tropa/api-client/wire';
import { basketToWire } from '../../api/basket.wire.js';
import type { Db } from '../../db/schema.js';
import { readBasket } from '../../shop/basket/basket.js';
import { getAccessories } from '../../shop/product/product-widgets.js';
import type { Session } from '../../shop/sessions/sessions.js';
import { getDeliveryPageData } from './delivery-page-data.js';
import type { DeliveryAsked } from './delivery-page-data.js';

/**
 * Page data of `/basket` (S2 §7): the basket, whether a promo code works, what goes well with the goods, and
 * what delivery costs.
 */
export async function getBasketPageData(
  db: Db,
  session: Session,
  delivery: DeliveryAsked,
): Promise<Pick<PageDataWire, '_basket' | '_isBasketPromocodeApplied' | '_basketExtraItems' | '_delivery'>> {
  const basket = await readBasket(db, session.visitorId, delivery.now);
  const productIds = [...new Set(basket.lines.map((line) => line.productId))];
  const [extra, cost] = await Promise.all([
    productIds.length > 0 ? getAccessories(db, productIds) : { safety: [], comfort: [] },
    getDeliveryPageData(db, basket, delivery),
  ]);
  return {
    _basket: basketToWire(basket),
    _isBasketPromocodeApplied: basket.isPromoApplied,
    _basketExtraItems: extra,
    ...cost,
  };
}
